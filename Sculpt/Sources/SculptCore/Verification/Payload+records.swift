import Foundation
import Maquette

extension PayloadDecoder {
  /// Decodes an object as a record.
  ///
  /// - Throws: One failure for all keys that are missing.
  func decodeRecord<R: MappingReader & ~Copyable>(
    _ record: Record, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    let start = reader.mark()
    var needed = record.needed.map { ($0.key, $0.type) }
    var content: ValueType?
    var written = record.tagValue
    if let tag = record.tag, let key = tag.content {
      let text = try self.tag(under: tag.key, isOptional: record.isTagOptional, from: &reader)
      written = text.map(AnyValue.string)
      if let text, keepsValues, !record.variants.contains(where: { $0.tag == text }) {
        // What is of no known case is kept as it is.
        written = try reader.read(AnyValue.self)
      }
      reader.reset(to: start)
      content = record.variants.first { $0.tag == text }?.type
      if let content { needed.append((key, content)) }
    }
    var members: [String: Payload] = [:]
    let keys = try expecting(.members(record, content: content)) { () throws(ReadFailure) in
      guard isTolerant else {
        members = try reader.read([String: Payload].self)
        return
      }
      // Properties are no elements: each is left out by itself, and what a tag needs is needed.
      members = try reader.read(under: DecodingRules(invalidElements: .fail)) {
        (reader: inout R) throws(ReadFailure) in
        try reader.read([String: Payload].self)
      }
    }
    let missing = needed.filter { !keys.contains($0.0) }
    guard !missing.isEmpty else {
      return keepsValues ? .object(record.object(of: members, tag: written)) : nil
    }
    let expected = missing.map { "'\($0)' (\(file.type($1)))" }.joined(separator: ", ")
    throw reader.failure(.missingKey, at: start, expected: expected)
  }

  /// Decodes the value of a property, which the key before it tells.
  func decodeMember<R: MappingReader & ~Copyable>(
    of record: Record, _ content: ValueType?, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    let key = reader.currentKey
    if key == record.tag?.content {
      guard let content else { return try any(from: &reader) }
      note(key)
      return try decode(content, from: &reader)
    }
    // Equal texts can have other bytes, and the keys of types are compared by these.
    guard let property = record.properties[key], property.key.utf8.elementsEqual(key.utf8) else {
      if rejectsUnknownKeys, !record.keepsOthers, key != record.tag?.key {
        let name = record.index.map { model.declarations[$0].name }
        throw reader.failure(.unknownKey, expected: name.map { "a key of \($0)" })
      }
      if record.keepsOthers { return try any(from: &reader) }
      try reader.skipValue()
      return nil
    }
    note(key)
    guard isTolerant, !property.isNeeded else { return try decode(property, from: &reader) }
    let start = reader.mark()
    do throws(ReadFailure) {
      return try reader.read(under: DecodingRules(invalidElements: .drop)) {
        (reader: inout R) throws(ReadFailure) in
        try decode(property, from: &reader)
      }
    } catch {
      guard !error.code.isFatal else { throw error }
      reader.reset(to: start)
      reader.noteRepair(
        error.code, at: start, expected: file.type(property.type), resolution: "dropped")
      try reader.skipValue()
      return nil
    }
  }

  private func decode<R: MappingReader & ~Copyable>(
    _ property: TypeModel.Property, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    let isPlain = property.presence != .optionalAndNullable
    switch property.type {
    case .date(.milliseconds) where isPlain:
      if property.takesNull, try reader.readNull() { return .null }
      let date = try reader.read(by: DateStrategy.iso8601(precision: .milliseconds))
      return kept(Written(milliseconds: date))?.object?["milliseconds"]
    case .uuid(isUppercase: false) where isPlain:
      if property.takesNull, try reader.readNull() { return .null }
      let uuid = try reader.read(by: UUIDStrategy.uuid(uppercase: false))
      return kept(Written(uuid: uuid))?.object?["uuid"]
    default:
      return try decode(
        property.takesNull ? .optional(property.type) : property.type, from: &reader)
    }
  }

  /// Decodes an object as the variant that the text under a key tells; others are kept whole.
  func decodeVariant<R: MappingReader & ~Copyable>(
    _ variants: [TypeModel.Variant], by tag: TypeModel.Tag, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    let start = reader.mark()
    let text = try self.tag(under: tag.key, isOptional: false, from: &reader)
    reader.reset(to: start)
    guard let variant = variants.first(where: { $0.tag == text }) else {
      return try any(from: &reader)
    }
    if tag.content != nil {
      return try decodeRecord(Record(tag: tag, variants: variants), from: &reader)
    }
    guard case .declared(let index)? = variant.type, var record = records[index] else {
      try reader.skipValue()
      return .object([tag.key: .string(variant.tag)])
    }
    record.tag = record.tag ?? tag
    record.tagValue = .string(variant.tag)
    return try decodeRecord(record, from: &reader)
  }

  /// Reads the text under a key, and leaves the reader at it; of several, the last one counts.
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
    let text = try reader.read(String.self)
    reader.reset(to: place)
    return text
  }
}

/// Values that are written by strategies.
@Mappable
private struct Written {
  @CodableBy(.iso8601(precision: .milliseconds)) var milliseconds: Date?
  @CodableBy(.uuid(uppercase: false)) var uuid: UUID?
}
