//! The kernel: word graph, move generation, check, score and static evaluation. It knows numbers only:
//! tiles as `u8`, boards and multipliers as arrays, words as a slice of `u32`. See `docs/architecture.md`.
//!
//! Read in this order, each module after those that it stands on: `tile`, `rng`, `sha256`, `tables`, `graph`,
//! `anagram`, `fill`; one position: `position`, `record`, `lane`, `window`, `live`, `laid`, `walk`, `generate`, `check`,
//! `made`; what a move is worth: `leaves`, `leave_model`, `evaluate`, `rank`, `reserve`, `pick`; whole games:
//! `game`, `worth`, `mover`, `steps`, `selfplay`, `seen`, `endgame`, `simulate`; training: `tally`, `train`; rules beyond: `extra`.

#![forbid(unsafe_code)]

pub mod anagram;
pub mod check;
pub mod endgame;
pub mod evaluate;
pub mod extra;
pub mod fill;
pub mod game;
pub mod generate;
pub mod graph;
mod laid;
pub mod lane;
pub mod leave_model;
pub mod leaves;
pub mod live;
pub mod made;
pub mod mover;
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
pub mod steps;
pub mod tables;
pub mod tally;
pub mod tile;
pub mod train;
mod walk;
mod window;
pub mod worth;
