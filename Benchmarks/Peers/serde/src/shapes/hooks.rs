use super::plain::PlainArticle;
use crate::rows::Rows;
use serde::{de::Error, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

// serde has neither rules nor hooks: code around decoding and encoding the plain article.

#[derive(Serialize)]
#[serde(transparent)]
struct ValidatedArticle(PlainArticle);

impl<'de> Deserialize<'de> for ValidatedArticle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let article = PlainArticle::deserialize(deserializer)?;
        let is_valid = article.id >= 1
            && !article.title.is_empty()
            && article.title.chars().count() <= 100
            && ["en", "de", "fr"].contains(&article.language.as_str())
            && (0.0..=1000.0).contains(&article.price)
            && (1..=5).contains(&article.tags.len())
            && article.tags.iter().all(|tag| !tag.is_empty());
        if !is_valid {
            return Err(D::Error::custom("a rule is broken"));
        }
        Ok(ValidatedArticle(article))
    }
}

struct HookedArticle {
    article: PlainArticle,
    _is_cheap: bool,
}

impl Serialize for HookedArticle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.article.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for HookedArticle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let article = PlainArticle::deserialize(deserializer)?;
        if article.id <= 0 {
            return Err(D::Error::custom("an id"));
        }
        let _is_cheap = article.price < 100.0;
        Ok(HookedArticle { article, _is_cheap })
    }
}

struct RewrittenArticle(PlainArticle);

impl<'de> Deserialize<'de> for RewrittenArticle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tree = Value::deserialize(deserializer)?;
        if let Some(members) = tree.as_object_mut() {
            if let Some(name) = members.remove("name") {
                members.insert("title".into(), name);
            }
        }
        PlainArticle::deserialize(tree)
            .map(RewrittenArticle)
            .map_err(D::Error::custom)
    }
}

impl Serialize for RewrittenArticle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tree = serde_json::to_value(&self.0).map_err(serde::ser::Error::custom)?;
        tree["version"] = 2.into();
        tree.serialize(serializer)
    }
}

pub fn all(rows: &mut Rows) {
    rows.shape::<ValidatedArticle>("validated");
    rows.shape::<HookedArticle>("hooks-model");
    rows.shape::<RewrittenArticle>("hooks-tree");
}
