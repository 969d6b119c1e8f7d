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
    case .array(let elements):
      let others = other.array ?? []
      return .array(
        elements.enumerated().map { index, element in
          element.needingNulls(of: index < others.count ? others[index] : .null)
        })
    case .tagged(let tagged):
      let inner = if case .tagged(let other) = other { other.value } else { other }
      return .tagged(TaggedValue(tagged.tag, tagged.value.needingNulls(of: inner)))
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
    if state.findsRefused { try findRefused(at: path) }
    guard let value = last, let omission = state.options.traits.omission(of: value, isAlone: false),
      // The format refuses a null inside it.
      value.untagged.isNull || !value.hasNeededNull, unsafe slot.pointee.field.computedName == nil,
      let field = unsafe output.decodedField(at: slot.pointee.field.offset)
    else { return }
    guard unsafe field.makeDefault != nil, field.absence.contains(.missing) else {
      // Without a key, a required property is an error.
      if value == .null, state.options.lacksNull, field.isRequired { replaceLast(by: .neededNull) }
      guard omission == .empty, field.isRequired, field.isOtherIfAbsent(value) else { return }
      throw failure(
        .unencodable, expected: omission.expectation, found: value.shown(hidesValue: false))
    }
    guard let standard = unsafe tree(ofDefault: field, slot) else { return }
    if value.untagged.isNull, field.absence.contains(.null) || standard.isNull {
      // A null that the format leaves out is decoded as the same value.
      return replaceLast(by: .null)
    }
    guard standard != value.untagged else { return }
    throw failure(
      .unencodable, expected: omission.expectationForDefault,
      found: value.untagged.shown(hidesValue: false))
  }

  /// Fails if the value that the format refused is at a path or below it.
  private mutating func findRefused(at path: MappingPath) throws(WriteFailure) {
    guard let refused = state.options.refused, refused.steps.starts(with: state.base + path.steps)
    else { return }
    throw failure(.unencodable)
  }

  /// Ensures that no value of a payload just written is decoded as the default of its key.
  ///
  /// - Throws: `unencodable` for such a null, and for such an empty container.
  @inline(never)
  mutating func keepFields(of type: any Any.Type) throws(WriteFailure) {
    guard let payload = type as? any __PayloadSource.Type else { return }
    for own in unsafe payload.__layout.contents.pointee.own {
      guard case .field(let field) = own.property else { continue }
      // The key that is encoded may be any of those that are decoded.
      for key in own.paths.compactMap(\.first) {
        if state.findsRefused { try findRefused(at: openPath.appending(keys: [key])) }
        guard field.absence.contains(.missing), let value = written(under: key),
          let omission = state.options.traits.omission(of: value, isAlone: false),
          let standard = field.makeValue?() as? any MappingEncodable,
          let tree = try? AnyValue(encoding: standard, state.options), tree != value
        else { continue }
        // The path of the failure ends with the key.
        writeDistinctKey(key)
        throw failure(
          .unencodable, expected: omission.expectationForDefault,
          found: value.shown(hidesValue: false))
      }
    }
  }

  /// Returns the default of a property as it is written; nil if that fails, or if the default is to be missing.
  private func tree(
    ofDefault field: __StructField, _ slot: UnsafePointer<__StructEncodingTable.Slot>
  ) -> AnyValue? {
    let written: AnyValue?? = unsafe field.withDefault { place in
      if unsafe slot.pointee.isNil(place) { return .null }
      let type = field.type as? any MappingEncodable.Type
      if unsafe type?.__missingTest?(place) == true { return nil }
      var writer = ValueWriter(state: __WritingState(options: state.options))
      guard unsafe (try? writer.write(place, as: slot)) != nil else { return nil }
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
      let error = MappingError(
        .unencodable, expected: OmittedValue.expectationForMember,
        found: member.value.untagged.shown(hidesValue: false))
      throw failure(error, below: MappingPath([.key(member.key)]))
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
    if !own.isEmpty { return own.property(at: offset)?.field }
    // A generic model has separate tables.
    let layout = (model as? any MappingDecodable.Type)?.__decodingKind.layout
    return unsafe layout?.contents.pointee.own.property(at: offset)?.field
  }
}
