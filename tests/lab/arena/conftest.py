from tests.lab.arena.company import company

__all__ = ["company"]
