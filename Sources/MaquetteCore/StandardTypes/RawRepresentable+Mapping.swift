// Enums with raw values conform through `@Mappable` or by declaring the protocols; the
// implementation is here.

extension MappingDecodable where Self: RawRepresentable, RawValue: MappingDecodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree(with: RawValue.self) }

  /// Decodes the raw value.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.__readRawValue()
  }

  /// Decodes the raw value.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.__readRawValue()
  }
}

extension MappingEncodable where Self: RawRepresentable, RawValue: MappingEncodable {
  /// Writes the raw value.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try rawValue.write(to: &writer)
  }

  /// Writes the raw value.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try rawValue.write(to: &writer)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes the raw value of an enum and finds the case.
  ///
  /// - Throws: `unknownCase`, and the errors of decoding the raw value.
  @inlinable
  public mutating func __readRawValue<T: RawRepresentable & MappingDecodable>()
    throws(ReadFailure) -> T where T.RawValue: MappingDecodable
  {
    if let names = T.__caseNames, case let slot = __passName(of: names), slot >= 0 {
      return names.entry(slot, as: T.self)
    }
    let start = mark()
    if kind == .null || isOpen(location(of: start)) { throw unknownCase(T.self, at: start) }
    let rawValue = try read(T.RawValue.self)
    guard mayBeRawValue(rawValue, of: T.self),
      let value = T(rawValue: rawValue) ?? caseOfToken(rawValue)
    else {
      throw unknownCase(T.self, at: start)
    }
    return value
  }

  /// Returns the case whose raw value is a text without surrounding whitespace, which markup
  /// ignores.
  @inline(never)
  @usableFromInline
  func caseOfToken<T: RawRepresentable>(_ rawValue: T.RawValue) -> T? {
    guard state.options.isMarkup, let text = rawValue as? String else { return nil }
    return (text.collapsed as? T.RawValue).flatMap(T.init)
  }

  /// Returns the failure for a value that is not a case of an enum.
  @inline(never)
  @usableFromInline
  mutating func unknownCase<T>(_ type: T.Type, at start: Mark) -> ReadFailure {
    let failure = failure(
      .unknownCase, at: start, expected: "a case of \(allowedValues(of: type))")
    nameFailure(ofValue: typeName(type))
    return failure
  }
}
