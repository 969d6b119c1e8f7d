use crate::rows::Rows;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Book {
    id: i64,
    title: String,
    author: String,
    is_published: bool,
    price: f64,
    tags: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Film {
    id: i64,
    title: String,
    director: String,
    is_released: bool,
    length: f64,
    genres: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
enum ExternalItem {
    Film(Film),
    Book(Book),
    Note(String),
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum InternalItem {
    Film(Film),
    Book(Book),
    Nothing,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "type", content = "item")]
enum AdjacentItem {
    Film(Film),
    Book(Book),
    Note(String),
}

#[derive(Deserialize, Serialize)]
#[serde(untagged)]
enum UntaggedItem {
    Film(Film),
    Book(Book),
    Note(String),
}

macro_rules! labelled {
    ($name:ident, $last:ident $(($text:ty))?, $($tag:tt)*) => {
        #[derive(Deserialize, Serialize)]
        #[serde(rename_all = "camelCase" $($tag)*)]
        enum $name {
            #[serde(rename_all = "camelCase")]
            Film {
                id: i64,
                title: String,
                director: String,
                is_released: bool,
                length: f64,
                genres: Vec<String>,
            },
            #[serde(rename_all = "camelCase")]
            Book {
                id: i64,
                title: String,
                author: String,
                is_published: bool,
                price: f64,
                tags: Vec<String>,
            },
            $last $(($text))?,
        }
    };
}

labelled!(LabelledItem, Note(String),);
labelled!(LabelledInternalItem, Nothing, , tag = "type");

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
enum Ware {
    Film { director: String, length: f64 },
    Book { author: String, price: f64 },
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Sale {
    id: i64,
    title: String,
    is_published: bool,
    #[serde(flatten)]
    ware: Ware,
    tags: Vec<String>,
}

pub fn all(rows: &mut Rows) {
    rows.shape::<ExternalItem>("enum-external");
    rows.shape::<InternalItem>("enum-internal");
    rows.shape::<AdjacentItem>("enum-adjacent");
    rows.shape::<UntaggedItem>("enum-untagged");
    rows.shape::<LabelledItem>("enum-external-labels");
    rows.shape::<LabelledInternalItem>("enum-internal-labels");
    rows.shape::<Sale>("flattened-enum");
}
