//! What `std::hint::black_box` does, which the Rust of Debian 12 does not have yet.

use std::ptr::read_volatile;

/// The same reference, about which the compiler knows nothing: it can neither leave out what made
/// the value nor take it for a constant.
pub fn black_box<T: ?Sized>(value: &T) -> &T {
    fn same<T: ?Sized>(value: &T) -> &T {
        value
    }
    let unknown: fn(&T) -> &T = same;
    // Safe: a function is read from a variable that holds it.
    (unsafe { read_volatile(&unknown) })(value)
}
