//! One edition's rules beyond the plain ones, with its words: one play judged, plays found.

use crate::engine::Engine;
use crate::errors::{position_refused, PositionRefusedError, TablesRefusedError};
use crate::graph::Graph;
use kernel::extra::find::{Bounds, Ranked, Search};
use kernel::extra::judge::{judge, Made};
use kernel::extra::{At, Dictionary, Extra, Freed, Placed, Play, Rules, Swap, SwapRule};
use kernel::leaves::Leaves;
use kernel::position::{Board, Rack};
use kernel::rank::By;
use pyo3::prelude::*;

/// A full rack, the tile freed by a swap and room to spare.
const HELD_MAX: usize = 16;

/// Score, equity, tiles laid, swap, readings.
type Answer = (i64, i64, Vec<Placed>, Option<Swap>, Vec<Placed>);

/// An engine with rules and a dictionary of its own. Calls from several threads at once are fine.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct Beyond {
    engine: Py<Engine>,
    dictionary: Py<Graph>,
    signs: Option<[u8; 64]>,
    extra: Extra,
}

/// A position and the past of its game.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct BeyondPosition {
    at: At,
}

#[pymethods]
impl BeyondPosition {
    #[new]
    #[pyo3(signature = (*, cells, rack, words_played, letters_laid, spent))]
    fn new(
        cells: &[u8],
        rack: &[u8],
        words_played: Vec<Vec<u8>>,
        letters_laid: Vec<u8>,
        spent: Vec<usize>,
    ) -> PyResult<Self> {
        let mut used = vec![false; cells.len()];
        for square in spent {
            *used
                .get_mut(square)
                .ok_or_else(|| malformed("a square outside the board"))? = true;
        }
        if letters_laid.iter().any(|&letter| letter > 63) {
            return Err(malformed("a tile that is no letter"));
        }
        let mut rack = rack.to_vec();
        rack.sort_unstable();
        Ok(BeyondPosition {
            at: At {
                cells: cells.to_vec(),
                rack,
                words_played: words_played.into_iter().collect(),
                letters_laid: letters_laid
                    .iter()
                    .fold(0, |mask, &letter| mask | 1 << letter),
                spent: used,
            },
        })
    }
}

fn malformed(text: &'static str) -> PyErr {
    PositionRefusedError::new_err(text)
}

#[pymethods]
impl Beyond {
    #[new]
    #[pyo3(signature = (engine, dictionary, signs, *, swap, repeat_words, swap_remove, freed_tile, corner_chain,
        corner_forced, share_letter, max_extended_words, min_word_len, corner_min_word_len,
        first_word_min_letters, first_word_min_syllables, first_word_all, blanks_unexhausted,
        blanks_read_anew, blank_as_letter, word_premiums_added, premiums_always, factor_by_count,
        bonus_whole_hand, first_values, changed_words_score, theme_points, theme_words))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn new(
        engine: Py<Engine>,
        dictionary: Py<Graph>,
        signs: Option<Vec<u8>>,
        swap: u8,
        repeat_words: bool,
        swap_remove: bool,
        freed_tile: u8,
        corner_chain: bool,
        corner_forced: bool,
        share_letter: bool,
        max_extended_words: Option<usize>,
        min_word_len: usize,
        corner_min_word_len: usize,
        first_word_min_letters: usize,
        first_word_min_syllables: usize,
        first_word_all: bool,
        blanks_unexhausted: bool,
        blanks_read_anew: bool,
        blank_as_letter: bool,
        word_premiums_added: bool,
        premiums_always: bool,
        factor_by_count: Vec<u32>,
        bonus_whole_hand: bool,
        first_values: Vec<(u8, u32)>,
        changed_words_score: bool,
        theme_points: u32,
        theme_words: Vec<Vec<u8>>,
    ) -> PyResult<Self> {
        let refused = TablesRefusedError::new_err::<&'static str>;
        let extra = Extra {
            swap: match swap {
                0 => SwapRule::None,
                1 => SwapRule::BlankExact,
                2 => SwapRule::AnyLetter,
                _ => return Err(refused("no such swap rule")),
            },
            repeat_words,
            swap_remove,
            freed_tile: match freed_tile {
                0 => Freed::UseNow,
                1 => Freed::Keep,
                2 => Freed::UseNowUnless,
                _ => return Err(refused("no such rule for a freed tile")),
            },
            corner_chain,
            corner_forced,
            share_letter,
            max_extended_words,
            min_word_len,
            corner_min_word_len,
            first_word_min_letters,
            first_word_min_syllables,
            first_word_all,
            blanks_unexhausted,
            blanks_read_anew,
            blank_as_letter,
            word_premiums_added,
            premiums_always,
            factor_by_count,
            bonus_whole_hand,
            first_values,
            changed_words_score,
            theme_points,
            theme_words,
        };
        if !extra.fits(engine.get().tables()) {
            return Err(refused("a list of the rules does not fit the tables"));
        }
        if dictionary.get().view().header().letter_count
            != engine.get().graph().header().letter_count
        {
            return Err(refused(
                "the dictionary has another alphabet than the tables",
            ));
        }
        let mut by_tile = [0; 64];
        for (sign, given) in by_tile.iter_mut().skip(1).zip(signs.iter().flatten()) {
            *sign = *given;
        }
        Ok(Beyond {
            engine,
            dictionary,
            signs: signs.is_some().then_some(by_tile),
            extra,
        })
    }

    /// SHA-256 (hex) of the rules as they arrived.
    fn digest(&self) -> String {
        let digest = self.extra.digest();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Points of a play; None when it is refused. With `any_words` no word is looked up.
    #[pyo3(signature = (position, placed, swap, readings, *, any_words))]
    fn judge(
        &self,
        py: Python<'_>,
        position: Py<BeyondPosition>,
        placed: Vec<Placed>,
        swap: Option<Swap>,
        readings: Vec<Placed>,
        any_words: bool,
    ) -> PyResult<Option<i64>> {
        let at = self.held(&position)?;
        let mut play = Play {
            placed,
            swap,
            readings,
        };
        play.placed.sort_unstable();
        let made = if any_words { Made::Any } else { Made::Asked };
        Ok(py.detach(|| judge(&self.rules(), at, &play, made)))
    }

    /// The first plays in order. Bounds: changed positions, those with chains or equations, their steps.
    #[pyo3(signature = (position, *, limit, by_equity, bag_count, bounds))]
    fn best(
        &self,
        py: Python<'_>,
        position: Py<BeyondPosition>,
        limit: Option<usize>,
        by_equity: bool,
        bag_count: usize,
        bounds: Option<(usize, usize, u64)>,
    ) -> PyResult<Vec<Answer>> {
        let at = self.checked(&position)?;
        let leaves = self.engine.get().leaves()?;
        let by = if by_equity { By::Equity } else { By::Score };
        let bounds = bounds.map_or(Bounds::NONE, |(variations, chained, steps)| Bounds {
            variations,
            chained,
            steps,
        });
        let found = py.detach(|| {
            let search = self.search(at, &leaves, bag_count);
            search.best(by, limit.unwrap_or(usize::MAX), bounds)
        });
        Ok(found.into_iter().map(answer).collect())
    }

    /// How many plays there are, and the sum of their points.
    fn count(&self, py: Python<'_>, position: Py<BeyondPosition>) -> PyResult<(u64, i64)> {
        let at = self.checked(&position)?;
        let leaves = self.engine.get().leaves()?;
        Ok(py.detach(|| {
            let (mut plays, mut sum) = (0, 0);
            self.search(at, &leaves, 0).each(Bounds::NONE, &mut |one| {
                plays += 1;
                sum += one.score;
                true
            });
            (plays, sum)
        }))
    }

    /// Whether there is any play.
    fn any_play(&self, py: Python<'_>, position: Py<BeyondPosition>) -> PyResult<bool> {
        let at = self.checked(&position)?;
        let leaves = self.engine.get().leaves()?;
        Ok(py.detach(|| self.search(at, &leaves, 0).any()))
    }
}

impl Beyond {
    fn rules(&self) -> Rules<'_> {
        Rules {
            tables: self.engine.get().tables(),
            extra: &self.extra,
            dictionary: match &self.signs {
                Some(signs) => Dictionary::Equations(signs),
                None => Dictionary::Words(self.dictionary.get().view()),
            },
        }
    }

    fn search<'a>(&'a self, at: &'a At, leaves: &'a Leaves, bag_count: usize) -> Search<'a> {
        Search {
            rules: self.rules(),
            graph: self.engine.get().graph(),
            leaves,
            at,
            bag_count,
        }
    }

    /// The position, if it is one of these tables.
    fn checked<'a>(&self, position: &'a Py<BeyondPosition>) -> PyResult<&'a At> {
        let at = self.held(position)?;
        Rack::new(self.engine.get().tables(), &at.rack).map_err(position_refused)?;
        Ok(at)
    }

    /// The same with a hand that may be larger than a rack: the tiles of a play are taken for one.
    fn held<'a>(&self, position: &'a Py<BeyondPosition>) -> PyResult<&'a At> {
        let at = &position.get().at;
        let tables = self.engine.get().tables();
        Board::new(tables, &at.cells).map_err(position_refused)?;
        let is_tile = |&tile: &u8| usize::from(tile) <= tables.letter_count;
        if at.rack.len() > HELD_MAX || !at.rack.iter().all(is_tile) {
            return Err(malformed("a hand that nobody can hold"));
        }
        Ok(at)
    }
}

fn answer(one: Ranked) -> Answer {
    let play = one.play;
    (one.score, one.equity, play.placed, play.swap, play.readings)
}
