// Enums with raw values adopt the protocols by `@Mappable` or by naming them; the work is done here.

extension MappingDecodable where Self: RawRepresentable, RawValue: MappingDecodable {
  /// Reads the raw value.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.__readRawValue()
  }

  /// Reads the raw value.
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
  /// Reads the raw value of an enum and finds the case.
  ///
  /// - Throws: `unknownCase`, and what reading the raw value throws.
  @inlinable
  public mutating func __readRawValue<T: RawRepresentable>() throws(ReadFailure) -> T
  where T.RawValue: MappingDecodable {
    let start = mark()
    if kind == .null { throw unknownCase(T.self, at: start) }
    let rawValue = try read(T.RawValue.self)
    guard let value = T(rawValue: rawValue) ?? caseOfToken(rawValue) else {
      throw unknownCase(T.self, at: start)
    }
    return value
  }

  /// The case whose raw value is a text without the whitespace around it, which does not count in
  /// markup.
  @inline(never)
  @usableFromInline
  func caseOfToken<T: RawRepresentable>(_ rawValue: T.RawValue) -> T? {
    guard state.options.isMarkup, let text = rawValue as? String else { return nil }
    return (text.collapsed as? T.RawValue).flatMap(T.init)
  }

  /// The failure of a value that is not a case of an enum.
  @inline(never)
  @usableFromInline
  mutating func unknownCase<T>(_ type: T.Type, at start: Mark) -> ReadFailure {
    var expected = "a case of \(typeName(type))"
    let cases = rawNames(of: type)
    if 1...12 ~= cases.count { expected += " (\(cases.joined(separator: ", ")))" }
    return failure(.unknownCase, at: start, expected: expected)
  }
}
