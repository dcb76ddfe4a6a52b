//! The kernel: word graph, move generation, check, score and static evaluation. It knows numbers only:
//! tiles as `u8`, boards and multipliers as arrays, words as a slice of `u32`. See `docs/architecture.md`.
//!
//! Read in this order: `tile`, `graph`, `anagram`, `tables`, `position`, `lane`, `live`, `generate`, `check`,
//! `leaves`, `evaluate`, `rank`, `window`, `reserve`, `pick`, `selfplay`; then
//! `game`, `leave_model`, `simulate`, `endgame`.
//! Read in this order: `tile`, `graph`, `tables`, `position`, `lane`, `generate`, `check`, `leaves`,
//! `evaluate`, `rank`, `selfplay`, `fill`.

#![forbid(unsafe_code)]

pub mod anagram;
pub mod check;
pub mod endgame;
pub mod evaluate;
pub mod fill;
pub mod game;
pub mod generate;
pub mod graph;
pub mod lane;
pub mod leave_model;
pub mod leaves;
pub mod live;
pub mod made;
pub mod pick;
pub mod position;
pub mod rank;
pub mod record;
mod reserve;
pub mod rng;
pub mod seen;
pub mod selfplay;
pub mod sha256;
pub mod simulate;
pub mod tables;
pub mod tally;
pub mod tile;
pub mod train;
mod window;
pub mod worth;
