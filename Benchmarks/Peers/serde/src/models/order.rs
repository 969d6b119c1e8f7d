//! The order of `Order.swift`.

use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
pub struct Order {
    pub id: u64,
    pub customer_name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    pub is_paid: bool,
    pub total: f64,
    pub lines: Vec<Line>,
    pub tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
pub struct Line {
    pub article_number: String,
    pub quantity: i64,
    pub unit_price: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}
