use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use serde_json::{value::RawValue, Value};
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct TreeArticle {
    id: i64,
    title: String,
    author: String,
    is_published: bool,
    language: String,
    rest: Value,
    details: HashMap<String, Value>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct RawArticle {
    id: i64,
    title: String,
    author: String,
    is_published: bool,
    language: String,
    rest: Box<RawValue>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<TreeArticle>("value-properties");
    rows.shape::<RawArticle>("raw-json");
}
