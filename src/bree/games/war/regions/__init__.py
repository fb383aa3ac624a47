"""The 105 regions of the map, one file each: nation, settlement, neighbours, names."""
