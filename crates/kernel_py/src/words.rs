//! The words of a graph, asked by pattern, letters and hooks.

use crate::errors::WordsRefusedError;
use crate::graph::Graph;
use kernel::graph::query::{find, hooks, Found, Letters, Pattern, Query};
use kernel::graph::{Ranks, WORD_MAX};
use kernel::tile::LETTERS_MAX;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A graph with its words counted. Calls from several threads at once are fine.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct WordIndex {
    graph: Py<Graph>,
    ranks: Ranks,
}

fn refused(text: &str) -> PyErr {
    WordsRefusedError::new_err(text.to_owned())
}

#[pymethods]
impl WordIndex {
    #[new]
    fn new(py: Python<'_>, graph: Py<Graph>) -> PyResult<Self> {
        let view = graph.get().view();
        if view.header().any_word {
            return Err(refused("an any-word graph has words without end"));
        }
        let ranks = py.detach(|| Ranks::of(view));
        Ok(WordIndex { graph, ranks })
    }

    #[pyo3(signature = (*, items, gaps, letters, blanks, whole, least, most, marks, longest_first, after, limit))]
    #[allow(clippy::too_many_arguments)]
    fn find<'py>(
        &self,
        py: Python<'py>,
        items: Option<Vec<u64>>,
        gaps: u64,
        letters: Option<Vec<u8>>,
        blanks: u8,
        whole: bool,
        least: usize,
        most: usize,
        marks: Option<&[u8]>,
        longest_first: bool,
        after: Option<&[u8]>,
        limit: usize,
    ) -> PyResult<(Bound<'py, PyBytes>, u64)> {
        let view = self.graph.get().view();
        let pattern = items.map(|items| Pattern { items, gaps });
        if pattern
            .as_ref()
            .is_some_and(|one| one.items.len() > WORD_MAX)
        {
            return Err(refused("a pattern has more letters than any word"));
        }
        if after.is_some_and(|word| word.len() > WORD_MAX) {
            return Err(refused("no word is that long"));
        }
        let size = view.header().word_count.div_ceil(8) as usize;
        if marks.is_some_and(|marks| marks.len() != size) {
            return Err(refused("the marks are those of another graph"));
        }
        let query = Query {
            pattern,
            letters: letters
                .map(|letters| rack(&letters, blanks, whole))
                .transpose()?,
            lengths: (least, most),
            marks,
            longest_first,
            after,
            limit,
        };
        let Found { words, total } = py.detach(|| find(view, &self.ranks, &query));
        let mut joined = Vec::with_capacity(words.iter().map(|word| word.len() + 1).sum());
        for word in words {
            joined.extend(word);
            joined.push(0);
        }
        Ok((PyBytes::new(py, &joined), total))
    }

    /// Whether it is a word; letters before it, behind it, in each of its gaps, as bits.
    fn hooks(&self, word: &[u8]) -> PyResult<(bool, u64, u64, Vec<u64>)> {
        if word.is_empty() || word.len() >= WORD_MAX || word.contains(&0) {
            return Err(refused("hooks need a word of some letters"));
        }
        let found = hooks(self.graph.get().view(), word);
        Ok((found.is_word, found.front, found.back, found.inner))
    }

    fn marks<'py>(&self, py: Python<'py>, words: &[u8]) -> Bound<'py, PyBytes> {
        let view = self.graph.get().view();
        let marks = py.detach(|| self.ranks.marks(view, words));
        PyBytes::new(py, &marks)
    }
}

fn rack(letters: &[u8], blanks: u8, whole: bool) -> PyResult<Letters> {
    let mut counts = [0u8; LETTERS_MAX + 1];
    for &letter in letters {
        let place = usize::from(letter);
        if !(1..=LETTERS_MAX).contains(&place) || counts[place] == u8::MAX {
            return Err(refused("a rack has a tile that is no letter"));
        }
        counts[place] += 1;
    }
    Ok(Letters {
        counts,
        blanks,
        whole,
    })
}
