//! Sees that the models hold all that the documents say, so that nobody is fast by leaving out.

use crate::{lines, models::*, rows::document};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;

pub fn all(folder: &str) {
    same::<twitter::SearchResult>(folder, "twitter");
    same::<twitter::SearchResult>(folder, "twitter-shuffled");
    same::<citm_catalog::Catalog>(folder, "citm_catalog");
    same::<canada::FeatureCollection>(folder, "canada");
    same::<github_user::GitHubUser>(folder, "github_user");
    same::<order::Order>(folder, "order");
    for line in lines::split(&document(folder, "phones")) {
        same_text::<cell_phone::CellPhone>(line, "phones");
    }
}

fn same<T: DeserializeOwned + Serialize>(folder: &str, name: &str) {
    same_text::<T>(&document(folder, name), name);
}

fn same_text<T: DeserializeOwned + Serialize>(json: &[u8], name: &str) {
    let whole: Value = serde_json::from_slice(json).expect(name);
    let model: T = serde_json::from_slice(json).expect(name);
    let mapped = serde_json::to_value(&model).expect(name);
    assert!(equal(&whole, &mapped), "{name} is not held completely");
}

/// A null says as much as a missing key, and an integer as much as the double that is equal to it.
fn equal(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Object(left), Value::Object(right)) => left.keys().chain(right.keys()).all(|key| {
            equal(
                left.get(key).unwrap_or(&Value::Null),
                right.get(key).unwrap_or(&Value::Null),
            )
        }),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| equal(left, right))
        }
        (Value::Number(left), Value::Number(right)) if left.is_f64() || right.is_f64() => {
            left.as_f64() == right.as_f64()
        }
        _ => left == right,
    }
}
