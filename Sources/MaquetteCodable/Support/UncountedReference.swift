/// A reference that does not retain its object.
///
/// Invariant: whoever reads the object knows that something else retains it.
@safe struct UncountedReference<Object: AnyObject> {
  private let reference: Unmanaged<Object>?

  init(_ object: Object?) { unsafe reference = unsafe object.map(Unmanaged.passUnretained) }

  /// The object, if there is one.
  var object: Object? { unsafe reference?.takeUnretainedValue() }
}
