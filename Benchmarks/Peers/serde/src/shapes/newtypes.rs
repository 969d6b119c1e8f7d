use super::plain::PlainArticle;
use crate::rows::Rows;
use serde::{Deserialize, Serialize, Serializer};

#[derive(Deserialize, Serialize)]
#[serde(transparent)]
struct ArticleId {
    value: i64,
}

#[derive(Deserialize, Serialize)]
#[serde(transparent)]
struct PersonName {
    value: String,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct NewtypeArticle {
    id: ArticleId,
    title: String,
    author: PersonName,
    language: String,
    is_published: bool,
    price: f64,
    tags: Vec<PersonName>,
}

/// Decoded through the plain article, and encoded through a view of it.
#[derive(Deserialize)]
#[serde(from = "PlainArticle")]
struct ViaArticle {
    id: i64,
    title: String,
    author: String,
    language: String,
    is_published: bool,
    cents: i64,
    tags: Vec<String>,
}

impl From<PlainArticle> for ViaArticle {
    fn from(wire: PlainArticle) -> Self {
        ViaArticle {
            id: wire.id,
            title: wire.title,
            author: wire.author,
            language: wire.language,
            is_published: wire.is_published,
            cents: (wire.price * 100.0).round() as i64,
            tags: wire.tags,
        }
    }
}

impl Serialize for ViaArticle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(rename_all = "camelCase")]
        struct View<'a> {
            id: i64,
            title: &'a str,
            author: &'a str,
            language: &'a str,
            is_published: bool,
            price: f64,
            tags: &'a [String],
        }
        let view = View {
            id: self.id,
            title: &self.title,
            author: &self.author,
            language: &self.language,
            is_published: self.is_published,
            price: self.cents as f64 / 100.0,
            tags: &self.tags,
        };
        view.serialize(serializer)
    }
}

pub fn all(rows: &mut Rows) {
    rows.shape::<NewtypeArticle>("transparent-newtypes");
    rows.shape::<ViaArticle>("via");
}
