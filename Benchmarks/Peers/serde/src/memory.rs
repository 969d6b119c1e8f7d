//! The rule of `MemoryUsage.swift`: the first decoding does one-time setup, the second is counted
//! by the preloaded `AllocationCounter/counter.c`.

use crate::black_box::black_box;
use std::{
    mem::transmute,
    os::raw::{c_char, c_void},
    ptr::null_mut,
};

pub struct Usage {
    pub models: usize,
    pub peak: usize,
}

extern "C" {
    fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// A function of the counter without parameters; the result of a void function is meaningless.
fn counter(name: &[u8]) -> extern "C" fn() -> usize {
    assert_eq!(name.last(), Some(&0), "C strings end with a zero");
    // Safe: the null handle stands for all loaded libraries, and the counter's functions have this signature.
    unsafe {
        let address = dlsym(null_mut(), name.as_ptr().cast());
        assert!(
            !address.is_null(),
            "the counter of allocations is not preloaded"
        );
        transmute(address)
    }
}

/// Measures the memory of one decoding.
pub fn usage<T>(decode: impl Fn() -> T) -> Usage {
    let begin = counter(b"allocation_counter_begin\0");
    let live = counter(b"allocation_counter_live\0");
    let peak = counter(b"allocation_counter_peak\0");

    black_box(&decode());
    begin();
    let before = live();
    let models = decode();
    black_box(&models);
    let usage = Usage {
        models: live() - before,
        peak: peak() - before,
    };
    drop(models);
    usage
}
