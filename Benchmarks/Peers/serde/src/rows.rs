//! The rows, named as on the Swift side.

use crate::{
    black_box::black_box,
    lines,
    memory::{usage, Usage},
    models::*,
    shapes,
    stopwatch::keep,
    workloads,
};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;
use std::fs;

/// A workload to time.
pub struct Row {
    pub name: String,
    /// The number of parts of the work; the reported time is that of one part.
    pub repeats: u32,
    /// Bytes of JSON in one part.
    pub bytes: usize,
    pub run: Box<dyn Fn()>,
}

/// The bytes of a prepared document.
pub fn document(folder: &str, name: &str) -> Vec<u8> {
    let path = format!("{folder}/{name}.json");
    fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All rows except shapes and workloads, the row with a name, or those of a shape or workload.
pub fn all(folder: &str, only: Option<&str>) -> Vec<Row> {
    let mut rows = Rows {
        folder,
        only,
        group: "shape",
        rows: Vec::new(),
    };
    if only.map_or(false, |only| only.starts_with("shape/")) {
        shapes::all(&mut rows);
        return rows.rows;
    }
    if only.map_or(false, |only| only.starts_with("workload/")) {
        rows.group = "workload";
        workloads::all(&mut rows);
        return rows.rows;
    }
    for form in ["", "-minified", "-shuffled"] {
        rows.decode::<twitter::SearchResult>(&format!("twitter{form}"), 1);
    }
    for form in ["", "-minified"] {
        rows.decode::<citm_catalog::Catalog>(&format!("citm_catalog{form}"), 1);
        rows.decode::<canada::FeatureCollection>(&format!("canada{form}"), 1);
    }
    rows.decode_lines::<twitter::Status>("twitter-lines");
    rows.decode::<github_user::GitHubUser>("github_user", 10_000);
    rows.decode::<order::Order>("order", 1);
    rows.encode::<twitter::SearchResult>("twitter", 1);
    rows.encode::<citm_catalog::Catalog>("citm_catalog", 1);
    rows.encode::<canada::FeatureCollection>("canada", 1);
    rows.encode::<github_user::GitHubUser>("github_user", 10_000);
    rows.encode::<order::Order>("order", 1);
    for name in ["twitter", "citm_catalog", "canada"] {
        rows.decode_as::<Value>("decode-tree", name, 1);
        rows.encode_as::<Value>("encode-tree", name, 1);
    }
    rows.stream(
        "lines/one-core",
        "phones",
        lines::one_core::<cell_phone::CellPhone>,
    );
    rows.stream(
        "lines/all-cores",
        "phones",
        lines::all_cores::<cell_phone::CellPhone>,
    );
    rows.stream("lines/tweets", "tweets", lines::one_core::<twitter::Status>);
    rows.stream(
        "lines/tweets-all-cores",
        "tweets",
        lines::all_cores::<twitter::Status>,
    );
    rows.write_lines("lines/written");
    rows.rows
}

/// The memory that decoding takes.
pub fn memory(folder: &str, row: &str) -> Vec<(String, Usage)> {
    fn measured<T: DeserializeOwned>(folder: &str, name: &str) -> Usage {
        let json = document(folder, name);
        usage(|| -> T { serde_json::from_slice(&json).expect("the document fits") })
    }
    let measure: fn(&str, &str) -> Usage = match row {
        "decode/twitter" => measured::<twitter::SearchResult>,
        "decode/citm_catalog" => measured::<citm_catalog::Catalog>,
        "decode/canada" => measured::<canada::FeatureCollection>,
        _ => return Vec::new(),
    };
    vec![(row.into(), measure(folder, &row["decode/".len()..]))]
}

pub struct Rows<'a> {
    pub folder: &'a str,
    only: Option<&'a str>,
    /// The folder of the documents of shapes, and the first part of their names.
    pub group: &'static str,
    pub rows: Vec<Row>,
}

impl Rows<'_> {
    /// Whether a row is requested.
    pub fn wants(&self, name: &str) -> bool {
        self.only.map_or(true, |only| only == name)
    }

    fn decode<T: DeserializeOwned + 'static>(&mut self, name: &str, repeats: u32) {
        self.decode_as::<T>("decode", name, repeats);
    }

    fn encode<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str, repeats: u32) {
        self.encode_as::<T>("encode", name, repeats);
    }

    fn decode_as<T: DeserializeOwned + 'static>(&mut self, kind: &str, name: &str, repeats: u32) {
        self.add(format!("{kind}/{name}"), name, repeats, |json| {
            let bytes = json.len();
            let run = move || {
                for _ in 0..repeats {
                    let model: T = serde_json::from_slice(black_box(&json)).expect("it fits");
                    black_box(&model);
                    keep(model);
                }
            };
            (bytes, Box::new(run))
        });
    }

    fn encode_as<T>(&mut self, kind: &str, name: &str, repeats: u32)
    where
        T: DeserializeOwned + Serialize + 'static,
    {
        self.add(format!("{kind}/{name}"), name, repeats, |json| {
            let model: T = serde_json::from_slice(&json).expect("it fits");
            let bytes = serde_json::to_vec(&model).expect("it can be written").len();
            let run = move || {
                for _ in 0..repeats {
                    let bytes = serde_json::to_vec(black_box(&model)).expect("as before");
                    black_box(&bytes);
                    keep(bytes);
                }
            };
            (bytes, Box::new(run))
        });
    }

    fn decode_lines<T: DeserializeOwned + 'static>(&mut self, name: &str) {
        self.add(format!("decode/{name}"), name, 1, |text| {
            let bytes = text.len();
            let lines = text
                .split(|byte| *byte == b'\n')
                .filter(|line| !line.is_empty());
            let lines: Vec<Vec<u8>> = lines.map(<[u8]>::to_vec).collect();
            let run = move || {
                for line in black_box(&lines) {
                    let model: T = serde_json::from_slice(line).expect("the line fits");
                    black_box(&model);
                }
            };
            (bytes, Box::new(run))
        });
    }

    /// Decodes all lines of a text, including the time to split it.
    fn stream(&mut self, name: &str, document: &str, count: fn(&[u8]) -> usize) {
        self.add(name.into(), document, 1, |text| {
            let bytes = text.len();
            let expected = lines::split(&text).count();
            let run = move || assert_eq!(count(black_box(&text)), expected, "lines are missing");
            (bytes, Box::new(run))
        });
    }

    fn write_lines(&mut self, name: &str) {
        self.add(name.into(), "phones", 1, |text| {
            let phones = lines::phones(&text);
            let bytes = lines::written(&phones);
            let run = move || assert_eq!(lines::written(black_box(&phones)), bytes);
            (bytes, Box::new(run))
        });
    }

    fn add(
        &mut self,
        name: String,
        document_name: &str,
        repeats: u32,
        make: impl FnOnce(Vec<u8>) -> (usize, Box<dyn Fn()>),
    ) {
        if self.wants(&name) {
            let (bytes, run) = make(document(self.folder, document_name));
            self.rows.push(Row {
                name,
                repeats,
                bytes,
                run,
            });
        }
    }
}
