use crate::rows::Rows;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::HashSet;
use url::Url;
use uuid::Uuid;

#[derive(Deserialize, Serialize)]
struct Id(#[serde(serialize_with = "capitals")] Uuid);

fn capitals<S: Serializer>(id: &Uuid, serializer: S) -> Result<S::Ok, S::Error> {
    let mut text = Uuid::encode_buffer();
    serializer.serialize_str(id.hyphenated().encode_upper(&mut text))
}

pub fn all(rows: &mut Rows) {
    rows.shape::<Vec<String>>("words");
    rows.shape::<Vec<String>>("long-texts");
    rows.shape::<Vec<String>>("texts-in-chinese");
    rows.shape::<Vec<String>>("texts-with-emoji");
    rows.shape::<Vec<String>>("texts-with-accents");
    rows.shape::<Vec<String>>("texts-with-escapes");
    rows.shape::<Vec<String>>("texts-with-few-escapes");
    rows.shape::<Vec<String>>("base64-as-text");
    rows.shape::<Vec<Option<String>>>("texts-and-nulls");
    rows.shape::<HashSet<String>>("word-set");
    rows.shape::<Vec<DateTime<Utc>>>("dates");
    rows.shape::<Vec<Id>>("uuids");
    rows.shape::<Vec<Url>>("urls");
}
