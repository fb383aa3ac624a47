"""A simulated world: clients, workers, network, store and clocks in one process from one seed (docs/world.md)."""
