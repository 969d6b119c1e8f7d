import Foundation
import Maquette

extension PayloadDecoder {
  /// Decodes an object as a record.
  ///
  /// - Throws: One failure for all keys that are missing.
  func decodeRecord<R: MappingReader & ~Copyable>(
    _ record: Record, from reader: inout R
  ) throws(ReadFailure) {
    let start = reader.mark()
    let keys = try expecting(.members(record)) { () throws(ReadFailure) in
      _ = try reader.read([String: Payload].self)
    }
    let missing = record.needed.filter { !keys.contains($0.key) }
    guard !missing.isEmpty else { return }
    let expected = missing.map { "'\($0.key)' (\(file.type($0.type)))" }.joined(separator: ", ")
    throw reader.failure(.missingKey, at: start, expected: expected)
  }

  /// Decodes the value of a property, which the key before it tells.
  func decodeMember<R: MappingReader & ~Copyable>(
    of record: Record, from reader: inout R
  ) throws(ReadFailure) {
    let key = reader.currentKey
    guard let property = record.properties[key] else {
      if rejectsUnknownKeys, !record.keepsOthers, key != record.tag {
        let name = model.declarations[record.index].name
        throw reader.failure(.unknownKey, expected: "a key of \(name)")
      }
      return try reader.skipValue()
    }
    note(key)
    let isPlain = property.presence != .optionalAndNullable
    switch property.type {
    case .date(.milliseconds) where isPlain:
      if property.takesNull, try reader.readNull() { return }
      _ = try reader.read(by: DateStrategy.iso8601(precision: .milliseconds))
    case .uuid(isUppercase: false) where isPlain:
      if property.takesNull, try reader.readNull() { return }
      _ = try reader.read(by: UUIDStrategy.uuid(uppercase: false))
    default:
      try decode(property.takesNull ? .optional(property.type) : property.type, from: &reader)
    }
  }

  /// Decodes an object as the variant that the text under a key tells; others are kept whole.
  func decodeVariant<R: MappingReader & ~Copyable>(
    _ variants: [TypeModel.Variant], by key: String, from reader: inout R
  ) throws(ReadFailure) {
    let start = reader.mark()
    let tag = try tag(under: key, from: &reader)
    reader.reset(to: start)
    guard let variant = variants.first(where: { $0.tag == tag }),
      case .declared(let index)? = variant.type, var record = records[index]
    else { return try reader.skipValue() }
    record.tag = key
    try decodeRecord(record, from: &reader)
  }

  /// Reads the text under a key; of several, the last one counts.
  private func tag<R: MappingReader & ~Copyable>(
    under key: String, from reader: inout R
  ) throws(ReadFailure) -> String {
    let start = reader.mark()
    var place: R.Mark?
    var more = try reader.beginObject()
    while more {
      if try reader.readKey() == key { place = reader.mark() }
      try reader.skipValue()
      more = try reader.endField()
    }
    guard let place else {
      throw reader.failure(.missingKey, at: start, expected: "'\(key)' (String)")
    }
    reader.reset(to: place)
    return try reader.read(String.self)
  }
}
