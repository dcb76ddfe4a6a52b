//! Drives wolges for benchmarks/side_by_side.py: our own code against its public crate, built outside this
//! repository as an example of a wolges tree (see benchmarks/README.md). English only: wolges compiles its games in.
//!
//! `driver WORDS.kwg LEAVES.klv2`, then the commands of `benchmarks/peers/magpie.c`, one answer line each.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use std::io::BufRead;
use std::time::Instant;
use wolges::game_config::GameConfig;
use wolges::game_state::{CheckGameEnded, GameState};
use wolges::klv::Klv;
use wolges::kwg::{Kwg, Node22};
use wolges::movegen::{BoardSnapshot, GenMovesParams, KurniaMoveGenerator, Play};
use wolges::{alphabet, display, game_config, simmer};

struct Position {
    board: Vec<u8>,
    racks: [Vec<u8>; 2],
}

struct Engine {
    config: GameConfig,
    kwg: Kwg<Node22>,
    klv: Klv<Node22>,
}

fn rack(config: &GameConfig, text: &str) -> Vec<u8> {
    let reader = alphabet::AlphabetReader::new_for_racks(config.alphabet());
    let (bytes, mut at, mut out) = (text.as_bytes(), 0, Vec::new());
    while at < bytes.len() {
        let (tile, next) = reader.next_tile(bytes, at).expect("a tile");
        out.push(tile);
        at = next;
    }
    out
}

impl Engine {
    fn load(&self, path: &str) -> Vec<Position> {
        let mut parser =
            display::BoardFenParser::new(self.config.alphabet(), self.config.board_layout());
        let text = std::fs::read_to_string(path).expect("a file of positions");
        text.lines()
            .map(|line| {
                let mut parts = line.split(' ');
                let board = parser.parse(parts.next().unwrap()).expect("a board").to_vec();
                let (own, other) = parts.next().unwrap().split_once('/').unwrap();
                Position {
                    board,
                    racks: [rack(&self.config, own), rack(&self.config, other)],
                }
            })
            .collect()
    }

    fn generate(&self, moves: &mut KurniaMoveGenerator, board: &[u8], rack: &[u8], most: usize) {
        moves.gen_moves_unfiltered(&GenMovesParams {
            board_snapshot: &BoardSnapshot {
                board_tiles: board,
                game_config: &self.config,
                kwg: &self.kwg,
                klv: &self.klv,
            },
            rack,
            max_gen: most,
            num_exchanges_by_this_player: 0,
            always_include_pass: false,
            dynamic_leaves: None,
        });
    }

    /// Generated twice: the first makes the crossing words of the board known, the second is timed.
    fn time(&self, moves: &mut KurniaMoveGenerator, one: &Position, most: usize) -> u128 {
        self.generate(moves, &one.board, &one.racks[0], 1);
        let start = Instant::now();
        self.generate(moves, &one.board, &one.racks[0], most);
        start.elapsed().as_nanos()
    }

    /// Greedy games of seeds from `seed` on, every `step`th: nanoseconds and turns.
    fn play(&self, seed: u64, count: u64, step: usize) -> Vec<(u128, u64)> {
        let mut moves = KurniaMoveGenerator::new(&self.config);
        let mut state = GameState::new(&self.config);
        let mut finals = vec![0; 2];
        let mut one = |number: u64| {
            let start = Instant::now();
            let mut rng = ChaCha20Rng::seed_from_u64(seed + number);
            state.reset_and_draw_tiles(&self.config, &mut rng);
            let mut turns = 0;
            loop {
                self.generate(&mut moves, &state.board_tiles, &state.current_player().rack, 1);
                turns += 1;
                state.play(&self.config, &mut rng, &moves.plays[0].play).expect("a legal move");
                match state.check_game_ended(&self.config, &mut finals) {
                    CheckGameEnded::NotEnded => state.next_turn(),
                    _ => return (start.elapsed().as_nanos(), turns),
                }
            }
        };
        (0..count).step_by(step).map(&mut one).collect()
    }

    /// Two turns played on after each of the best plays: nanoseconds and games.
    fn play_on(&self, one: &Position, plays: usize, deals: u64) -> (u128, u64) {
        let mut moves = KurniaMoveGenerator::new(&self.config);
        self.generate(&mut moves, &one.board, &one.racks[0], plays);
        let mut state = GameState::new(&self.config);
        state.board_tiles.copy_from_slice(&one.board);
        let alphabet = self.config.alphabet();
        let mut left: Vec<u8> = (0..alphabet.len()).map(|tile| alphabet.freq(tile)).collect();
        let laid = one.board.iter().filter(|&&tile| tile != 0);
        for tile in laid.map(|&tile| if tile & 0x80 == 0 { tile } else { 0 }) {
            left[usize::from(tile)] -= 1;
        }
        for (player, rack) in state.players.iter_mut().zip(&one.racks) {
            rack.iter().for_each(|&tile| left[usize::from(tile)] -= 1);
            player.rack.clone_from(rack);
        }
        let unseen = (0u8..).zip(&left);
        state.bag.set_from_iter(
            unseen.flat_map(|(tile, &count)| std::iter::repeat_n(tile, usize::from(count))),
        );
        let mut simmer = simmer::Simmer::new(&self.config);
        let start = Instant::now();
        simmer.prepare(&self.config, &state, 2);
        let mut games = 0;
        for _ in 0..deals {
            simmer.prepare_iteration();
            for candidate in &moves.plays {
                simmer.simulate(&self.config, &self.kwg, &self.klv, &candidate.play);
                games += 1;
            }
        }
        (start.elapsed().as_nanos(), games)
    }

    fn answer(&self, positions: &mut Vec<Position>, moves: &mut KurniaMoveGenerator, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words[at].parse::<u64>().expect("a number");
        match words[..] {
            ["load", path] => {
                *positions = self.load(path);
                print!("{}", positions.len());
            }
            ["best"] => {
                for one in positions {
                    let ns = self.time(moves, one, 1);
                    print!("{ns} {} ", moves.plays[0].equity.raw());
                }
            }
            ["all"] => {
                for one in positions {
                    let ns = self.time(moves, one, usize::MAX);
                    let scores = moves.plays.iter().filter_map(|one| match &one.play {
                        Play::Place { score, .. } => Some(i64::from(*score / 1000)),
                        Play::Exchange { .. } => None,
                    });
                    print!("{ns} {} {} ", scores.clone().count(), scores.sum::<i64>());
                }
            }
            ["games", _, _] => {
                for (ns, turns) in self.play(number(1), number(2), 1) {
                    print!("{ns} {turns} ");
                }
            }
            ["games", _, _, _] => {
                let (seed, count, threads) = (number(1), number(2), number(3));
                let start = Instant::now();
                let turns: u64 = std::thread::scope(|scope| {
                    let shares: Vec<_> = (0..threads)
                        .map(|at| scope.spawn(move || self.play(seed + at, count - at, threads as usize)))
                        .collect();
                    let share = |one: std::thread::ScopedJoinHandle<'_, Vec<(u128, u64)>>| {
                        one.join().expect("games").iter().map(|one| one.1).sum::<u64>()
                    };
                    shares.into_iter().map(share).sum()
                });
                print!("{} {turns}", start.elapsed().as_nanos());
            }
            ["sim", _, _, "1"] => {
                for one in positions {
                    let (ns, games) = self.play_on(one, number(1) as usize, number(2));
                    print!("{ns} {games} ");
                }
            }
            _ => print!("-"),
        }
        println!();
    }
}

fn main() {
    let named: Vec<String> = std::env::args().collect();
    let engine = Engine {
        config: game_config::make_english_game_config(),
        kwg: Kwg::from_bytes_alloc(&std::fs::read(&named[1]).expect("a word graph")),
        klv: Klv::from_bytes_alloc(&std::fs::read(&named[2]).expect("leaves")),
    };
    let mut positions = Vec::new();
    let mut moves = KurniaMoveGenerator::new(&engine.config);
    for line in std::io::stdin().lock().lines() {
        engine.answer(&mut positions, &mut moves, &line.expect("a command"));
    }
}
