#if canImport(Foundation)
  public import Foundation
  public import MaquetteCore

  /// Uses the form of Foundation's coders: `{"indexes": [1, 2]}`.
  extension IndexPath: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> IndexPath {
      let start = reader.mark()
      var indexes: [Int]?
      try reader.readMembers(of: "IndexPath") { (key, reader: inout R) throws(ReadFailure) in
        guard key == "indexes" else { return false }
        indexes = try reader.read([Int].self)
        return true
      }
      guard let indexes else { throw reader.lacks("indexes", of: "IndexPath", at: start) }
      return IndexPath(indexes: indexes)
    }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.beginObject()
      try writer.writePart("indexes", Array(self))
      writer.endObject()
    }
  }

  /// Uses the form of Foundation's coders: `{"indexes": [{"location": 1, "length": 3}]}`.
  extension IndexSet: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> IndexSet {
      let start = reader.mark()
      var ranges: [IndexRange]?
      try reader.readMembers(of: "IndexSet") { (key, reader: inout R) throws(ReadFailure) in
        guard key == "indexes" else { return false }
        ranges = try reader.read([IndexRange].self)
        return true
      }
      guard let ranges else { throw reader.lacks("indexes", of: "IndexSet", at: start) }
      var indexes = IndexSet()
      for range in ranges where range.length > 0 {
        indexes.insert(integersIn: range.location..<range.location + range.length)
      }
      return indexes
    }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.beginObject()
      let ranges = rangeView.map { IndexRange(location: $0.lowerBound, length: $0.count) }
      try writer.writePart("indexes", ranges)
      writer.endObject()
    }
  }

  /// A range of indexes, none of them negative.
  private struct IndexRange: BodyDecodable, BodyEncodable {
    var location: Int
    var length: Int

    static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> IndexRange {
      let start = reader.mark()
      var (location, length): (Int?, Int?)
      try reader.readMembers(of: "IndexSet") { (key, reader: inout R) throws(ReadFailure) in
        switch key {
        case "location": location = try reader.readInteger(Int.self)
        case "length": length = try reader.readInteger(Int.self)
        default: return false
        }
        return true
      }
      guard let location else { throw reader.lacks("location", of: "IndexSet", at: start) }
      guard let length else { throw reader.lacks("length", of: "IndexSet", at: start) }
      // The last index of a set is less than the largest integer.
      guard location >= 0, length >= 0, length < Int.max - location else {
        throw reader.failure(.invalidValue, at: start, expected: "indexes from 0")
      }
      return IndexRange(location: location, length: length)
    }

    func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.beginObject()
      try writer.writePart("location", location)
      try writer.writePart("length", length)
      writer.endObject()
    }
  }
#endif
