/// A reference that does not keep its object.
///
/// Invariant: whoever takes the object knows that somebody else keeps it.
struct UncountedReference<Object: AnyObject> {
  private let reference: Unmanaged<Object>?

  init(_ object: Object?) { reference = object.map(Unmanaged.passUnretained) }

  /// The object, if there is one.
  var object: Object? { reference?.takeUnretainedValue() }
}
