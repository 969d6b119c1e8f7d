//! serde_json on the documents that `Benchmarks prepare` wrote, by the rules of the Swift side:
//!
//!     serde-peer time DOCUMENTS SECONDS [ROW]   name, shortest, median (us), bytes; of a shape for
//!                                               each of its ways, which share the seconds
//!     serde-peer memory DOCUMENTS ROW           name, bytes of the models, bytes at the peak
//!     serde-peer check DOCUMENTS                fails unless the models contain the whole documents

mod black_box;
mod check;
mod lines;
mod memory;
mod models;
mod rows;
mod shapes;
mod stopwatch;
mod workloads;

use std::{env, process::exit};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["time", folder, seconds, ref only @ ..] => {
            let seconds: f64 = seconds.parse().expect("seconds are a number");
            let rows = rows::all(folder, only.first().copied());
            let share = if only.is_empty() { 1 } else { rows.len() };
            let seconds = seconds / share as f64;
            for row in rows {
                let times = stopwatch::time(seconds, row.repeats, || (row.run)());
                println!(
                    "{}\t{:.4}\t{:.4}\t{}",
                    row.name, times.shortest, times.median, row.bytes
                );
            }
        }
        ["memory", folder, row] => {
            let rows = rows::memory(folder, row);
            for (name, usage) in rows {
                println!("{}\t{}\t{}", name, usage.models, usage.peak);
            }
        }
        ["check", folder] => check::all(folder),
        _ => {
            eprintln!("time DOCUMENTS SECONDS [ROW] | memory DOCUMENTS ROW | check DOCUMENTS");
            exit(2)
        }
    }
}
