use super::{
    plain::PlainArticle,
    rows::{from_text, from_tree},
};
use crate::rows::Rows;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// serde has no updates in place: a struct of optional fields, applied by hand.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Change {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    is_published: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tags: Option<Vec<String>>,
}

impl Change {
    fn apply(self, article: &mut PlainArticle) {
        fn set<T>(value: Option<T>, place: &mut T) {
            if let Some(value) = value {
                *place = value;
            }
        }
        set(self.id, &mut article.id);
        set(self.title, &mut article.title);
        set(self.author, &mut article.author);
        set(self.language, &mut article.language);
        set(self.is_published, &mut article.is_published);
        set(self.price, &mut article.price);
        set(self.tags, &mut article.tags);
    }
}

/// RFC 7396, through a tree of the model.
fn merge(target: &mut Value, patch: &Value) {
    match (target, patch) {
        (Value::Object(target), Value::Object(patch)) => {
            for (key, value) in patch {
                if value.is_null() {
                    target.remove(key);
                } else {
                    merge(target.entry(key.clone()).or_insert(Value::Null), value);
                }
            }
        }
        (target, patch) => *target = patch.clone(),
    }
}

fn patch(article: &mut PlainArticle, patch: &Value) {
    let mut tree = serde_json::to_value(&*article).expect("it can be written");
    merge(&mut tree, patch);
    *article = serde_json::from_value(tree).expect("the patch fits");
}

pub fn all(rows: &mut Rows) {
    for name in ["update-struct", "update-struct-in-part", "partial-applied"] {
        rows.changed::<PlainArticle>(
            name,
            |article, text| from_text::<Change>(text).apply(article),
            |article, tree| from_tree::<Change>(tree).apply(article),
        );
    }
    for name in ["update-class", "update-class-in-part"] {
        rows.changed::<Box<PlainArticle>>(
            name,
            |article, text| from_text::<Change>(text).apply(article),
            |article, tree| from_tree::<Change>(tree).apply(article),
        );
    }
    rows.changed::<PlainArticle>(
        "merge-patch",
        |article, text| patch(article, &from_text(text)),
        patch,
    );
}
