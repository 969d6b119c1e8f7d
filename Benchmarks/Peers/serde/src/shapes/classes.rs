use super::tags::InternalItem;
use crate::rows::Rows;
use serde::{Deserialize, Serialize};

/// An object of one of several types: a box in a case.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
enum Entry {
    Film(Box<super::tags::Film>),
    Book(Box<super::tags::Book>),
}

#[derive(Deserialize, Serialize)]
struct ItemHolder {
    item: InternalItem,
}

pub fn all(rows: &mut Rows) {
    // A boxed value costs an allocation, like a class instance.
    rows.shape::<Box<super::plain::PlainArticle>>("final-class");
    rows.shape::<Box<super::plain::PlainArticle>>("subclass");
    rows.shape::<Entry>("class-cluster");
    rows.shape::<ItemHolder>("protocol-by-tag");
}
