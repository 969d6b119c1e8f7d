/// A reference that does not keep its object.
///
/// Invariant: whoever takes the object knows that somebody else keeps it.
@safe struct UncountedReference<Object: AnyObject> {
  private let reference: Unmanaged<Object>?

  init(_ object: Object?) { unsafe reference = unsafe object.map(Unmanaged.passUnretained) }

  /// The object, if there is one.
  var object: Object? { unsafe reference?.takeUnretainedValue() }
}
