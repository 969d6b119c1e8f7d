import MaquetteCore

/// How one property is set and encoded in the memory of its model.
///
/// It does not depend on the model's type, so a loop over properties need not find metadata.
@safe final class DeclaredAccess: Sendable {
  typealias Set = @Sendable (UnsafeMutableRawPointer, Any) -> Void
  typealias Write<Writer: ~Copyable> =
    @Sendable (UnsafeRawPointer, inout Writer) throws(WriteFailure) -> Void

  // Invariant: the functions take pointers to an initialized model that has the property.

  /// Sets the property, unless it is a constant, to a value of its type.
  let set: Set
  let writeJSON: Write<JSONWriter>
  let writeTree: Write<ValueWriter>

  init(
    set: @escaping Set, writeJSON: @escaping Write<JSONWriter>,
    writeTree: @escaping Write<ValueWriter>
  ) {
    unsafe self.set = set
    unsafe self.writeJSON = writeJSON
    unsafe self.writeTree = writeTree
  }
}

extension [DeclaredAccess] {
  /// Writes the properties of a model.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func write(_ model: UnsafeRawPointer, to writer: inout JSONWriter) throws(WriteFailure) {
    for access in self { unsafe try access.writeJSON(model, &writer) }
  }

  /// Writes the properties of a model.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func write(_ model: UnsafeRawPointer, to writer: inout ValueWriter) throws(WriteFailure) {
    for access in self { unsafe try access.writeTree(model, &writer) }
  }
}

/// Where a property is.
enum DeclaredPlace<Model, T>: Sendable {
  /// In the memory of the model, without code around it.
  case stored(Int, isConstant: Bool)

  /// Where code finds it.
  case computed(any KeyPath<Model, T> & Sendable)

  init(_ path: any KeyPath<Model, T> & Sendable) {
    // An object is stored elsewhere than its reference.
    if let offset = MemoryLayout<Model>.offset(of: path) {
      self = .stored(offset, isConstant: !(path is WritableKeyPath<Model, T>))
    } else {
      self = .computed(path)
    }
  }

  // Invariant of the functions: the memory is that of an initialized model.

  /// The value of the property.
  @inline(__always)
  func value(in model: UnsafeRawPointer) -> T {
    switch self {
    case .stored(let offset, _):
      // Invariant of the standard library: the offset is that of a property of the type.
      return unsafe (model + offset).assumingMemoryBound(to: T.self).pointee
    case .computed(let path):
      return unsafe model.assumingMemoryBound(to: Model.self).pointee[keyPath: path]
    }
  }

  /// Sets the property, unless it is a constant.
  @inline(__always)
  func set(_ value: T, in model: UnsafeMutableRawPointer) {
    switch self {
    case .stored(let offset, let isConstant):
      guard !isConstant else { return }
      unsafe (model + offset).assumingMemoryBound(to: T.self).pointee = value
    case .computed(let path):
      guard let path = path as? WritableKeyPath<Model, T> else { return }
      unsafe model.assumingMemoryBound(to: Model.self).pointee[keyPath: path] = value
    }
  }
}
