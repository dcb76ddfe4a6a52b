//! The kernel's refusals as Python exceptions.

use kernel::graph::BuildError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    fishka_kernel,
    GraphError,
    PyValueError,
    "A word graph cannot be built or opened."
);
create_exception!(
    fishka_kernel,
    GraphTooLargeError,
    GraphError,
    "The list or its graph is wider than the format."
);
create_exception!(
    fishka_kernel,
    GraphCorruptError,
    GraphError,
    "An image is cut short, changed or no word graph."
);
create_exception!(
    fishka_kernel,
    WordsRefusedError,
    GraphError,
    "The list holds something that is no word."
);
create_exception!(
    fishka_kernel,
    TablesRefusedError,
    PyValueError,
    "Rule tables are inconsistent."
);
create_exception!(
    fishka_kernel,
    LeavesCorruptError,
    PyValueError,
    "A leave file is cut short, changed or none."
);
create_exception!(
    fishka_kernel,
    PositionRefusedError,
    PyValueError,
    "A board, rack or play is not well-formed."
);

pub fn build_error(fault: BuildError) -> PyErr {
    let text = fault.to_string();
    match fault {
        BuildError::GraphTooLarge | BuildError::ListTooLarge => GraphTooLargeError::new_err(text),
        BuildError::Unsound(_) => GraphCorruptError::new_err(text),
        BuildError::Alphabet
        | BuildError::NotALetter { .. }
        | BuildError::WordTooLong { .. }
        | BuildError::EmptyWord { .. }
        | BuildError::Unterminated => WordsRefusedError::new_err(text),
    }
}

pub fn graph_corrupt(fault: kernel::graph::GraphError) -> PyErr {
    GraphCorruptError::new_err(fault.to_string())
}

pub fn tables_refused(fault: kernel::tables::TablesError) -> PyErr {
    TablesRefusedError::new_err(fault.to_string())
}

pub fn position_refused(fault: kernel::position::PositionError) -> PyErr {
    PositionRefusedError::new_err(fault.to_string())
}

pub fn leaves_corrupt(fault: kernel::leave_model::LeaveFileError) -> PyErr {
    LeavesCorruptError::new_err(fault.to_string())
}
