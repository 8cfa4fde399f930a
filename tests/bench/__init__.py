"""Measurements with targets: `./dev bench NAME` runs `bench_<name>.py`."""
