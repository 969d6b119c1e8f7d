use super::flattened::Origin;
use crate::rows::Rows;
use serde::{Deserialize, Serialize, Serializer};

/// serde has no paths: a struct nested like the document, converted to a flat one.
#[derive(Deserialize)]
#[serde(from = "NestedArticle")]
struct DeepArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct NestedArticle {
    id: i64,
    title: String,
    origin: Origin,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

impl From<NestedArticle> for DeepArticle {
    fn from(nested: NestedArticle) -> Self {
        DeepArticle {
            id: nested.id,
            title: nested.title,
            author: nested.origin.author,
            language: nested.origin.language,
            is_published: nested.is_published,
            price: nested.price,
            tags: nested.tags,
        }
    }
}

/// The same without copies, for encoding.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct NestedView<'a> {
    id: i64,
    title: &'a str,
    origin: OriginView<'a>,
    is_published: bool,
    price: f64,
    tags: &'a [String],
}

#[derive(Serialize)]
struct OriginView<'a> {
    author: &'a str,
    language: &'a str,
}

impl Serialize for DeepArticle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let view = NestedView {
            id: self.id,
            title: &self.title,
            origin: OriginView {
                author: &self.author,
                language: &self.language,
            },
            is_published: self.is_published,
            price: self.price,
            tags: &self.tags,
        };
        view.serialize(serializer)
    }
}

/// A struct for each object around the model.
#[derive(Deserialize, Serialize)]
struct Outer {
    data: Inner,
}

#[derive(Deserialize, Serialize)]
struct Inner {
    article: super::plain::PlainArticle,
}

#[derive(Deserialize, Serialize)]
struct PositionalArticle(i64, String, String, String, bool, f64, Vec<String>);

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct PairingArticle {
    id: i64,
    title: String,
    origin: (String, String),
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<DeepArticle>("nested-paths");
    rows.shape::<Outer>("container");
    rows.decoded::<Outer>("call-at-path");
    rows.shape::<PositionalArticle>("layout-array");
    rows.shape::<PairingArticle>("tuple");
}
