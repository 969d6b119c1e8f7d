//! The rule of `Stopwatch.swift`: freeing the result is part of the time, unless `FREEING=apart`.

use std::{any::Any, cell::RefCell, env, time::Instant};

thread_local! {
    static IS_APART: bool = env::var("FREEING").map_or(false, |value| value == "apart");
    static LAST: RefCell<Option<Box<dyn Any>>> = RefCell::new(None);
}

/// Consumes a result, which is freed after the clock has stopped if requested.
pub fn keep<T: 'static>(value: T) {
    if IS_APART.with(|is_apart| *is_apart) {
        LAST.with(|last| *last.borrow_mut() = Some(Box::new(value)));
    }
}

/// The times of one workload, in microseconds.
pub struct Times {
    pub shortest: f64,
    pub median: f64,
}

/// Shorter work is repeated within a sample, because reading the clock also takes time.
const SHORTEST_SAMPLE: f64 = 50e-6;

/// Runs the work once to warm up and then for about a number of seconds, at least five times;
/// the times are those of `repeats` parts of it.
pub fn time(seconds: f64, repeats: u32, mut work: impl FnMut()) -> Times {
    let mut sample = |batch: u32| {
        let start = Instant::now();
        for _ in 0..batch {
            work();
        }
        let elapsed = start.elapsed().as_secs_f64();
        LAST.with(|last| *last.borrow_mut() = None);
        elapsed
    };
    sample(1);
    let mut batch = 1;
    while sample(batch) < SHORTEST_SAMPLE {
        batch *= 2;
    }
    let start = Instant::now();
    let mut samples = Vec::new();
    while samples.len() < 5 || start.elapsed().as_secs_f64() < seconds {
        samples.push(sample(batch));
    }
    samples.sort_by(f64::total_cmp);
    let scale = 1e6 / f64::from(batch) / f64::from(repeats);
    Times {
        shortest: samples[0] * scale,
        median: samples[samples.len() / 2] * scale,
    }
}
