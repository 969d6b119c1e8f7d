// The entrances of structs that are read in place, for generated code and for arrays.

extension MappingReader where Self: ~Copyable {
  /// Reads a struct.
  @inlinable @inline(__always)
  public mutating func readStruct<Model>(
    _ type: Model.Type, _ layout: __StructDecodingTable
  ) throws(ReadFailure) -> Model {
    // `withUnsafeTemporaryAllocation` rethrows without a type.
    unsafe try withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) {
      memory -> Result<Model, ReadFailure> in
      // Invariant: the memory is initialized unless reading throws.
      let model = unsafe memory.baseAddress.unsafelyUnwrapped
      do throws(ReadFailure) {
        unsafe try __initializeStruct(layout, at: UnsafeMutableRawPointer(model))
        return unsafe .success(model.move())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Changes a struct by the object at the reader; it stays as it was if that fails.
  ///
  /// Not specialized: updates are rarer than models are many.
  ///
  /// - Returns: What was changed.
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
  /// Reads a struct from what a hook makes of the source, if there is one.
  ///
  /// - Throws: Whatever a property or the hook throws.
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

  /// Changes a struct by what a hook makes of the source, if there is one.
  ///
  /// - Throws: Whatever a property or the hook throws; the struct is as it was then.
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
  /// The layout that the update was made by.
  let layout: __StructDecodingTable
  let places: SlotSet

  /// Which of the members that read themselves have changed.
  let members: [Bool]

  /// A model with what the update has changed in another one.
  ///
  /// What several updates of one object change is put together so, whatever their order.
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
  /// Reads a value into memory that is not initialized.
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
