//! The kinds of models in the Swift module `ShapeModels`, under the same names.

mod changes;
mod classes;
mod collections;
mod conversions;
mod enums;
mod flattened;
mod hooks;
mod keys;
mod newtypes;
mod places;
mod plain;
mod rows;
mod strategies;
mod tags;
mod trees;
mod types;
mod wide;

use crate::rows::Rows;

/// The rows of all shapes that serde can express.
pub fn all(rows: &mut Rows) {
    changes::all(rows);
    classes::all(rows);
    collections::all(rows);
    conversions::all(rows);
    enums::all(rows);
    flattened::all(rows);
    hooks::all(rows);
    keys::all(rows);
    newtypes::all(rows);
    places::all(rows);
    plain::all(rows);
    strategies::all(rows);
    tags::all(rows);
    trees::all(rows);
    types::all(rows);
    wide::all(rows);
}
