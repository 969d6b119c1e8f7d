use crate::rows::Rows;
use serde::{
    de::{Error, Unexpected, Visitor},
    Deserialize, Deserializer, Serialize,
};
use std::{fmt, marker::PhantomData, str::FromStr};

/// A number, a Boolean, or text that is one.
trait Lossless: FromStr + Sized {
    fn signed(_: i64) -> Option<Self> {
        None
    }
    fn double(_: f64) -> Option<Self> {
        None
    }
    fn truth(_: bool) -> Option<Self> {
        None
    }
}

impl Lossless for i64 {
    fn signed(value: i64) -> Option<Self> {
        Some(value)
    }
    fn double(value: f64) -> Option<Self> {
        (value.fract() == 0.0 && value.abs() < 9e15).then(|| value as i64)
    }
}

impl Lossless for f64 {
    fn signed(value: i64) -> Option<Self> {
        Some(value as f64)
    }
    fn double(value: f64) -> Option<Self> {
        Some(value)
    }
}

impl Lossless for bool {
    fn signed(value: i64) -> Option<Self> {
        (value == 0 || value == 1).then(|| value == 1)
    }
    fn truth(value: bool) -> Option<Self> {
        Some(value)
    }
}

struct LosslessVisitor<T>(PhantomData<T>);

impl<'de, T: Lossless> Visitor<'de> for LosslessVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a value, or text that is one")
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<T, E> {
        T::signed(value).ok_or_else(|| E::invalid_value(Unexpected::Signed(value), &self))
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        let signed = i64::try_from(value).ok().and_then(T::signed);
        signed.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(value), &self))
    }
    fn visit_f64<E: Error>(self, value: f64) -> Result<T, E> {
        T::double(value).ok_or_else(|| E::invalid_value(Unexpected::Float(value), &self))
    }
    fn visit_bool<E: Error>(self, value: bool) -> Result<T, E> {
        T::truth(value).ok_or_else(|| E::invalid_value(Unexpected::Bool(value), &self))
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        let value = T::from_str(text);
        value.map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

fn lossless<'de, T: Lossless, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_any(LosslessVisitor(PhantomData))
}

fn truncated<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    f64::deserialize(deserializer).map(|value| value as i64)
}

struct Words;

impl Visitor<'_> for Words {
    type Value = bool;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("a truth value or a word for one")
    }
    fn visit_bool<E: Error>(self, value: bool) -> Result<bool, E> {
        Ok(value)
    }
    fn visit_str<E: Error>(self, text: &str) -> Result<bool, E> {
        match text {
            "yes" | "true" | "on" => Ok(true),
            "no" | "false" | "off" => Ok(false),
            _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
        }
    }
}

fn word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    deserializer.deserialize_any(Words)
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct LosslessArticle {
    #[serde(deserialize_with = "lossless")]
    id: i64,
    title: String,
    author: String,
    language: String,
    #[serde(deserialize_with = "lossless")]
    is_published: bool,
    #[serde(deserialize_with = "lossless")]
    price: f64,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct LenientArticle {
    #[serde(deserialize_with = "lossless")]
    id: i64,
    title: String,
    author: String,
    language: String,
    #[serde(deserialize_with = "word")]
    is_published: bool,
    #[serde(deserialize_with = "truncated")]
    price: i64,
    tags: Vec<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<LosslessArticle>("conversions");
    rows.shape::<LenientArticle>("lenient-rules");
}
