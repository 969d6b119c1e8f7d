//! NDJSON: every record is consumed and freed before the next, and counted.

use crate::{black_box::black_box, models::cell_phone::CellPhone};
use serde::de::DeserializeOwned;
use std::thread;

pub fn split(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
}

fn record<T: DeserializeOwned>(line: &[u8]) -> T {
    serde_json::from_slice(line).expect("the line fits")
}

pub fn phones(text: &[u8]) -> Vec<CellPhone> {
    split(text).map(record).collect()
}

/// Decodes all lines in sequence, and counts them.
pub fn one_core<T: DeserializeOwned>(text: &[u8]) -> usize {
    split(text)
        .map(|line| {
            black_box(&record::<T>(line));
        })
        .count()
}

/// Decodes a part of the text on each core.
pub fn all_cores<T: DeserializeOwned>(text: &[u8]) -> usize {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let size = text.len() / cores + 1;
    let mut rest = text;
    thread::scope(|scope| {
        let mut threads = Vec::new();
        while !rest.is_empty() {
            let reach = size.min(rest.len());
            let end = rest[reach..].iter().position(|byte| *byte == b'\n');
            let (part, after) = rest.split_at(end.map_or(rest.len(), |end| reach + end + 1));
            rest = after;
            threads.push(scope.spawn(move || one_core::<T>(part)));
        }
        threads
            .into_iter()
            .map(|thread| thread.join().expect("all lines fit"))
            .sum()
    })
}

/// Encodes all records as lines into a buffer that is emptied in between, and counts the bytes.
pub fn written(phones: &[CellPhone]) -> usize {
    let mut buffer = Vec::new();
    let mut count = 0;
    for phone in phones {
        serde_json::to_writer(&mut buffer, phone).expect("it can be written");
        buffer.push(b'\n');
        if buffer.len() >= 64 * 1024 {
            count += black_box(&buffer).len();
            buffer.clear();
        }
    }
    count + black_box(&buffer).len()
}
