"""What msgspec writes, for the description of a route, which FastAPI does not read itself."""

from typing import Any

from msgspec import json

HOME = "#/$defs/"


def inline_schema(kind: Any) -> dict[str, Any]:
    """With every part in its place: references would be looked for in the whole description."""
    schema = json.schema(kind)
    parts = schema.pop("$defs", {})
    whole: dict[str, Any] = _put_in(schema, parts)
    return whole


def _put_in(schema: Any, parts: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_put_in(item, parts) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _put_in(parts[schema["$ref"].removeprefix(HOME)], parts)
    return {name: _put_in(item, parts) for name, item in schema.items()}
