public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Uses the form of Foundation's coders: `{"start": …, "duration": 60}`, with the start in the form
/// of dates. Decoding also accepts an end instead of a duration.
extension DateInterval: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
  @usableFromInline
  package static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> DateInterval {
    let begin = reader.mark()
    var start: Date?
    var end: Date?
    var duration: Double?
    try reader.readMembers(of: "DateInterval") { (key, reader: inout R) throws(ReadFailure) in
      switch key {
      case "start": start = try reader.read(Date.self)
      case "end": end = try reader.read(Date.self)
      case "duration": duration = try reader.readDouble()
      default: return false
      }
      return true
    }
    guard let start else { throw reader.lacks("start", of: "DateInterval", at: begin) }
    guard let duration = duration ?? end?.timeIntervalSince(start) else {
      throw reader.lacks("duration", of: "DateInterval", at: begin)
    }
    guard duration >= 0, duration.isFinite else {
      throw reader.failure(
        .invalidValue, at: begin, expected: "an interval that ends after its start")
    }
    return DateInterval(start: start, duration: duration)
  }

  @usableFromInline
  package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
    try writer.beginObject()
    try writer.writePart("start", start)
    try writer.writePart("duration", duration)
    writer.endObject()
  }
}
