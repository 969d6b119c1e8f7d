//! The rule of `Memory.swift`: what the models hold by the allocator's count, and the peak of the
//! process by the kernel's, after a first decode whose memory was given back.

use std::{fs, hint::black_box};

pub struct Usage {
    pub models: usize,
    pub peak: usize,
}

/// glibc's count of an arena: ten sizes, of which two are looked at.
#[repr(C)]
struct MallocInfo {
    arena: usize,
    ordblks: usize,
    smblks: usize,
    hblks: usize,
    hblkhd: usize,
    usmblks: usize,
    fsmblks: usize,
    uordblks: usize,
    fordblks: usize,
    keepcost: usize,
}

extern "C" {
    fn mallinfo2() -> MallocInfo;
    fn malloc_trim(pad: usize) -> i32;
}

fn allocated() -> usize {
    // Safe: the function only fills the structure that it returns.
    let info = unsafe { mallinfo2() };
    info.uordblks + info.hblkhd
}

fn kilobytes(key: &str) -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells a process's status");
    let line = status
        .lines()
        .find(|line| line.starts_with(key))
        .expect("the status has the line");
    line.split_whitespace()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .expect("kilobytes")
}

/// Measures what decoding once takes.
pub fn usage<T>(decode: impl Fn() -> T) -> Usage {
    drop(black_box(decode()));
    unsafe { malloc_trim(0) };
    fs::write("/proc/self/clear_refs", "5").expect("the kernel forgets the former peak");
    let (resident, before) = (kilobytes("VmRSS:"), allocated());
    let models = black_box(decode());
    let usage = Usage {
        models: allocated() - before,
        peak: (kilobytes("VmHWM:") - resident) * 1024,
    };
    drop(models);
    usage
}
