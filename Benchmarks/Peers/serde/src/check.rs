//! Sees that the models hold all that the documents say, so that nobody is fast by leaving out.

use crate::{models::*, rows::document};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;

pub fn all(folder: &str) {
    same::<twitter::SearchResult>(folder, "twitter");
    same::<twitter::SearchResult>(folder, "twitter-shuffled");
    same::<citm_catalog::Catalog>(folder, "citm_catalog");
    same::<canada::FeatureCollection>(folder, "canada");
    same::<github_user::GitHubUser>(folder, "github_user");
    same::<order::Order>(folder, "order");
}

fn same<T: DeserializeOwned + Serialize>(folder: &str, name: &str) {
    let json = document(folder, name);
    let whole: Value = serde_json::from_slice(&json).expect(name);
    let model: T = serde_json::from_slice(&json).expect(name);
    let mapped = serde_json::to_value(&model).expect(name);
    assert!(
        without_nulls(whole) == without_nulls(mapped),
        "{name} is not held completely"
    );
}

/// A null says as much as a missing key.
fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(members) => members
            .into_iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(key, value)| (key, without_nulls(value)))
            .collect(),
        Value::Array(elements) => elements.into_iter().map(without_nulls).collect(),
        other => other,
    }
}
