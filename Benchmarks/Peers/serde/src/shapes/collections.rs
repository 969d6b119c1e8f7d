use super::enums::Language;
use crate::rows::Rows;
use serde::{
    de::{IgnoredAny, SeqAccess, Visitor},
    Deserialize, Deserializer, Serialize,
};
use std::{
    collections::{HashMap, HashSet},
    fmt,
};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct CollectingArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    ratings: HashMap<String, i64>,
    tags: HashSet<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct KeyedArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    pages: HashMap<i64, String>,
    titles: HashMap<Language, String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct OptionalArticle {
    id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    language: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    is_published: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<f64>,
    tags: Vec<Option<String>>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct DroppingArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    price: f64,
    #[serde(deserialize_with = "dropping")]
    pages: Vec<i64>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Tolerated {
    Good(i64),
    Bad(IgnoredAny),
}

struct Dropping;

impl<'de> Visitor<'de> for Dropping {
    type Value = Vec<i64>;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("an array")
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut source: A) -> Result<Vec<i64>, A::Error> {
        let mut elements = Vec::new();
        while let Some(element) = source.next_element()? {
            match element {
                Tolerated::Good(element) => elements.push(element),
                Tolerated::Bad(IgnoredAny) => {}
            }
        }
        Ok(elements)
    }
}

fn dropping<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i64>, D::Error> {
    deserializer.deserialize_seq(Dropping)
}

/// A missing key is `None`, a null is `Some(None)`.
fn double_option<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct PresenceArticle {
    id: i64,
    #[serde(default, deserialize_with = "double_option")]
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Option<String>>,
    #[serde(default, deserialize_with = "double_option")]
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<Option<String>>,
    #[serde(default, deserialize_with = "double_option")]
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<Option<String>>,
    #[serde(default, deserialize_with = "double_option")]
    #[serde(skip_serializing_if = "Option::is_none")]
    is_published: Option<Option<bool>>,
    #[serde(default, deserialize_with = "double_option")]
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<Option<f64>>,
    #[serde(default, deserialize_with = "double_option")]
    #[serde(skip_serializing_if = "Option::is_none")]
    tags: Option<Option<Vec<String>>>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<CollectingArticle>("dictionary-set");
    rows.shape::<KeyedArticle>("int-and-enum-keys");
    rows.shape::<OptionalArticle>("optionals");
    rows.shape::<DroppingArticle>("dropped-elements");
    rows.shape::<PresenceArticle>("presence");
    rows.shape::<PresenceArticle>("partial");
}
