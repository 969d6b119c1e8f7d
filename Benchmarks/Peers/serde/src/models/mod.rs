//! The models of `Checks/Integrations/Sources/CorpusModels`, property for property.

pub mod canada;
pub mod cell_phone;
pub mod citm_catalog;
pub mod github_user;
pub mod order;
pub mod twitter;
