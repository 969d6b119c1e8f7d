public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Uses the form of Foundation's coders: `{"identifier": "Europe/Berlin"}`. Decoding also accepts
// the identifier alone.

extension TimeZone: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> TimeZone {
    let start = reader.mark()
    let identifier = try reader.readIdentifier(of: "TimeZone")
    guard let zone = TimeZone(identifier: identifier) else {
      throw reader.failure(.invalidValue, at: start, expected: "a time zone")
    }
    return zone
  }

  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.writeIdentifier(identifier)
  }
}

extension Locale: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Locale {
    Locale(identifier: try reader.readIdentifier(of: "Locale"))
  }

  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.writeIdentifier(identifier)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reads an identifier, alone or as a member of an object.
  fileprivate mutating func readIdentifier(of type: String) throws(ReadFailure) -> String {
    if scalarKind == .string { return try __readToken() }
    let start = mark()
    var identifier: String?
    try readMembers(of: type) { (key, reader: inout Self) throws(ReadFailure) in
      switch key {
      case "identifier": identifier = try reader.readString()
      // Says whether Foundation's locale follows the user's settings. A decoded locale never does.
      case "current": try reader.skipValue()
      default: return false
      }
      return true
    }
    guard let identifier else { throw lacks("identifier", of: type, at: start) }
    return identifier
  }
}

extension MappingWriter where Self: ~Copyable {
  fileprivate mutating func writeIdentifier(_ identifier: String) throws(WriteFailure) {
    try beginObject()
    try writePart("identifier", identifier)
    endObject()
  }
}
