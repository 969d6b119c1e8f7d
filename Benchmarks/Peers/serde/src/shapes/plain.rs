use crate::rows::Rows;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlainArticle {
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
struct GenericArticle<Id, Label> {
    id: Id,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    price: f64,
    tags: Vec<Label>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<PlainArticle>("plain-struct");
    // All fields of a struct are constant or none; it is the same type to serde.
    rows.shape::<PlainArticle>("let-struct");
    rows.shape::<GenericArticle<i64, String>>("generic-struct");
    // What is reached by a reference costs an allocation, as an object of a class does.
    rows.shape::<Box<PlainArticle>>("final-class");
}
