use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
enum Level {
    Debug,
    Info,
    Warning,
    Error,
}

#[derive(Deserialize, Serialize)]
struct LogLine {
    time: String,
    level: Level,
    message: String,
    fields: HashMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct Summary {
    id: i64,
    name: String,
}

#[derive(Deserialize, Serialize)]
struct OpenRecord {
    id: i64,
    name: String,
    #[serde(flatten)]
    rest: HashMap<String, Value>,
}

macro_rules! settings {
    ($($type:ty: $($name:ident)*;)*) => {
        #[derive(Deserialize, Serialize)]
        struct Settings {
            $($(#[serde(skip_serializing_if = "Option::is_none")] $name: Option<$type>,)*)*
        }
    };
}

settings! {
    i64: a0 a1 a2 a3 a4 a5 a6 a7 a8 a9;
    String: b0 b1 b2 b3 b4 b5 b6 b7 b8 b9;
    bool: c0 c1 c2 c3 c4 c5 c6 c7 c8 c9;
    f64: d0 d1 d2 d3 d4 d5 d6 d7 d8 d9;
}

pub fn all(rows: &mut Rows) {
    rows.shape::<Vec<LogLine>>("log-lines");
    rows.shape::<Vec<Summary>>("two-keys-of-twelve");
    rows.shape::<Vec<Summary>>("mostly-skipped");
    rows.shape::<Vec<Settings>>("five-of-forty");
    rows.shape::<Vec<OpenRecord>>("ten-unknown-keys");
}
