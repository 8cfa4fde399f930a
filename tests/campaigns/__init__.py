"""Long runs with fixed seeds: `./dev campaign NAME` runs `campaign_<name>.py`."""
