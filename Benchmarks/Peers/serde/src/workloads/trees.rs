use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, sync::Arc};

#[derive(Deserialize, Serialize)]
struct FileNode {
    name: String,
    size: i64,
    children: Vec<FileNode>,
}

#[derive(Deserialize, Serialize)]
struct Comment {
    id: i64,
    author: String,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    likes: Option<i64>,
    replies: Vec<Comment>,
}

/// Counted by reference, as an object of a class is.
#[derive(Deserialize, Serialize)]
struct Branch {
    key: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<Arc<Branch>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<Arc<Branch>>,
}

#[derive(Deserialize, Serialize)]
struct Hollow {
    items: Vec<i64>,
    options: HashMap<String, String>,
    rest: Vec<Hollow>,
}

#[derive(Deserialize, Serialize)]
struct Wrapped {
    value: i64,
}

#[derive(Deserialize, Serialize)]
struct Nested {
    id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    inner: Option<Inner>,
}

#[derive(Deserialize, Serialize)]
struct Inner {
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    core: Option<Core>,
}

#[derive(Deserialize, Serialize)]
struct Core {
    #[serde(skip_serializing_if = "Option::is_none")]
    weight: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<String>>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<FileNode>("tree-of-structs");
    rows.shape::<Vec<Comment>>("comments");
    rows.shape::<Arc<Branch>>("tree-of-objects");
    rows.shape::<Vec<Hollow>>("empty-containers");
    rows.shape::<Vec<Wrapped>>("structs-of-one");
    rows.shape::<Vec<Nested>>("nested-optionals");
    rows.shape::<Vec<Vec<Vec<Vec<i64>>>>>("arrays-in-arrays");
}
