//! The ways to decode and encode a shape, each a row; the timed work is checked once before.

use crate::{
    black_box::black_box,
    check,
    rows::{document, Row, Rows},
    stopwatch::keep,
};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;
use std::cell::RefCell;

/// The documents of a shape, one object each, and the expected encodings.
pub struct Documents {
    pub texts: Vec<Vec<u8>>,
    pub trees: Vec<Value>,
    pub written: Vec<Value>,
}

impl Rows<'_> {
    /// The rows of models that are decoded and encoded directly.
    pub fn shape<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str) {
        self.decoded::<T>(name);
        self.encoded::<T>(name);
    }

    /// Only decoding.
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

    /// Only encoding; the decoding rows check the decoded models.
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

    /// The objects in one array; the time is that of one of them.
    pub fn array<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str) {
        let text_of = |documents: &Documents| {
            let mut text = documents.texts.join(&b","[..]);
            text.insert(0, b'[');
            text.push(b']');
            text
        };
        self.way(name, "decode", |documents| {
            let text = text_of(&documents);
            check::written(&from_text::<Vec<T>>(&text), &documents.written.into(), name);
            Box::new(move || pass(from_text::<Vec<T>>(black_box(&text))))
        });
        self.way(name, "encode", |documents| {
            let models: Vec<T> = from_text(&text_of(&documents));
            Box::new(move || pass(serde_json::to_vec(black_box(&models)).expect("written")))
        });
        self.way(name, "decode-tree", |documents| {
            let tree = Value::from(documents.trees);
            check::written(&from_tree::<Vec<T>>(&tree), &documents.written.into(), name);
            Box::new(move || pass(from_tree::<Vec<T>>(black_box(&tree))))
        });
        self.way(name, "encode-tree", |documents| {
            let models: Vec<T> = from_text(&text_of(&documents));
            check::written(&models, &documents.written.into(), name);
            Box::new(move || pass(serde_json::to_value(black_box(&models)).expect("written")))
        });
    }

    /// Encoding with a line for every value.
    pub fn pretty<T: DeserializeOwned + Serialize + 'static>(&mut self, name: &str) {
        self.way(name, "encode", |documents| {
            let models: Vec<T> = documents.texts.iter().map(|text| from_text(text)).collect();
            Box::new(move || {
                for model in black_box(&models) {
                    pass(serde_json::to_vec_pretty(model).expect("it can be written"));
                }
            })
        });
    }

    /// Updating existing models, with a function for text and one for trees.
    pub fn changed<T: DeserializeOwned + Serialize + 'static>(
        &mut self,
        name: &str,
        by_text: fn(&mut T, &[u8]),
        by_tree: fn(&mut T, &Value),
    ) {
        let bases = documents(self.folder, "shape/plain-struct");
        let models: Vec<T> = bases.iter().map(|text| from_text(text)).collect();
        self.way(name, "decode", |documents| {
            changing(
                name,
                models,
                documents.texts,
                documents.written,
                move |model, text| by_text(model, text),
            )
        });
        let models: Vec<T> = bases.iter().map(|text| from_text(text)).collect();
        self.way(name, "decode-tree", |documents| {
            changing(name, models, documents.trees, documents.written, by_tree)
        });
    }

    /// One way, if it is requested; the work covers all documents in sequence.
    pub fn way(&mut self, name: &str, way: &str, make: impl FnOnce(Documents) -> Box<dyn Fn()>) {
        let shape = format!("{}/{name}", self.group);
        let row = format!("{shape}/{way}");
        if !self.wants(&shape) && !self.wants(&row) {
            return;
        }
        let texts = documents(self.folder, &shape);
        let written = documents(self.folder, &format!("{}-written/{name}", self.group));
        let (count, bytes) = (texts.len(), texts.iter().map(Vec::len).sum::<usize>());
        let documents = Documents {
            trees: texts.iter().map(|text| from_text(text)).collect(),
            written: written.iter().map(|text| from_text(text)).collect(),
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

/// The documents in a file, between which is a byte that JSON text does not have.
fn documents(folder: &str, name: &str) -> Vec<Vec<u8>> {
    document(folder, name)
        .split(|byte| *byte == 0x1E)
        .map(<[u8]>::to_vec)
        .collect()
}

fn changing<T: Serialize + 'static, Change: 'static>(
    name: &str,
    mut models: Vec<T>,
    changes: Vec<Change>,
    written: Vec<Value>,
    apply: impl Fn(&mut T, &Change) + 'static,
) -> Box<dyn Fn()> {
    for (model, change) in models.iter_mut().zip(&changes) {
        apply(model, change);
    }
    for (model, written) in models.iter().zip(&written) {
        check::written(model, written, name);
    }
    let models = RefCell::new(models);
    Box::new(move || {
        for (model, change) in models.borrow_mut().iter_mut().zip(black_box(&changes)) {
            apply(model, change);
        }
    })
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
