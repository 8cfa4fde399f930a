"""A made-up title of the 18xx family, "Mini": as small as a whole title can be. Copy it to begin a new one.

Where a real title has four folders, this one has a single folder that only tests know:

- the rules, for a real title in `core/titles/t<id>`: `compose.py` fills the family's slots, `data.py` reads
  `special.toml`, `ferry.py` is the power of its private and the question that comes with it
- the views, for a real title in `ui/rail18/titles/t<id>`: `views.py`
- the assets, for a real title in `assets/titles/<id>`: `assets/`
- its tests

`registered.py` makes it known by the public calls, as `core/registry.py` and `ui/rail18/title_list.py` do for the
titles that ship, and takes it all back.
"""
