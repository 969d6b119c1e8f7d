use crate::rows::Rows;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlainArticle {
    pub id: i64,
    pub title: String,
    pub author: String,
    pub language: String,
    pub is_published: bool,
    pub price: f64,
    pub tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct GenericArticle<Id, Label> {
    id: Id,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    price: f64,
    tags: Vec<Label>,
}

/// The same, with an error for keys that no field takes.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ClosedArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<PlainArticle>("plain-struct");
    rows.shape::<PlainArticle>("plain-struct-without-mapper");
    rows.array::<PlainArticle>("array-of-structs");
    // In Rust the fields of a struct are constant all or none; serde sees the same type, and never copies it.
    rows.shape::<PlainArticle>("let-struct");
    rows.shape::<PlainArticle>("noncopyable-struct");
    rows.shape::<GenericArticle<i64, String>>("generic-struct");
    // serde has no other dictionaries of any values than its trees.
    rows.shape::<PlainArticle>("dictionaries");
    // A duplicate key is always an error.
    rows.shape::<PlainArticle>("option-duplicates-rejected");
    rows.shape::<ClosedArticle>("option-unknown-keys-rejected");
    rows.pretty::<PlainArticle>("option-pretty");
}
