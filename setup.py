"""What goes into the wheel: the packages as they are called here, and beside them a folder with all that is no Python.

The folder has the program's name, as its neighbours in an environment are anybody's. It is the place of no module, and
this repository is where its files are found: pyproject.toml cannot say that.
"""

from tempfile import TemporaryDirectory

from setuptools import find_namespace_packages, setup

with TemporaryDirectory(prefix="bankhalter-wheel-") as folder:  # leftovers would come into the next wheel
    setup(
        script_name="setup.py",  # which is no part of the program, though it lies where its folder begins
        packages=[*find_namespace_packages(include=["core*", "ui*"], exclude=["*.__pycache__"]), "bankhalter"],
        package_dir={"bankhalter": "."},
        package_data={"bankhalter": ["LICENSE", "assets/**/*"]},
        include_package_data=False,
        options={"build": {"build_base": folder}, "egg_info": {"egg_base": folder}},
    )
