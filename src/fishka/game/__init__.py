"""Running games: commands are decided into events, events evolve a state, a view shows what one may know."""
