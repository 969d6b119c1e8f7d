use crate::rows::Rows;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
#[serde(tag = "type", content = "coordinates")]
enum Geometry {
    Point(Vec<f64>),
    LineString(Vec<Vec<f64>>),
    Polygon(Vec<Vec<Vec<f64>>>),
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "event")]
pub enum Event {
    Opened { page: String },
    Clicked { x: i64, y: i64 },
    Typed { text: String },
    Closed { after: f64 },
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "method", content = "details")]
enum Payment {
    Card(Card),
    Transfer(Transfer),
    Cash,
}

#[derive(Deserialize, Serialize)]
struct Card {
    number: String,
    month: i64,
    year: i64,
}

#[derive(Deserialize, Serialize)]
struct Transfer {
    iban: String,
    reference: String,
}

#[derive(Deserialize, Serialize)]
#[serde(untagged)]
enum Filter {
    Number(i64),
    Text(String),
    Range(Span),
}

#[derive(Deserialize, Serialize)]
struct Span {
    from: i64,
    to: i64,
}

#[derive(Deserialize, Serialize)]
struct Frequency(i64, String);

/// An object of one of several types: a box in a case.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", tag = "type")]
enum Figure {
    Circle(Box<Circle>),
    Box(Box<Rectangle>),
}

#[derive(Deserialize, Serialize)]
struct Circle {
    x: f64,
    y: f64,
    radius: f64,
}

#[derive(Deserialize, Serialize)]
struct Rectangle {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

#[derive(Deserialize, Serialize)]
struct Layer {
    name: String,
    figures: Vec<Figure>,
}

#[derive(Deserialize, Serialize)]
#[serde(untagged)]
enum Condition {
    All { and: Vec<Condition> },
    Any { or: Vec<Condition> },
    Not { not: Box<Condition> },
    Test { field: String, equals: i64 },
}

pub fn all(rows: &mut Rows) {
    rows.shape::<Vec<Condition>>("conditions");
    rows.shape::<Vec<Geometry>>("geojson-geometries");
    rows.shape::<Vec<Event>>("events");
    rows.shape::<Vec<Payment>>("payments");
    rows.shape::<Vec<Filter>>("number-text-or-object");
    rows.shape::<Vec<Frequency>>("structs-as-arrays");
    rows.shape::<Vec<Layer>>("polymorphic-lists");
}
