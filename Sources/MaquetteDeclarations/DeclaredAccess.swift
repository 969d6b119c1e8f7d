import MaquetteCore

/// How one property is moved between its model, the memory that the model is decoded into, and a writer.
///
/// It does not depend on the model's type, so a loop over properties need not find metadata.
@safe final class DeclaredAccess: Sendable {
  typealias Write<Writer: ~Copyable> =
    @Sendable (UnsafeRawPointer, _ keepsNil: Bool, inout Writer) throws(WriteFailure) -> Void

  // Invariant: pointers to a model are to an initialized one that has the property. Pointers to a slot
  // are to memory for an optional of the property's type: uninitialized for `copy`, initialized for the
  // others, and uninitialized after `destroy`.

  /// The size and the alignment of the slot.
  let size: Int
  let alignment: Int

  /// Copies the property of a model into a slot.
  let copy: @Sendable (_ model: UnsafeRawPointer, _ slot: UnsafeMutableRawPointer) -> Void

  /// Sets the property of a model, unless it is a constant, to the value in a slot, if there is one.
  let assign: @Sendable (_ model: UnsafeMutableRawPointer, _ slot: UnsafeRawPointer) -> Void

  /// Copies the property of a model into a slot that has no value.
  let complete: @Sendable (_ model: UnsafeRawPointer, _ slot: UnsafeMutableRawPointer) -> Void

  /// Whether the property of a model is nil.
  let isNil: @Sendable (_ model: UnsafeRawPointer) -> Bool

  /// The value in a slot; nil if there is none.
  let value: @Sendable (_ slot: UnsafeRawPointer) -> Any?

  /// Destroys the value in a slot.
  let destroy: @Sendable (_ slot: UnsafeMutableRawPointer) -> Void

  let writeJSON: Write<JSONWriter>
  let writeTree: Write<ValueWriter>

  init<Model, T>(
    _ place: DeclaredPlace<Model, T>, writeJSON: @escaping Write<JSONWriter>,
    writeTree: @escaping Write<ValueWriter>
  ) {
    (size, alignment) = (MemoryLayout<T?>.size, MemoryLayout<T?>.alignment)
    unsafe copy = { model, slot in
      unsafe slot.initializeMemory(as: T?.self, to: place.value(in: model))
    }
    unsafe assign = { model, slot in
      if let value = unsafe slot.assumingMemoryBound(to: T?.self).pointee {
        unsafe place.set(value, in: model)
      }
    }
    unsafe complete = { model, slot in
      let slot = unsafe slot.assumingMemoryBound(to: T?.self)
      if case nil = unsafe slot.pointee { unsafe slot.pointee = place.value(in: model) }
    }
    unsafe isNil = { model in
      (unsafe place.value(in: model) as? any MappingEncodable)?.__isNil == true
    }
    unsafe value = { slot in unsafe slot.assumingMemoryBound(to: T?.self).pointee }
    unsafe destroy = { slot in
      unsafe slot.assumingMemoryBound(to: T?.self).deinitialize(count: 1)
    }
    unsafe self.writeJSON = writeJSON
    unsafe self.writeTree = writeTree
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
