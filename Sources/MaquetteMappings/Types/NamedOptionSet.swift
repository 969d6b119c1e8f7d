public import MaquetteCore

/// A set of options that is an array of names in data.
///
/// Input:
///
/// ```json
/// ["read", "write"]
/// ```
///
/// Code:
///
/// ```swift
/// struct Rights: NamedOptionSet {
///   let rawValue: Int
///   static let read = Rights(rawValue: 1)
///   static let write = Rights(rawValue: 2)
///   static var optionNames: KeyValuePairs<String, Rights> { ["read": .read, "write": .write] }
/// }
/// ```
///
/// Result: `[.read, .write]`, encoded as the names in the order of the table. A number is decoded
/// as the raw value, which a report lists as converted. An option set that is encoded as its raw
/// value needs no names: it only states `MappingDecodable` and `MappingEncodable`.
///
/// Failure: `unknownCase` for a name that is not in the table, unless `dropsUnknownNames` makes
/// decoding drop and report it; `unencodable` for bits without a name.
public protocol NamedOptionSet: OptionSet, MappingDecodable, MappingEncodable
where RawValue: FixedWidthInteger & MappingDecodable & MappingEncodable, Element == Self {
  /// The options by their names; of several names for one option, the first is written.
  static var optionNames: KeyValuePairs<String, Self> { get }

  /// Whether unknown names are dropped and reported instead of being errors.
  static var dropsUnknownNames: Bool { get }
}

extension NamedOptionSet {
  /// Unknown names are errors by default.
  public static var dropsUnknownNames: Bool { false }

  /// Reads an array of names, or the raw value.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.read(from: &reader)
  }

  /// Reads an array of names, or the raw value.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.read(from: &reader)
  }

  /// Writes the names.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writeNames(to: &writer)
  }

  /// Writes the names.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writeNames(to: &writer)
  }

  private static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Self {
    guard reader.kind == .array else {
      let start = reader.mark()
      guard reader.kind == .number, reader.state.options.conversions != .strict else {
        throw reader.failure(
          reader.kind == .null ? .unexpectedNull : .typeMismatch,
          expected: expected("names"))
      }
      let options = Self(rawValue: try reader.read(RawValue.self))
      reader.noteRepair(
        .typeMismatch, at: start, expected: expected("names"), resolution: "converted")
      return options
    }
    var options: Self = []
    let names = names
    try reader.readElements { (reader: inout R) throws(ReadFailure) in
      let start = reader.mark()
      let name = try reader.__readToken()
      if let index = names.firstIndex(where: { Self.isName($0, name) }) {
        options.formUnion(optionNames[index].value)
      } else if dropsUnknownNames {
        reader.noteRepair(
          .unknownCase, at: start, expected: expected("a name"), resolution: "dropped the name")
      } else {
        throw reader.failure(.unknownCase, at: start, expected: expected("a name"))
      }
    }
    return options
  }

  /// The names, listed once for each type.
  private static var names: [String] {
    nameLists.value(of: self) { optionNames.map { $0.key } }
  }

  /// Whether a text is a name, by Swift's rules for texts.
  ///
  /// They take quadratic time for a text with many combining marks; one that is longer than any form
  /// of the name is not compared.
  private static func isName(_ name: String, _ text: String) -> Bool {
    text.utf8.count <= 3 * name.utf8.count && text == name
  }

  /// What is expected, with the names, if they are few.
  private static func expected(_ noun: String) -> String {
    let names = names
    return "\(noun) of \(typeName(Self.self))"
      + (names.count > 12 ? "" : " (\(names.joined(separator: ", ")))")
  }

  private func writeNames<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    var rest = rawValue
    var names: [String] = []
    for (name, option) in Self.optionNames
    where option.rawValue != 0 && isSuperset(of: option) && option.rawValue & rest != 0 {
      names.append(name)
      rest &= ~option.rawValue
    }
    guard rest == 0 else {
      throw writer.failure(
        .unencodable, expected: "options of \(typeName(Self.self)) that have names",
        found: "bits \(rest)")
    }
    try writer.beginArray()
    for name in names { writer.writeString(name) }
    writer.endArray()
  }
}

private let nameLists = TypeCache<[String]>()
