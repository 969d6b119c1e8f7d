// Nulls that a format without null must not leave out.

extension ValueTag {
  /// The tag of a null whose key must not be left out: a missing key is decoded as another value.
  static let neededNull = ValueTag(format: "Maquette", name: "null")
}

extension AnyValue {
  /// A null whose key must not be left out.
  static let neededNull = AnyValue.tagged(TaggedValue(.neededNull, .null))

  /// Whether the value is, or contains, a null whose key must not be left out.
  var hasNeededNull: Bool {
    switch self {
    case .tagged(let tagged): tagged.tag == .neededNull || tagged.value.hasNeededNull
    case .object(let object): object.values.contains(where: \.hasNeededNull)
    default: false
    }
  }

  /// This tree, in which exactly those nulls are needed that are so in another one.
  func needingNulls(of other: AnyValue) -> AnyValue {
    switch self {
    case .null, .neededNull: return other == .neededNull ? other : .null
    case .object(var object):
      for key in object.map(\.key) { object.change(key) { $0 = $0.needingNulls(of: other[key]) } }
      return .object(object)
    default: return self
    }
  }
}

extension ValueWriter {
  /// Ensures that the value of a property, if the format writes nothing for it, is what a missing key is
  /// decoded as.
  ///
  /// Invariant: the slot is one of the output.
  ///
  /// - Throws: `unencodable` if a missing key has a default, which is another value.
  @inline(never)
  mutating func keepLast(
    _ slot: UnsafePointer<__StructEncodingTable.Slot>, of output: __StructEncodingTable
  ) throws(WriteFailure) {
    guard let value = last, let omission = state.options.traits.omission(of: value, isAlone: false),
      // The format refuses a null inside it.
      value.untagged.isNull || !value.hasNeededNull,
      let field = unsafe output.decodedField(at: slot.pointee.field.offset)
    else { return }
    guard unsafe field.makeDefault != nil, field.absence.contains(.missing) else {
      // Without a key, a required property is an error.
      if value == .null, state.options.lacksNull, field.isRequired { replaceLast(by: .neededNull) }
      return
    }
    let standard = unsafe tree(ofDefault: field, slot)
    if value.untagged.isNull, field.absence.contains(.null) || standard?.isNull == true {
      // A null that the format leaves out is decoded as the same value.
      return replaceLast(by: .null)
    }
    guard let standard, standard != value.untagged else { return }
    throw failure(
      .unencodable, expected: omission.expectationForDefault,
      found: value.untagged.shown(hidesValue: false))
  }

  /// Returns the default of a property as it is written; nil if that fails.
  private func tree(
    ofDefault field: __StructField, _ slot: UnsafePointer<__StructEncodingTable.Slot>
  ) -> AnyValue? {
    let written: AnyValue?? = unsafe field.withDefault { place in
      if unsafe slot.pointee.isNil(place) { return .null }
      var writer = ValueWriter(state: __WritingState(options: state.options))
      do throws(WriteFailure) {
        unsafe try writer.write(place, as: slot)
      } catch {
        return nil
      }
      return writer.finish().untagged
    }
    return written ?? nil
  }
}

extension ValueWriter {
  /// Ensures that the format writes something for every member of the dictionary just written: keys are
  /// data, too.
  ///
  /// - Throws: `unencodable` for a member for which the format writes nothing. It refuses nulls later.
  @inline(never)
  @usableFromInline
  mutating func keepMembers() throws(WriteFailure) {
    guard state.losesValues, case .object(let object)? = last else { return }
    let traits = state.options.traits
    for member in object {
      guard traits.omission(of: member.value, isAlone: false) == .empty else { continue }
      state.pending = .init(
        code: .unencodable, expected: OmittedValue.expectationForMember,
        found: member.value.untagged.shown(hidesValue: false))
      state.pending?.path = MappingPath([.key(member.key)])
      throw WriteFailure(.unencodable)
    }
    // In rows, an object is as null as its members.
    if traits.omitsEmptyObjects, traits.nullsAreEmpty, !object.isEmpty,
      traits.omission(of: .object(object), isAlone: false) != nil
    {
      throw failure(
        .unencodable, expected: "a dictionary with a value other than null",
        found: "\(object.count.counted("null"))")
    }
  }
}

extension __StructEncodingTable {
  /// Returns the property that is decoded into an offset of the model; nil if there is none.
  fileprivate func decodedField(at offset: Int) -> __StructField? {
    let own = unsafe contents.pointee.source.own
    if !own.isEmpty { return own.decodedField(at: offset) }
    // A generic model has separate tables.
    let layout = (model as? any MappingDecodable.Type)?.__decodingKind.layout
    return unsafe layout?.contents.pointee.own.decodedField(at: offset)
  }
}

extension [__StructDecodingTable.OwnProperty] {
  fileprivate func decodedField(at offset: Int) -> __StructField? {
    for own in self {
      switch own.property {
      case .field(let field):
        if field.offset == offset { return field }
      case .flattened(let member):
        let inner = unsafe member.layout?.contents.pointee.own
        if let field = inner?.decodedField(at: offset - member.offset) { return field }
      case .extras: break
      }
    }
    return nil
  }
}
