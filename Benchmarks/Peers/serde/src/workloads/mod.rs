//! The workloads in the Swift module `ShapeModels`, under the same names.

mod dictionaries;
mod enums;
mod numbers;
mod records;
mod services;
mod small;
mod texts;
mod trees;

use crate::rows::Rows;

/// The rows of all workloads.
pub fn all(rows: &mut Rows) {
    dictionaries::all(rows);
    enums::all(rows);
    numbers::all(rows);
    records::all(rows);
    services::all(rows);
    small::all(rows);
    texts::all(rows);
    trees::all(rows);
}
