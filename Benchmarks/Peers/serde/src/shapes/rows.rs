//! The ways in and out of a shape, each a row; what is timed is checked once before.

use crate::{
    black_box::black_box,
    check,
    rows::{document, Row, Rows},
    stopwatch::keep,
};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;

/// The documents of a shape, an object each, and what the models are written as.
pub struct Documents {
    pub texts: Vec<Vec<u8>>,
    pub trees: Vec<Value>,
    pub written: Vec<Value>,
}

impl Rows<'_> {
    /// The rows of models that are read and written as they are.
    pub fn shape<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str) {
        self.decoded::<T>(name);
        self.encoded::<T>(name);
    }

    /// Only reading.
    pub fn decoded<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str) {
        self.way(name, "decode", |documents| {
            for (text, written) in documents.texts.iter().zip(&documents.written) {
                check::written(&from_text::<T>(text), written, name);
            }
            Box::new(move || {
                for text in black_box(&documents.texts) {
                    pass(from_text::<T>(text));
                }
            })
        });
        self.way(name, "decode-tree", |documents| {
            for (tree, written) in documents.trees.iter().zip(&documents.written) {
                check::written(&from_tree::<T>(tree), written, name);
            }
            Box::new(move || {
                for tree in black_box(&documents.trees) {
                    pass(from_tree::<T>(tree));
                }
            })
        });
    }

    /// Only writing; what is read was checked with reading.
    pub fn encoded<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str) {
        self.way(name, "encode", |documents| {
            let models: Vec<T> = documents.texts.iter().map(|text| from_text(text)).collect();
            for (model, written) in models.iter().zip(&documents.written) {
                let text = serde_json::to_vec(model).expect("it can be written");
                check::same(&from_text::<Value>(&text), written, name);
            }
            Box::new(move || {
                for model in black_box(&models) {
                    pass(serde_json::to_vec(model).expect("as before"));
                }
            })
        });
        self.way(name, "encode-tree", |documents| {
            let models: Vec<T> = documents.texts.iter().map(|text| from_text(text)).collect();
            for (model, written) in models.iter().zip(&documents.written) {
                check::written(model, written, name);
            }
            Box::new(move || {
                for model in black_box(&models) {
                    pass(serde_json::to_value(model).expect("as before"));
                }
            })
        });
    }

    /// One way, if it is asked for; the work is that of all documents, one after the other.
    pub fn way(&mut self, name: &str, way: &str, make: impl FnOnce(Documents) -> Box<dyn Fn()>) {
        let shape = format!("shape/{name}");
        let row = format!("{shape}/{way}");
        if !self.wants(&shape) && !self.wants(&row) {
            return;
        }
        let lines = |form: &str| -> Vec<Vec<u8>> {
            document(self.folder, &format!("{form}/{name}"))
                .split(|byte| *byte == b'\n')
                .filter(|line| !line.is_empty())
                .map(<[u8]>::to_vec)
                .collect()
        };
        let texts = lines("shape");
        let (count, bytes) = (texts.len(), texts.iter().map(Vec::len).sum::<usize>());
        let documents = Documents {
            trees: texts.iter().map(|text| from_text(text)).collect(),
            written: lines("shape-written")
                .iter()
                .map(|text| from_text(text))
                .collect(),
            texts,
        };
        self.rows.push(Row {
            name: row,
            repeats: count as u32,
            bytes: bytes / count,
            run: make(documents),
        });
    }
}

pub fn from_text<T: DeserializeOwned>(text: &[u8]) -> T {
    serde_json::from_slice(text).expect("the document fits")
}

pub fn from_tree<T: DeserializeOwned>(tree: &Value) -> T {
    T::deserialize(tree).expect("the tree fits")
}

pub fn pass<T: 'static>(result: T) {
    black_box(&result);
    keep(result);
}
