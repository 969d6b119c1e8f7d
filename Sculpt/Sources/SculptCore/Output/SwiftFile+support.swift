extension SwiftFile {
  /// Writes the types that the code needs beside its own.
  func writeSupport(to support: inout CodeWriter, for code: String) {
    var parts: [String] = []
    switch options.style {
    case .mappable:
      if code.contains("Box<") { parts.append(Self.mappableBox) }
    case .codable:
      if code.contains("Box<") { parts.append(Self.codableBox) }
      if code.contains("Nullable<") { parts.append(Self.nullable) }
      if droppableElement != nil {
        parts.append(Self.lenient.replacing("fileprivate ", with: "ACCESS "))
      } else if code.contains("Lenient<") {
        parts.append(Self.lenient.replacing("ACCESS ", with: ""))
      }
      if code.contains("JSONValue") { parts.append(Self.jsonValue) }
      if code.contains("AnyKey") || code.contains("JSONValue") { parts.append(Self.anyKey) }
    }
    guard !parts.isEmpty else { return }
    // Inside a type, so that two files in one module do not collide.
    if let owner = supportOwner {
      support.line()
      support.block("extension \(owner)") { support in
        for (index, part) in parts.enumerated() {
          write(part, first: index == 0, to: &support)
        }
      }
    } else {
      for part in parts { write(part, first: false, to: &support) }
    }
  }

  private func write(_ part: String, first: Bool, to code: inout CodeWriter) {
    if !first { code.line() }
    for line in part.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line).replacing("ACCESS ", with: access)
      code.line(options.splits ? line.replacing("fileprivate ", with: "") : line)
    }
  }

  private static let mappableBox = """
    /// A value that is stored apart, so that a type can contain itself.
    ACCESS indirect enum Box<Value: Mappable & Sendable & Hashable>: Mappable, Sendable, Hashable {
      case value(Value)

      ACCESS var value: Value {
        switch self { case .value(let value): value }
      }

      ACCESS init(from reader: inout JSONReader) throws(ReadFailure) {
        self = .value(try reader.read(Value.self))
      }

      ACCESS init(from reader: inout ValueReader) throws(ReadFailure) {
        self = .value(try reader.read(Value.self))
      }

      ACCESS func write(to writer: inout JSONWriter) throws(WriteFailure) { try writer.write(value) }

      ACCESS func write(to writer: inout ValueWriter) throws(WriteFailure) { try writer.write(value) }
    }
    """

  private static let codableBox = """
    /// A value that is stored apart, so that a type can contain itself.
    ACCESS indirect enum Box<Value: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
      case value(Value)

      ACCESS var value: Value {
        switch self { case .value(let value): value }
      }

      ACCESS init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

      ACCESS func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
    """

  private static let nullable = """
    /// A value or null, where a missing key is something else.
    ACCESS enum Nullable<Value: Codable & Sendable & Hashable>: Codable, Sendable, Hashable {
      case null
      case value(Value)

      ACCESS var value: Value? {
        if case .value(let value) = self { value } else { nil }
      }

      ACCESS init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
      }

      ACCESS func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .value(let value): try container.encode(value)
        }
      }
    }
    """

  private static let lenient = """
    /// A value, or nothing where one of another kind is.
    fileprivate struct Lenient<Value: Decodable>: Decodable {
      ACCESS let value: Value?

      ACCESS init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }
    """

  private static let jsonValue = """
    /// Any value of JSON.
    ACCESS indirect enum JSONValue: Codable, Sendable, Hashable {
      case null
      case bool(Bool)
      case integer(Int)
      case number(Double)
      case string(String)
      case array([JSONValue])
      case object([String: JSONValue])

      ACCESS init(from decoder: any Decoder) throws {
        if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
          self = .object(try [String: JSONValue](from: decoder))
          return
        }
        if (try? decoder.unkeyedContainer()) != nil {
          self = .array(try [JSONValue](from: decoder))
          return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
          self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
          self = .number(value)
        } else {
          self = .string(try container.decode(String.self))
        }
      }

      ACCESS func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
      }
    }
    """

  private static let anyKey = """
    /// Any key of an object.
    fileprivate struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }

      init(_ key: String) { stringValue = key }

      init?(intValue: Int) { nil }
    }
    """
}
