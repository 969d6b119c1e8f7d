#if canImport(Foundation)
  public import Foundation
  public import MaquetteCore

  // Only Foundation's coders know the parts of these types: they decode and encode them through a
  // tree.

  extension Calendar: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> Calendar { try reader.readCoded("a calendar") }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.writeCoded(self)
    }
  }

  extension DateComponents: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> DateComponents { try reader.readCoded("components of a date") }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      try writer.writeCoded(self)
    }
  }

  extension Measurement: MappingDecodable, MappingEncodable, BodyDecodable, BodyEncodable {
    @usableFromInline
    package static func read<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) -> Measurement {
      try reader.readCoded("a measurement of \(UnitType.self)")
    }

    @usableFromInline
    package func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure) {
      // Foundation traps on all other converters.
      if let dimension = unit as? Dimension, !(dimension.converter is UnitConverterLinear) {
        throw writer.failure(.unencodable, found: "a unit that is not a multiple of its base unit")
      }
      try writer.writeCoded(self)
    }
  }

  extension MappingReader where Self: ~Copyable {
    fileprivate mutating func readCoded<T: Decodable>(
      _ expected: String
    ) throws(ReadFailure) -> T {
      let start = mark()
      let tree = try readValue()
      guard tree.kind == .object else {
        throw failure(
          tree == .null ? .unexpectedNull : .typeMismatch, at: start, expected: expected)
      }
      let source = state.options.scalarsAreText ? tree.typed : tree
      do {
        return try JSONDecoder().decode(T.self, from: source.jsonData())
      } catch {
        throw failure(.invalidValue, at: start, expected: expected)
      }
    }
  }

  extension AnyValue {
    /// The tree of a format whose scalars are text, with the numbers and Booleans that Foundation's
    /// coders need.
    fileprivate var typed: AnyValue {
      switch self {
      case .string(let text): return (try? AnyValue(json: text)) ?? self
      case .object(let object):
        var typed = AnyValue.Object()
        for member in object {
          // Markup may have the parts as attributes. Only these two are text.
          let key = member.key.hasPrefix("@") ? String(member.key.dropFirst()) : member.key
          typed[key] = ["identifier", "symbol"].contains(key) ? member.value : member.value.typed
        }
        return .object(typed)
      default: return self
      }
    }
  }

  extension MappingWriter where Self: ~Copyable {
    fileprivate mutating func writeCoded(_ value: some Encodable) throws(WriteFailure) {
      let tree: AnyValue
      do {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        tree = try AnyValue(json: encoder.encode(value))
      } catch {
        throw failure(.unencodable, found: "\(value)")
      }
      try writeValue(tree)
    }
  }
#endif
