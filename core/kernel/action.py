"""An action: what somebody wants to do, named by ids. Families derive their own kinds."""

from typing import ClassVar

from pydantic import BaseModel, ConfigDict


class Action(BaseModel):
    """`actor` is the player who takes it, for himself or as director."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    kind: ClassVar[str]
    actor: str

    def __init_subclass__(cls, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)  # type: ignore[arg-type]
        cls.kind = cls.__name__
