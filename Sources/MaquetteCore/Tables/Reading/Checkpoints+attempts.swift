// What the module of streams calls.

extension Checkpoints {
  /// How an attempt to read a text has ended.
  package enum Attempt {
    case model

    /// Failed; the depth is that of the open container that lacks a key of its own, if one does.
    case failure(MappingError.Code, lackingDepth: Int?)
  }

  /// Reads a text, which has begun, at the checkpoints.
  package func attempt(
    _ text: Span<UInt8>, _ options: DecodingOptions,
    _ readModel: (inout JSONReader) throws(ReadFailure) -> Void
  ) -> Attempt {
    var reader = JSONReader(options)
    reader.state.checkpoints = self
    do throws(ReadFailure) {
      try reader.read(text, readModel)
      return .model
    } catch {
      let isMissing = error.code == .missingKey
      return .failure(error.code, lackingDepth: isMissing ? lackingDepth(of: reader) : nil)
    }
  }

  private func lackingDepth(of reader: borrowing JSONReader) -> Int? {
    guard let pending = reader.state.journal?.pending else { return lackingDepth }
    guard pending.steps.isEmpty, pending.missingSteps.count == 1, pending.alternatives.isEmpty,
      case .offset(let start) = pending.location
    else { return nil }
    return depth(at: start)
  }
}

extension JSONReader {
  /// Decodes the properties of a struct that are there, whether or not others are required.
  ///
  /// - Returns: Nil unless the reader is at the object of a struct, with all its properties in its
  ///   memory, that has not ended in a text that grows.
  package mutating func readArrivedProperties<Model: MappingDecodable>(
    of type: Model.Type
  ) throws(ReadFailure) -> StructCheckpoint? {
    let form = Model.__decodingKind
    guard state.checkpoints?.isOpen(depth, cursor.offset) == true,
      case .structure = form.kind, !form.isOptional, let layout = form.layout,
      unsafe !layout.contents.pointee.opensRest, unsafe layout.contents.pointee.extras.isEmpty
    else { return nil }
    let arrived = StructCheckpoint(layout.variant(for: state.options) ?? layout, at: cursor.offset)
    var fields = arrived.fields
    do throws(ReadFailure) {
      if unsafe arrived.layout.contents.pointee.isPlain {
        try __readProperties(into: &fields)
      } else {
        try readRareObject(into: &fields)
      }
    } catch {
      fields.destroy()
      throw error
    }
    arrived.adopt(fields)
    fields.end()
    return arrived
  }
}

extension StructCheckpoint {
  /// Returns a property; nil if there is none of the type at the offset, or if it has no value.
  package func value<Value>(at offset: Int) -> Value? {
    var places = present
    while let place = places.popFirst() {
      let property = unsafe layout.contents.pointee.places[place]
      if property.offset == offset, property.type == Value.self {
        return unsafe (memory + offset).assumingMemoryBound(to: Value.self).pointee
      }
    }
    return nil
  }

  /// Makes the model, whose layout this is of, from copies of the properties; nil if a required one is
  /// missing.
  package func makeModel<Model>() -> Model? {
    unsafe withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) { buffer -> Model? in
      // Invariant: the layout is that of the model; its memory is initialized if finishing succeeds.
      let model = unsafe buffer.baseAddress.unsafelyUnwrapped
      var fields = unsafe __PartialStruct(layout, at: UnsafeMutableRawPointer(model))
      restore(&fields)
      guard fields.finish() else {
        fields.destroy()
        return nil
      }
      fields.end()
      return unsafe model.move()
    }
  }
}
