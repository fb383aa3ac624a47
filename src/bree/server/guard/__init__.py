"""What stands before everything else: headers, origins and names of the server, sizes and rates, slow or greedy lines,
who may begin long work and when, names fit to be shown, refusals as answers. Nothing here knows a table.
"""
