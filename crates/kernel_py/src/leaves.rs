//! Trained leave values for Python: a checked file, its tables made once for each size of rack.

use crate::errors::{leaves_corrupt, TablesRefusedError};
use kernel::leave_model::LeaveModel;
use kernel::leaves::Leaves;
use kernel::tables::Tables;
use pyo3::prelude::*;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A leave file, checked. Shared by any number of engines.
#[pyclass(frozen, module = "fishka_kernel")]
pub struct LeaveValues {
    model: LeaveModel,
    tables: Mutex<HashMap<usize, Arc<Leaves>>>,
}

impl LeaveValues {
    /// Refuses tables of another alphabet.
    pub fn check(&self, tables: &Tables) -> PyResult<()> {
        if self.model.fits(tables) {
            return Ok(());
        }
        let text = "the leave values were trained for another alphabet";
        Err(TablesRefusedError::new_err(text))
    }

    /// Ready leaves for these tables; made on the first call for a size of rack.
    pub fn ready(&self, tables: &Tables) -> PyResult<Arc<Leaves>> {
        let mut made = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(leaves) = made.get(&tables.rack_size) {
            return Ok(leaves.clone());
        }
        self.check(tables)?;
        let leaves = Arc::new(Leaves::trained(tables, self.model.clone()));
        made.insert(tables.rack_size, leaves.clone());
        Ok(leaves)
    }
}

#[pymethods]
impl LeaveValues {
    #[new]
    fn new(image: &[u8]) -> PyResult<Self> {
        let model = LeaveModel::from_bytes(image).map_err(leaves_corrupt)?;
        Ok(LeaveValues {
            model,
            tables: Mutex::default(),
        })
    }

    /// Letters of the alphabet they were trained for.
    #[getter]
    fn letter_count(&self) -> usize {
        self.model.vowels.len() - 1
    }

    /// Tiles of the largest leave that training saw.
    #[getter]
    fn largest(&self) -> usize {
        self.model.largest
    }
}
