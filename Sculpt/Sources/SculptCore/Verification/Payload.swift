import Foundation
import Maquette

/// A value that is decoded as the type that its decoder expects next.
///
/// As the element of an array and the member of a dictionary it makes the reader find its place and go on after errors,
/// as it does for a generated type.
struct Payload: MappingDecodable {
  /// What generated code would encode; nil for what it leaves out, and if nobody wants to know.
  let value: AnyValue?

  init(from reader: inout JSONReader) throws(ReadFailure) { value = try Self.decode(&reader) }

  init(from reader: inout ValueReader) throws(ReadFailure) { value = try Self.decode(&reader) }

  private static func decode<R: MappingReader & ~Copyable>(
    _ reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    guard let decoder = reader.context[PayloadDecoder.Key.self] else {
      try reader.skipValue()
      return nil
    }
    return switch decoder.expectation {
    case .value(let type): try decoder.decode(type, from: &reader)
    case .members(let record, let content):
      try decoder.decodeMember(of: record, content, from: &reader)
    }
  }
}

extension PayloadDecoder {
  /// Decodes a value as a type, as generated code does.
  ///
  /// - Returns: What it encodes; nil if nobody wants to know.
  /// - Throws: What the generated code throws.
  func decode<R: MappingReader & ~Copyable>(
    _ type: ValueType, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    switch type {
    case .any: return try reader.read(AnyValue.self)
    case .named: return try any(from: &reader)
    case .optional(let inner):
      var value: Payload?
      try expecting(.value(inner)) { () throws(ReadFailure) in
        value = try reader.read(Payload?.self)
      }
      return value.map(\.value) ?? .null
    case .array(let element):
      // The rules of a type begin inside it; a whole document is decoded by a mapper that drops elements.
      let rules =
        isTolerant && isAtRoot ? DecodingRules(invalidElements: .drop) : DecodingRules()
      var elements: [Payload] = []
      try expecting(.value(element)) { () throws(ReadFailure) in
        elements = try reader.read(under: rules) { (reader: inout R) throws(ReadFailure) in
          try reader.read([Payload].self)
        }
      }
      return keepsValues ? .array(elements.compactMap(\.value)) : nil
    case .dictionary(let value):
      var members: [String: Payload] = [:]
      try expecting(.value(value)) { () throws(ReadFailure) in
        members = try reader.read([String: Payload].self)
      }
      return keepsValues ? .object(Self.object(members)) : nil
    case .declared(let index):
      guard isTolerant, model.declarations[index].owner == nil else {
        return try decodeDeclared(index, from: &reader)
      }
      return try reader.read(under: DecodingRules(invalidElements: .drop)) {
        (reader: inout R) throws(ReadFailure) in
        try decodeDeclared(index, from: &reader)
      }
    default: return try decodeScalar(type, from: &reader)
    }
  }

  /// Reads any value.
  func any<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> AnyValue? {
    if keepsValues { return try reader.read(AnyValue.self) }
    try reader.skipValue()
    return nil
  }

  /// What a value is encoded as.
  func kept(_ value: some MappingEncodable) -> AnyValue? {
    guard keepsValues, let text = try? JSONMapper().encodeString(value) else { return nil }
    return try? AnyValue(json: text)
  }

  /// Members in the order of their keys.
  private static func object(_ members: [String: Payload]) -> AnyValue.Object {
    var object = AnyValue.Object()
    for (key, member) in members.sorted(by: { $0.key < $1.key }) { object[key] = member.value }
    return object
  }

  private func decodeDeclared<R: MappingReader & ~Copyable>(
    _ index: Int, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    switch model.declarations[index].kind {
    case .record:
      guard let record = records[index] else { return nil }
      return try decodeRecord(record, from: &reader)
    case .labels: return kept(try reader.read(OpenLabel.self))
    case .union(let alternatives):
      return try decodeUnion(alternatives, of: index, from: &reader)
    case .tagged(let tag, let variants):
      return try decodeVariant(variants, by: tag, from: &reader)
    }
  }

  private func decodeScalar<R: MappingReader & ~Copyable>(
    _ type: ValueType, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    switch type {
    case .bool: kept(try reader.read(Bool.self))
    case .int: kept(try reader.read(Int.self))
    case .unsigned: kept(try reader.read(UInt64.self))
    case .int32: kept(try reader.read(Int32.self))
    case .int64: kept(try reader.read(Int64.self))
    case .float: kept(try reader.read(Float.self))
    case .double: kept(try reader.read(Double.self))
    case .decimal: kept(try reader.read(Decimal.self))
    case .exactNumber: kept(try reader.read(AnyValue.Number.self))
    case .data: kept(try reader.read(Data.self))
    case .day: kept(try reader.read(CivilDate.self))
    case .date(.plain): kept(try reader.read(Date.self))
    case .date: kept(try reader.read(FormatPreservingDate.self))
    case .uuid(isUppercase: true): kept(try reader.read(UUID.self))
    case .url: kept(try reader.read(URL.self))
    default: kept(try reader.read(String.self))
    }
  }

  /// Decodes a value of one of several kinds: as the one of its own kind, or as the first that it can be converted to.
  private func decodeUnion<R: MappingReader & ~Copyable>(
    _ alternatives: [TypeModel.Alternative], of index: Int, from reader: inout R
  ) throws(ReadFailure) -> AnyValue? {
    let kind = reader.scalarKind ?? reader.kind
    let own = alternatives.first { $0.kind == kind }
    // Nothing else than a container becomes one, and in it each error has its place.
    if let own, kind == .array || kind == .object {
      // A case is tried without conversions, and tolerant types leave out what does not fit then.
      guard isTolerant, !textIsTyped else { return try decode(own.type, from: &reader) }
      return try reader.read(under: DecodingRules(conversions: .strict)) {
        (reader: inout R) throws(ReadFailure) in
        try decode(own.type, from: &reader)
      }
    }
    let start = reader.mark()
    if kind != .array, kind != .object, kind != .null {
      let others = alternatives.filter {
        $0.kind != .array && $0.kind != .object && $0.kind != kind
      }
      for alternative in (own.map { [$0] } ?? []) + others {
        do throws(ReadFailure) {
          return try decode(alternative.type, from: &reader)
        } catch {
          guard !error.code.isFatal else { throw error }
          reader.reset(to: start)
        }
      }
    }
    if let own { return try decode(own.type, from: &reader) }
    let types = alternatives.map { file.type($0.type) }.joined(separator: " or ")
    throw reader.failure(.typeMismatch, at: start, expected: types)
  }
}

extension TypeModel.Alternative {
  /// The kind of value that becomes it without a conversion.
  fileprivate var kind: ValueKind {
    switch name {
    case "bool": .bool
    case "number": .number
    case "date": .date
    case "data": .bytes
    case "list": .array
    case "object": .object
    default: .string
    }
  }
}

/// An enum of texts that keeps others, as every generated one does: which texts it names changes nothing.
@Mappable
private enum OpenLabel {
  case none
  @CodableFallback case unrecognized(String)
}
