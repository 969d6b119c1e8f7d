use crate::rows::Rows;
use serde::{Deserialize, Serialize};

fn yes() -> bool {
    true
}

fn english() -> String {
    "en".into()
}

fn is_english(language: &str) -> bool {
    language == "en"
}

fn is_yes(value: &bool) -> bool {
    *value
}

#[derive(Deserialize, Serialize)]
struct SnakeArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct AliasedArticle {
    id: i64,
    #[serde(rename = "name", alias = "title", alias = "headline")]
    title: String,
    #[serde(alias = "writer")]
    author: String,
    #[serde(default = "english")]
    language: String,
    #[serde(default = "yes")]
    is_published: bool,
    price: f64,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct SparseArticle {
    id: i64,
    title: String,
    author: String,
    #[serde(default = "english", skip_serializing_if = "is_english")]
    language: String,
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    is_published: bool,
    price: f64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<SnakeArticle>("naming-rule");
    rows.shape::<AliasedArticle>("aliases-defaults");
    rows.shape::<SparseArticle>("omitted-defaults");
}
