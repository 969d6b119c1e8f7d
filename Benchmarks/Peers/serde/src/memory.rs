//! The rule of `MemoryUsage.swift`: a first decoding makes what is made once, the second is counted
//! by the preloaded `AllocationCounter/counter.c`.

use std::{
    ffi::{c_char, c_void, CStr},
    hint::black_box,
    mem::transmute,
    ptr::null_mut,
};

pub struct Usage {
    pub models: usize,
    pub peak: usize,
}

extern "C" {
    fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// A function of the counter, which takes nothing; one that returns nothing returns no meaning.
fn counter(name: &CStr) -> extern "C" fn() -> usize {
    // Safe: the null handle means all that is loaded, and the counter's functions have this form.
    unsafe {
        let address = dlsym(null_mut(), name.as_ptr());
        assert!(
            !address.is_null(),
            "the counter of allocations is not preloaded"
        );
        transmute(address)
    }
}

/// Measures what decoding once takes.
pub fn usage<T>(decode: impl Fn() -> T) -> Usage {
    let begin = counter(c"allocation_counter_begin");
    let live = counter(c"allocation_counter_live");
    let peak = counter(c"allocation_counter_peak");

    drop(black_box(decode()));
    begin();
    let before = live();
    let models = black_box(decode());
    let usage = Usage {
        models: live() - before,
        peak: peak() - before,
    };
    drop(models);
    usage
}
