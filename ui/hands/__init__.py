"""On the table: what hands have to do, page by page, for every family."""
