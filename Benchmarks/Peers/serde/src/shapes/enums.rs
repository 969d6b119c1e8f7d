use crate::rows::Rows;
use serde::{de, Deserialize, Deserializer, Serialize, Serializer};

#[derive(Deserialize, Eq, Hash, PartialEq, Serialize)]
pub enum Language {
    #[serde(rename = "en")]
    English,
    #[serde(rename = "de")]
    German,
    #[serde(rename = "fr")]
    French,
}

#[derive(Clone, Copy)]
enum Priority {
    Low = 1,
    High = 2,
}

/// serde supports only names of cases; numbers are converted by hand.
impl<'de> Deserialize<'de> for Priority {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match i64::deserialize(deserializer)? {
            1 => Ok(Priority::Low),
            2 => Ok(Priority::High),
            number => Err(de::Error::invalid_value(
                de::Unexpected::Signed(number),
                &"a priority",
            )),
        }
    }
}

impl Serialize for Priority {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(*self as i64)
    }
}

#[derive(Deserialize, Serialize)]
struct RatedArticle {
    id: i64,
    title: String,
    author: String,
    language: Language,
    priority: Priority,
    price: f64,
    tags: Vec<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<RatedArticle>("raw-values");
}
