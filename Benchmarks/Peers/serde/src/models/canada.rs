//! `canada.json`

use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
pub struct FeatureCollection {
    #[serde(rename = "type")]
    pub kind: String,
    pub features: Vec<Feature>,
}

#[derive(Deserialize, Serialize)]
pub struct Feature {
    #[serde(rename = "type")]
    pub kind: String,
    pub properties: FeatureProperties,
    pub geometry: Geometry,
}

#[derive(Deserialize, Serialize)]
pub struct FeatureProperties {
    pub name: String,
}

#[derive(Deserialize, Serialize)]
pub struct Geometry {
    #[serde(rename = "type")]
    pub kind: String,
    pub coordinates: Vec<Vec<Vec<f64>>>,
}
