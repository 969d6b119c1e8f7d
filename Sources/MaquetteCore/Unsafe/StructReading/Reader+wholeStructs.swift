// The entrances of structs that are read in place, for generated code and for arrays.

extension Reader where Self: ~Copyable {
  /// Reads a struct.
  @inlinable @inline(__always)
  public mutating func readStruct<Model>(
    _ type: Model.Type, _ layout: StructLayout
  ) throws(ReadFailure) -> Model {
    // `withUnsafeTemporaryAllocation` rethrows without a type.
    try withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) {
      memory -> Result<Model, ReadFailure> in
      // Invariant: the memory is initialised unless reading throws.
      let model = memory.baseAddress.unsafelyUnwrapped
      do throws(ReadFailure) {
        try __initializeStruct(layout, at: UnsafeMutableRawPointer(model))
        return .success(model.move())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Changes a struct by the object that the reader stands at; it stays as it was if that fails.
  ///
  /// Not specialised: updates are rarer than models are many.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  public mutating func updateStruct<Model>(
    _ model: inout Model, _ layout: StructLayout
  ) throws(ReadFailure) {
    let before = model
    model = try withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) {
      memory -> Result<Model, ReadFailure> in
      // Invariant: the memory is initialised unless the update throws.
      let changed = memory.baseAddress.unsafelyUnwrapped
      changed.initialize(to: before)
      do throws(ReadFailure) {
        try __updateStruct(layout, at: UnsafeMutableRawPointer(changed))
        return .success(changed.move())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

extension Readable {
  /// Reads a value into memory that is not initialised.
  ///
  /// Invariant: the memory is initialised unless this throws.
  @inlinable @inline(__always)
  static func initialize(
    _ memory: UnsafeMutablePointer<Self>, from reader: inout JSONReader
  ) throws(ReadFailure) {
    let form = Self.__form
    if case .structure = form.kind, !form.isOptional, let layout = form.layout {
      try reader.__initializeStruct(layout, at: UnsafeMutableRawPointer(memory))
    } else {
      memory.initialize(to: try Self(from: &reader))
    }
  }
}
