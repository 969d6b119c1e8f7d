use crate::rows::Rows;
use rust_decimal::Decimal;
use serde::{de::Error, Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashSet;

#[derive(Deserialize, Serialize)]
pub struct Point {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Deserialize, Serialize)]
struct PricedArticle {
    sku: String,
    #[serde(with = "text")]
    net: Decimal,
    #[serde(with = "text")]
    gross: Decimal,
    #[serde(with = "text")]
    tax: Decimal,
}

mod text {
    use super::*;

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Decimal, D::Error> {
        let text = <std::borrow::Cow<str>>::deserialize(source)?;
        text.parse().map_err(D::Error::custom)
    }

    pub fn serialize<S: Serializer>(value: &Decimal, target: S) -> Result<S::Ok, S::Error> {
        target.collect_str(value)
    }
}

/// Through a double, as this crate decodes numbers that are not text.
#[derive(Deserialize, Serialize)]
struct Amount(#[serde(with = "rust_decimal::serde::float")] Decimal);

#[derive(Deserialize, Serialize)]
struct Reading {
    time: i64,
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    quality: Option<i64>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<Vec<f64>>("doubles");
    rows.shape::<Vec<f64>>("doubles-short");
    rows.shape::<Vec<f64>>("doubles-with-exponents");
    rows.shape::<Vec<Vec<f64>>>("pairs-of-doubles");
    rows.shape::<Vec<Point>>("points");
    rows.shape::<Vec<Point>>("points-with-tabs");
    rows.shape::<Vec<Reading>>("readings");
    rows.shape::<Vec<i64>>("integers-of-mixed-length");
    rows.shape::<Vec<i64>>("integers-short");
    rows.shape::<Vec<u8>>("integers-as-bytes");
    rows.shape::<HashSet<i64>>("integer-set");
    rows.shape::<Vec<Option<bool>>>("booleans-and-nulls");
    rows.shape::<Vec<Amount>>("decimals");
    rows.shape::<Vec<PricedArticle>>("prices-as-text");
}
