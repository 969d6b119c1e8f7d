//! A line of `amazon_cellphones.ndjson`, an array of columns.

use serde::{Deserialize, Serialize};

/// Serial number, brand, title, address, image, rating, address and number of reviews, prices.
#[derive(Deserialize, Serialize)]
pub struct CellPhone(
    pub String,
    pub String,
    pub String,
    pub String,
    pub String,
    pub f64,
    pub String,
    pub i64,
    pub String,
);
