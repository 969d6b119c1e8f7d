// The entry points for structs decoded in place, for generated code and for arrays.

extension MappingReader where Self: ~Copyable {
  /// Decodes a struct.
  ///
  /// Not inlined: the copies would be most of the code of a class.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  @inline(never)
  public mutating func readStruct<Model>(
    _ type: Model.Type, _ layout: __StructDecodingTable
  ) throws(ReadFailure) -> Model {
    unsafe try initialized { (memory) throws(ReadFailure) in
      unsafe try __initializeStruct(layout, at: memory)
    }
  }

  /// Updates a struct from the object at the reader; the struct is unchanged if that fails.
  ///
  /// Not specialized: updates are rare, and models are many.
  ///
  /// - Returns: The changed properties.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @discardableResult
  public mutating func updateStruct<Model>(
    _ model: inout Model, _ layout: __StructDecodingTable
  ) throws(ReadFailure) -> __ChangedPlaces {
    unsafe try withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) {
      memory -> Result<__ChangedPlaces, ReadFailure> in
      // Invariant: the memory is initialized unless the update throws.
      let changed = unsafe memory.baseAddress.unsafelyUnwrapped
      unsafe changed.initialize(to: model)
      do throws(ReadFailure) {
        let places = unsafe try __updateStruct(layout, at: UnsafeMutableRawPointer(changed))
        model = unsafe changed.move()
        return .success(places)
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes a struct from the result of a hook, if there is one.
  ///
  /// - Throws: The errors of a property or the hook.
  @inlinable @inline(__always)
  public mutating func readStruct<Model>(
    _ type: Model.Type, _ layout: __StructDecodingTable,
    rewriting hook: ((inout AnyValue) throws -> Void)?
  ) throws(ReadFailure) -> Model {
    guard let hook else { return try readStruct(type, layout) }
    return try __readRewritten(hook) { (reader) throws(ReadFailure) in
      try reader.readStruct(type, layout)
    }
  }

  /// Updates a struct from the result of a hook, if there is one.
  ///
  /// - Throws: The errors of a property or the hook; the struct is unchanged then.
  @inlinable
  public mutating func updateStruct<Model>(
    _ model: inout Model, _ layout: __StructDecodingTable,
    rewriting hook: ((inout AnyValue) throws -> Void)?
  ) throws(ReadFailure) {
    guard let hook else {
      try updateStruct(&model, layout)
      return
    }
    try __readRewritten(hook) { (reader) throws(ReadFailure) in
      _ = try reader.updateStruct(&model, layout)
    }
  }
}

/// The properties that an update has changed.
public struct __ChangedPlaces: Sendable {
  /// The layout of the update.
  let layout: __StructDecodingTable
  let places: SlotSet

  /// Which of the members that decode themselves have changed.
  let members: [Bool]

  /// Returns a model with the changes that the update made in another one.
  ///
  /// This merges several updates of one object, in any order.
  func applied<Model>(from changed: Model, to model: Model) -> Model {
    var result = model
    unsafe withUnsafePointer(to: changed) { source in
      unsafe withUnsafeMutablePointer(to: &result) { target in
        // Invariant: the layout is that of the model; both are initialized.
        unsafe __PartialStruct.replace(
          self, in: UnsafeMutableRawPointer(target), by: UnsafeRawPointer(source))
      }
    }
    return result
  }
}

extension MappingDecodable {
  /// Decodes a value into uninitialized memory.
  ///
  /// Invariant: the memory is initialized unless this throws.
  @inlinable @inline(__always)
  static func initialize(
    _ memory: UnsafeMutablePointer<Self>, from reader: inout JSONReader
  ) throws(ReadFailure) {
    let form = Self.__decodingKind
    if case .structure = form.kind, !form.isOptional, let layout = form.layout {
      unsafe try reader.__initializeStruct(layout, at: UnsafeMutableRawPointer(memory))
    } else {
      unsafe memory.initialize(to: try Self(from: &reader))
    }
  }
}
