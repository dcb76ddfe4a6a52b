"""Running games: load, decide, append, publish; timers, bots, tables, guests. Ports that adapters fill."""
