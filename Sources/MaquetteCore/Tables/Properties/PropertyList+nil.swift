extension PropertyList {
  /// The encoded properties; nil is always written where a missing key would restore another value.
  ///
  /// Generated code says so if it sees that the type is an optional, not if the type has another name.
  var writtenKeepingNil: [WrittenProperty] {
    var offsets: Set<Int> = []
    for case .field(let field) in written where field.mayNeedNil { offsets.insert(field.offset) }
    var defaults: [Int: __StructField] = [:]
    for case .field(let field) in read
    where field.absence.contains(.missing) && !field.absence.contains(.null)
      && offsets.contains(field.offset)
    {
      defaults[field.offset] = field
    }
    guard !defaults.isEmpty else { return written }
    return written.map { property in
      guard case .field(var field) = property, field.mayNeedNil, let isNil = unsafe field.isNil,
        let read = defaults[field.offset], unsafe read.withDefault(isNil) == false
      else { return property }
      field.nilRule = .needed
      return .field(field)
    }
  }
}

extension WrittenField {
  /// Whether the property has a nil that may be written.
  fileprivate var mayNeedNil: Bool {
    unsafe nilRule != .omitted && isNil != nil && computedName == nil
  }
}
