//! The kinds of models that the module `ShapeModels` of the Swift side has, in the same order of
//! files and under the same names.

mod enums;
mod flattened;
mod places;
mod plain;
mod rows;
mod tags;

use crate::rows::Rows;

/// The rows of all shapes that serde can express.
pub fn all(rows: &mut Rows) {
    plain::all(rows);
    flattened::all(rows);
    places::all(rows);
    tags::all(rows);
    enums::all(rows);
}
