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
    var needed = record.needed.map { ($0.key, $0.type) }
    var content: ValueType?
    if let tag = record.tag, let key = tag.content {
      let text = try self.tag(under: tag.key, isOptional: record.isTagOptional, from: &reader)
      reader.reset(to: start)
      content = record.variants.first { $0.tag == text }?.type
      if let content { needed.append((key, content)) }
    }
    let keys = try expecting(.members(record, content: content)) { () throws(ReadFailure) in
      guard isTolerant else {
        _ = try reader.read([String: Payload].self)
        return
      }
      // Properties are no elements: each is left out by itself, and what a tag needs is needed.
      _ = try reader.read(under: DecodingRules(invalidElements: .fail)) {
        (reader: inout R) throws(ReadFailure) in
        try reader.read([String: Payload].self)
      }
    }
    let missing = needed.filter { !keys.contains($0.0) }
    guard !missing.isEmpty else { return }
    let expected = missing.map { "'\($0)' (\(file.type($1)))" }.joined(separator: ", ")
    throw reader.failure(.missingKey, at: start, expected: expected)
  }

  /// Decodes the value of a property, which the key before it tells.
  func decodeMember<R: MappingReader & ~Copyable>(
    of record: Record, _ content: ValueType?, from reader: inout R
  ) throws(ReadFailure) {
    let key = reader.currentKey
    if key == record.tag?.content {
      guard let content else { return try reader.skipValue() }
      note(key)
      return try decode(content, from: &reader)
    }
    // Equal texts can have other bytes, and the keys of types are compared by these.
    guard let property = record.properties[key], property.key.utf8.elementsEqual(key.utf8) else {
      if rejectsUnknownKeys, !record.keepsOthers, key != record.tag?.key {
        let name = record.index.map { model.declarations[$0].name }
        throw reader.failure(.unknownKey, expected: name.map { "a key of \($0)" })
      }
      return try reader.skipValue()
    }
    note(key)
    guard isTolerant, !property.isNeeded else { return try decode(property, from: &reader) }
    let start = reader.mark()
    do throws(ReadFailure) {
      try reader.read(under: DecodingRules(invalidElements: .drop)) {
        (reader: inout R) throws(ReadFailure) in
        try decode(property, from: &reader)
      }
    } catch {
      guard !error.code.isFatal else { throw error }
      reader.reset(to: start)
      reader.noteRepair(
        error.code, at: start, expected: file.type(property.type), resolution: "dropped")
      try reader.skipValue()
    }
  }

  private func decode<R: MappingReader & ~Copyable>(
    _ property: TypeModel.Property, from reader: inout R
  ) throws(ReadFailure) {
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
    _ variants: [TypeModel.Variant], by tag: TypeModel.Tag, from reader: inout R
  ) throws(ReadFailure) {
    if tag.content != nil {
      return try decodeRecord(Record(tag: tag, variants: variants), from: &reader)
    }
    let start = reader.mark()
    let text = try self.tag(under: tag.key, isOptional: false, from: &reader)
    reader.reset(to: start)
    guard let variant = variants.first(where: { $0.tag == text }),
      case .declared(let index)? = variant.type, var record = records[index]
    else { return try reader.skipValue() }
    record.tag = record.tag ?? tag
    try decodeRecord(record, from: &reader)
  }

  /// Reads the text under a key; of several, the last one counts.
  ///
  /// - Returns: The text; nil if it is missing and may be.
  private func tag<R: MappingReader & ~Copyable>(
    under key: String, isOptional: Bool, from reader: inout R
  ) throws(ReadFailure) -> String? {
    let start = reader.mark()
    var place: R.Mark?
    var more = try reader.beginObject()
    while more {
      if try reader.readKey() == key { place = reader.mark() }
      try reader.skipValue()
      more = try reader.endField()
    }
    guard let place else {
      if isOptional { return nil }
      throw reader.failure(.missingKey, at: start, expected: "'\(key)' (String)")
    }
    reader.reset(to: place)
    return try reader.read(String.self)
  }
}
