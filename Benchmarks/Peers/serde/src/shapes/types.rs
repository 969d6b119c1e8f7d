use crate::rows::Rows;
use chrono::{DateTime, NaiveDateTime, Utc};
use rust_decimal::Decimal;
use serde::{de::Error, Deserialize, Deserializer, Serialize, Serializer};
use url::Url;
use uuid::Uuid;

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct TypedArticle {
    #[serde(serialize_with = "capitals")]
    id: Uuid,
    title: String,
    author: String,
    link: Url,
    is_published: bool,
    /// Through a double, as this crate decodes numbers that are not text.
    #[serde(with = "rust_decimal::serde::float")]
    price: Decimal,
    changed: DateTime<Utc>,
}

fn capitals<S: Serializer>(id: &Uuid, serializer: S) -> Result<S::Ok, S::Error> {
    let mut text = Uuid::encode_buffer();
    serializer.serialize_str(id.hyphenated().encode_upper(&mut text))
}

#[derive(Deserialize, Serialize)]
struct DatedArticle {
    id: i64,
    title: String,
    author: String,
    #[serde(with = "chrono::serde::ts_seconds")]
    written: DateTime<Utc>,
    #[serde(with = "printed")]
    printed: DateTime<Utc>,
    #[serde(with = "rfc1123")]
    sold: DateTime<Utc>,
    tags: Vec<String>,
}

mod printed {
    use super::*;

    const FORM: &str = "%d.%m.%Y %H:%M:%S";

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<DateTime<Utc>, D::Error> {
        let text = <std::borrow::Cow<str>>::deserialize(source)?;
        let date = NaiveDateTime::parse_from_str(&text, FORM).map_err(D::Error::custom)?;
        Ok(DateTime::from_utc(date, Utc))
    }

    pub fn serialize<S: Serializer>(date: &DateTime<Utc>, target: S) -> Result<S::Ok, S::Error> {
        target.collect_str(&date.format(FORM))
    }
}

mod rfc1123 {
    use super::*;

    pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<DateTime<Utc>, D::Error> {
        let text = <std::borrow::Cow<str>>::deserialize(source)?;
        let date = DateTime::parse_from_rfc2822(&text).map_err(D::Error::custom)?;
        Ok(date.with_timezone(&Utc))
    }

    pub fn serialize<S: Serializer>(date: &DateTime<Utc>, target: S) -> Result<S::Ok, S::Error> {
        target.collect_str(&date.format("%a, %d %b %Y %H:%M:%S GMT"))
    }
}

pub fn all(rows: &mut Rows) {
    rows.shape::<TypedArticle>("date-uuid-url-decimal");
    rows.shape::<DatedArticle>("dates-by-strategies");
}
