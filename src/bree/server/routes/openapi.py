"""JSON schemas of msgspec types for the OpenAPI description, which FastAPI cannot read itself."""

from typing import Any

from msgspec import json

DEFINITIONS = "#/$defs/"


def inline_schema(kind: Any) -> dict[str, Any]:
    """The schema with all references replaced, because they would refer to the whole OpenAPI document."""
    schema = json.schema(kind)
    parts = schema.pop("$defs", {})
    whole: dict[str, Any] = _inline(schema, parts)
    return whole


def _inline(schema: Any, parts: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_inline(item, parts) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inline(parts[schema["$ref"].removeprefix(DEFINITIONS)], parts)
    return {name: _inline(item, parts) for name, item in schema.items()}
