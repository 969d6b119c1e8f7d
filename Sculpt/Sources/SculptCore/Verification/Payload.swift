import Foundation
import Maquette

/// A value that is decoded as the type that its decoder expects next, and dropped.
///
/// As the element of an array and the member of a dictionary it makes the reader find its place and go on after errors,
/// as it does for a generated type.
struct Payload: MappingDecodable {
  init(from reader: inout JSONReader) throws(ReadFailure) { try Self.decode(&reader) }

  init(from reader: inout ValueReader) throws(ReadFailure) { try Self.decode(&reader) }

  private static func decode<R: MappingReader & ~Copyable>(_ reader: inout R) throws(ReadFailure) {
    guard let decoder = reader.context[PayloadDecoder.Key.self] else {
      return try reader.skipValue()
    }
    switch decoder.expectation {
    case .value(let type): try decoder.decode(type, from: &reader)
    case .members(let record, let content):
      try decoder.decodeMember(of: record, content, from: &reader)
    }
  }
}

extension PayloadDecoder {
  /// Decodes a value as a type, as generated code does.
  ///
  /// - Throws: What the generated code throws.
  func decode<R: MappingReader & ~Copyable>(
    _ type: ValueType, from reader: inout R
  ) throws(ReadFailure) {
    switch type {
    case .any: _ = try reader.read(AnyValue.self)
    case .named: try reader.skipValue()
    case .optional(let inner):
      try expecting(.value(inner)) { () throws(ReadFailure) in
        _ = try reader.read(Payload?.self)
      }
    case .array(let element):
      // The rules of a type begin inside it; a whole document is decoded by a mapper that drops elements.
      let rules =
        isTolerant && isAtRoot ? DecodingRules(invalidElements: .drop) : DecodingRules()
      try expecting(.value(element)) { () throws(ReadFailure) in
        _ = try reader.read(under: rules) { (reader: inout R) throws(ReadFailure) in
          try reader.read([Payload].self)
        }
      }
    case .dictionary(let value):
      try expecting(.value(value)) { () throws(ReadFailure) in
        _ = try reader.read([String: Payload].self)
      }
    case .declared(let index):
      guard isTolerant, model.declarations[index].owner == nil else {
        return try decodeDeclared(index, from: &reader)
      }
      try reader.read(under: DecodingRules(invalidElements: .drop)) {
        (reader: inout R) throws(ReadFailure) in
        try decodeDeclared(index, from: &reader)
      }
    default: try decodeScalar(type, from: &reader)
    }
  }

  private func decodeDeclared<R: MappingReader & ~Copyable>(
    _ index: Int, from reader: inout R
  ) throws(ReadFailure) {
    switch model.declarations[index].kind {
    case .record:
      if let record = records[index] { try decodeRecord(record, from: &reader) }
    case .labels: _ = try reader.read(OpenLabel.self)
    case .union(let alternatives): try decodeUnion(alternatives, of: index, from: &reader)
    case .tagged(let tag, let variants):
      try decodeVariant(variants, by: tag, from: &reader)
    }
  }

  private func decodeScalar<R: MappingReader & ~Copyable>(
    _ type: ValueType, from reader: inout R
  ) throws(ReadFailure) {
    switch type {
    case .bool: _ = try reader.read(Bool.self)
    case .int: _ = try reader.read(Int.self)
    case .unsigned: _ = try reader.read(UInt64.self)
    case .int32: _ = try reader.read(Int32.self)
    case .int64: _ = try reader.read(Int64.self)
    case .float: _ = try reader.read(Float.self)
    case .double: _ = try reader.read(Double.self)
    case .decimal: _ = try reader.read(Decimal.self)
    case .exactNumber: _ = try reader.read(AnyValue.Number.self)
    case .data: _ = try reader.read(Data.self)
    case .day: _ = try reader.read(CivilDate.self)
    case .date(.plain): _ = try reader.read(Date.self)
    case .date: _ = try reader.read(FormatPreservingDate.self)
    case .uuid(isUppercase: true): _ = try reader.read(UUID.self)
    case .url: _ = try reader.read(URL.self)
    default: _ = try reader.read(String.self)
    }
  }

  /// Decodes a value of one of several kinds: as the one of its own kind, or as the first that it can be converted to.
  private func decodeUnion<R: MappingReader & ~Copyable>(
    _ alternatives: [TypeModel.Alternative], of index: Int, from reader: inout R
  ) throws(ReadFailure) {
    let kind = reader.scalarKind ?? reader.kind
    let own = alternatives.first { $0.kind == kind }
    // Nothing else than a container becomes one, and in it each error has its place.
    if let own, kind == .array || kind == .object { return try decode(own.type, from: &reader) }
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
