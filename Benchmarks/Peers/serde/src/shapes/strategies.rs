use crate::rows::Rows;
use serde::{
    de::{Error, SeqAccess, Visitor},
    Deserialize, Deserializer, Serialize, Serializer,
};
use std::{borrow::Cow, fmt};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct StrategicArticle {
    id: i64,
    title: String,
    author: String,
    #[serde(with = "names")]
    language: String,
    #[serde(with = "words")]
    is_published: bool,
    #[serde(with = "cents")]
    price: f64,
    #[serde(with = "numbered")]
    tags: Vec<String>,
}

const NAMES: [(&str, &str); 2] = [("English", "en"), ("German", "de")];
const NUMBERS: [(&str, &str); 5] = [
    ("1", "swift"),
    ("2", "json"),
    ("3", "models"),
    ("4", "mapping"),
    ("5", "dictionaries"),
];

fn meaning<E: Error>(table: &[(&str, &str)], text: &str) -> Result<String, E> {
    let entry = table.iter().find(|entry| entry.0 == text);
    entry
        .map(|entry| entry.1.into())
        .ok_or_else(|| E::custom(text))
}

fn spelling<E: serde::ser::Error>(
    table: &'static [(&str, &str)],
    text: &str,
) -> Result<&'static str, E> {
    let entry = table.iter().find(|entry| entry.1 == text);
    entry.map(|entry| entry.0).ok_or_else(|| E::custom(text))
}

mod names {
    use super::*;

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<String, D::Error> {
        meaning(&NAMES, &<Cow<str>>::deserialize(source)?)
    }
    pub fn serialize<S: Serializer>(value: &str, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_str(spelling(&NAMES, value)?)
    }
}

mod words {
    use super::*;

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<bool, D::Error> {
        match &*<Cow<str>>::deserialize(source)? {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(D::Error::custom(other)),
        }
    }
    pub fn serialize<S: Serializer>(value: &bool, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_str(if *value { "yes" } else { "no" })
    }
}

mod cents {
    use super::*;

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<f64, D::Error> {
        i64::deserialize(source).map(|cents| cents as f64 / 100.0)
    }
    pub fn serialize<S: Serializer>(value: &f64, target: S) -> Result<S::Ok, S::Error> {
        target.serialize_i64((value * 100.0).round() as i64)
    }
}

mod numbered {
    use super::*;

    struct Elements;

    impl<'de> Visitor<'de> for Elements {
        type Value = Vec<String>;

        fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
            formatter.write_str("an array")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut source: A) -> Result<Vec<String>, A::Error> {
            let mut elements = Vec::new();
            while let Some(text) = source.next_element::<Cow<str>>()? {
                elements.push(meaning(&NUMBERS, &text)?);
            }
            Ok(elements)
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Vec<String>, D::Error> {
        source.deserialize_seq(Elements)
    }
    pub fn serialize<S: Serializer>(tags: &[String], target: S) -> Result<S::Ok, S::Error> {
        let texts: Result<Vec<_>, _> = tags.iter().map(|tag| spelling(&NUMBERS, tag)).collect();
        target.collect_seq(texts?)
    }
}

pub fn all(rows: &mut Rows) {
    rows.shape::<StrategicArticle>("strategies");
}
