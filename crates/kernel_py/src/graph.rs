//! Graphs for Python: build, open, ask.

use crate::errors::{
    build_error, graph_corrupt, GraphCorruptError, PositionRefusedError, WordsRefusedError,
};
use crate::image::Image;
use kernel::fill::{fill, Window};
use kernel::graph::{self, Header};
use kernel::tile::LETTERS_MAX;
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A verified word graph on an image that Python keeps.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct Graph {
    image: Image,
    header: Header,
}

impl Graph {
    /// The graph to walk on.
    pub fn view(&self) -> graph::Graph<'_> {
        graph::Graph::open_verified(self.image.words(), self.header)
    }
}

#[pymethods]
impl Graph {
    #[new]
    fn new(py: Python<'_>, image: PyBuffer<u8>) -> PyResult<Self> {
        if !image.readonly() {
            return Err(GraphCorruptError::new_err(
                "the image must be read-only memory",
            ));
        }
        let Some(image) = Image::of(py, image)? else {
            return Err(GraphCorruptError::new_err("the graph is cut short"));
        };
        let header = py
            .detach(|| graph::verify(image.words()))
            .map_err(graph_corrupt)?;
        Ok(Graph { image, header })
    }

    #[getter]
    fn letter_count(&self) -> u8 {
        self.header.letter_count
    }

    #[getter]
    fn word_count(&self) -> u64 {
        self.header.word_count
    }

    #[getter]
    fn longest(&self) -> u8 {
        self.header.longest
    }

    #[getter]
    fn any_word(&self) -> bool {
        self.header.any_word
    }

    #[getter]
    fn size_bytes(&self) -> usize {
        self.image.words().len() * 4
    }

    fn contains(&self, word: &[u8]) -> bool {
        self.view().contains(word)
    }

    fn fill<'py>(
        &self,
        py: Python<'py>,
        pattern: &[u8],
        allowed: Vec<u64>,
        rack: &[u8],
    ) -> PyResult<Bound<'py, PyBytes>> {
        let letters = 0..=self.header.letter_count;
        if pattern.is_empty()
            || pattern.len() != allowed.len()
            || !pattern
                .iter()
                .chain(rack)
                .all(|tile| letters.contains(tile))
        {
            return Err(PositionRefusedError::new_err(
                "a window has letters or holes, and a mask for each",
            ));
        }
        let mut counts = [0; LETTERS_MAX + 1];
        for &tile in rack {
            counts[usize::from(tile)] += 1;
        }
        let mut out = Vec::new();
        let window = Window {
            pattern,
            allowed: &allowed,
        };
        fill(&self.view(), &window, &mut counts, &mut |tiles| {
            out.extend_from_slice(tiles)
        });
        Ok(PyBytes::new(py, &out))
    }

    fn words<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        if self.header.any_word {
            return Err(WordsRefusedError::new_err(
                "an any-word graph has words without end",
            ));
        }
        let words = py.detach(|| {
            let mut out = Vec::new();
            self.view().for_each_word(&mut |word| {
                out.extend_from_slice(word);
                out.push(0);
            });
            out
        });
        Ok(PyBytes::new(py, &words))
    }
}

/// The image of the graph of a list: letter tiles, each word ended by 0.
#[pyfunction]
pub fn build_graph<'py>(
    py: Python<'py>,
    words: &[u8],
    letter_count: u8,
) -> PyResult<Bound<'py, PyBytes>> {
    let image = py
        .detach(|| graph::build(words, letter_count))
        .map_err(build_error)?;
    to_bytes(py, &image)
}

/// The image of the graph in which every string of letters is a word.
#[pyfunction]
pub fn any_word_graph(py: Python<'_>, letter_count: u8) -> PyResult<Bound<'_, PyBytes>> {
    to_bytes(py, &graph::any_word(letter_count).map_err(build_error)?)
}

fn to_bytes<'py>(py: Python<'py>, image: &[u32]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, image.len() * 4, |out| {
        for (place, word) in out.chunks_exact_mut(4).zip(image) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        Ok(())
    })
}
