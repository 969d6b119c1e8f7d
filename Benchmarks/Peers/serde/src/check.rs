//! Checks that the models contain the whole documents, so that no side is fast by omission.

use crate::{lines, models::*, rows::document};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;

pub fn all(folder: &str) {
    whole::<twitter::SearchResult>(folder, "twitter");
    whole::<twitter::SearchResult>(folder, "twitter-shuffled");
    whole::<citm_catalog::Catalog>(folder, "citm_catalog");
    whole::<canada::FeatureCollection>(folder, "canada");
    whole::<github_user::GitHubUser>(folder, "github_user");
    whole::<order::Order>(folder, "order");
    for line in lines::split(&document(folder, "phones")) {
        whole_text::<cell_phone::CellPhone>(line, "phones");
    }
}

fn whole<T: DeserializeOwned + Serialize>(folder: &str, name: &str) {
    whole_text::<T>(&document(folder, name), name);
}

fn whole_text<T: DeserializeOwned + Serialize>(json: &[u8], name: &str) {
    let whole: Value = serde_json::from_slice(json).expect(name);
    let model: T = serde_json::from_slice(json).expect(name);
    let mapped = serde_json::to_value(&model).expect(name);
    assert!(equal(&whole, &mapped), "{name} is not held completely");
}

/// Fails unless a model has the expected content.
pub fn written<T: Serialize>(model: &T, expected: &Value, name: &str) {
    let tree = serde_json::to_value(model).expect(name);
    same(&tree, expected, name);
}

/// Fails unless a tree is the expected one; sets have no order.
pub fn same(tree: &Value, expected: &Value, name: &str) {
    assert!(
        equal(tree, expected) || name.ends_with("-set") && equal(&sorted(tree), &sorted(expected)),
        "{name}: {tree} instead of {expected}"
    );
}

fn sorted(tree: &Value) -> Value {
    match tree {
        Value::Array(elements) => {
            let mut elements: Vec<Value> = elements.iter().map(sorted).collect();
            elements.sort_by_key(Value::to_string);
            Value::Array(elements)
        }
        Value::Object(members) => members
            .iter()
            .map(|(key, value)| (key.clone(), sorted(value)))
            .collect(),
        other => other.clone(),
    }
}

/// Null equals a missing key, and an integer equals a double of the same value.
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
