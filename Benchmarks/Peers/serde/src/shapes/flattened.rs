use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
pub struct Origin {
    pub author: String,
    pub language: String,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct NestingArticle {
    id: i64,
    title: String,
    origin: Origin,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct FlatteningArticle {
    id: i64,
    title: String,
    #[serde(flatten)]
    origin: Origin,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

/// serde has no prefixes: the full keys are declared.
#[derive(Deserialize, Serialize)]
struct PrefixedOrigin {
    #[serde(rename = "from_author")]
    author: String,
    #[serde(rename = "from_language")]
    language: String,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct PrefixingArticle {
    id: i64,
    title: String,
    #[serde(flatten)]
    origin: PrefixedOrigin,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct KeepingArticle {
    id: i64,
    title: String,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
    #[serde(flatten)]
    rest: HashMap<String, Value>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<NestingArticle>("nested-struct");
    rows.shape::<FlatteningArticle>("flattened-struct");
    rows.shape::<PrefixingArticle>("flattened-prefix");
    rows.shape::<KeepingArticle>("extras");
}
