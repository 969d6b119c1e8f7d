use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
struct Page<Item> {
    items: Vec<Item>,
    page: i64,
    pages: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Product {
    id: i64,
    title: String,
    price: f64,
    in_stock: bool,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
struct ApiDocument {
    data: Vec<Resource>,
    meta: HashMap<String, i64>,
}

#[derive(Deserialize, Serialize)]
struct Resource {
    #[serde(rename = "type")]
    kind: String,
    id: String,
    attributes: Attributes,
    relationships: HashMap<String, Relationship>,
}

#[derive(Deserialize, Serialize)]
struct Attributes {
    title: String,
    body: String,
    created: String,
}

#[derive(Deserialize, Serialize)]
struct Relationship {
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<Link>,
}

#[derive(Deserialize, Serialize)]
struct Link {
    #[serde(rename = "type")]
    kind: String,
    id: String,
}

#[derive(Deserialize, Serialize)]
struct QueryResponse {
    data: Viewer,
}

#[derive(Deserialize, Serialize)]
struct Viewer {
    repositories: Connection,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Connection {
    total_count: i64,
    edges: Vec<Edge>,
}

#[derive(Deserialize, Serialize)]
struct Edge {
    cursor: String,
    node: Option<Repository>,
}

#[derive(Deserialize, Serialize)]
struct Repository {
    name: String,
    description: Option<String>,
    homepage: Option<String>,
    stars: i64,
    license: Option<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<Page<Product>>("page-of-generic-items");
    rows.shape::<ApiDocument>("json-api");
    rows.shape::<QueryResponse>("graphql");
}
