use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
struct Amount {
    count: i64,
    unit: String,
}

#[derive(Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

#[derive(Deserialize, Serialize)]
struct Resource {
    kind: String,
    name: String,
    labels: HashMap<String, String>,
    annotations: HashMap<String, String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<HashMap<String, i64>>("dictionary-of-integers");
    rows.shape::<HashMap<String, Amount>>("dictionary-of-structs");
    rows.shape::<HashMap<String, Vec<Amount>>>("dictionary-of-lists");
    rows.shape::<HashMap<i64, Amount>>("dictionary-by-number");
    rows.shape::<Vec<HashMap<Weekday, i64>>>("dictionaries-by-enum");
    rows.shape::<Vec<HashMap<String, i64>>>("dictionaries-with-long-keys");
    rows.shape::<HashMap<String, f64>>("dictionary-with-prefixes");
    rows.shape::<HashMap<String, i64>>("dictionary-with-duplicates");
    rows.shape::<Vec<Resource>>("maps-of-strings");
}
