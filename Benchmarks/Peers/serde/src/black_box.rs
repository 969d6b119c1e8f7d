//! A substitute for `std::hint::black_box`, which the Rust of Debian 12 lacks.

use std::ptr::read_volatile;

/// Returns the same reference, hidden from the compiler: it can neither remove the work that made
/// the value nor treat the value as a constant.
pub fn black_box<T: ?Sized>(value: &T) -> &T {
    fn same<T: ?Sized>(value: &T) -> &T {
        value
    }
    let unknown: fn(&T) -> &T = same;
    // Safe: a function is read from a variable that holds it.
    (unsafe { read_volatile(&unknown) })(value)
}
