use super::{enums::Event, services::Product};
use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
struct Token {
    access_token: String,
    token_type: String,
    expires_in: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    scope: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct Problem {
    #[serde(rename = "type")]
    kind: String,
    title: String,
    status: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct User {
    id: i64,
    name: String,
    email: String,
    is_active: bool,
    roles: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<Address>,
}

#[derive(Deserialize, Serialize)]
struct Address {
    street: String,
    city: String,
    zip: String,
}

#[derive(Deserialize, Serialize)]
struct RemoteCall {
    jsonrpc: String,
    method: String,
    params: Vec<i64>,
    id: i64,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<Token>("small-token");
    rows.shape::<Problem>("small-error");
    rows.shape::<User>("small-user");
    rows.shape::<RemoteCall>("small-call");
    rows.shape::<Event>("small-event");
    rows.shape::<Vec<f64>>("small-numbers");
    rows.shape::<Product>("small-product");
    rows.shape::<HashMap<String, String>>("small-map");
}
