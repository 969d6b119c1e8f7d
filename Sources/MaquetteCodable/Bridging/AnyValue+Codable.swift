public import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AnyValue: Codable {
  /// Decodes any value as a tree.
  ///
  /// Maquette's own decoder keeps numbers exact. Other decoders do not report the kind of a value,
  /// so each kind is tried; a whole double such as `1.0` may then become an integer. From decoders
  /// that convert between kinds, a scalar becomes a number or a flag if JSON has the same syntax for
  /// it, and text otherwise.
  ///
  /// - Throws: Errors of the decoder.
  public init(from decoder: any Decoder) throws {
    if let own = decoder as? any TapeDecoder {
      self = try own.call.tree(own.node)
    } else if let scalar = try Self.scalar(of: decoder) {
      self = scalar
    } else if var elements = try? decoder.unkeyedContainer() {
      // Throw an error inside an element instead of trying another kind.
      var values: [AnyValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(AnyValue.self)) }
      self = .array(values)
    } else if let members = try? decoder.container(keyedBy: PlainCodingKey.self) {
      var object = AnyValue.Object()
      for key in members.allKeys {
        object[key.stringValue] = try members.decode(AnyValue.self, forKey: key)
      }
      self = .object(object)
    } else {
      // Property lists have these kinds. In JSON they are numbers and text, which are tried first.
      let single = try decoder.singleValueContainer()
      if let date = try? single.decode(Date.self) {
        let seconds = date.timeIntervalSinceReferenceDate
        self = .date(Timestamp(secondsSince2001: seconds))
      } else {
        self = .bytes([UInt8](try single.decode(Data.self)))
      }
    }
  }

  private static func scalar(of decoder: any Decoder) throws -> AnyValue? {
    guard let single = try? decoder.singleValueContainer() else { return nil }
    if single.decodeNil() { return .null }
    let scalar = typedScalar(of: single)
    guard let text = try? single.decode(String.self) else { return scalar }
    guard let scalar else { return .string(text) }
    // The decoder converts between kinds, as those of YAML and SQLite do. A number in the syntax of
    // JSON keeps its text; any other text, such as `007` or `yes`, would be lost.
    if let number = AnyValue.Number(decimal: text) { return .number(number) }
    return scalar.bool.map { $0 ? "true" : "false" } == text ? scalar : .string(text)
  }

  private static func typedScalar(of single: any SingleValueDecodingContainer) -> AnyValue? {
    if let flag = try? single.decode(Bool.self) { return .bool(flag) }
    if let integer = try? single.decode(Int64.self) { return .number(AnyValue.Number(integer)) }
    if let integer = try? single.decode(UInt64.self) { return .number(AnyValue.Number(integer)) }
    if let decimal = try? single.decode(Decimal.self),
      let number = AnyValue.Number(decimal: decimal.description)
    {
      return .number(number)
    }
    return (try? single.decode(Double.self)).map { .number(AnyValue.Number($0)) }
  }

  /// Encodes the tree: bytes as `Data`, timestamps as `Date`, members in order, without tags.
  ///
  /// Maquette's own encoder writes numbers digit by digit. Other encoders get 64-bit integers,
  /// doubles, and decimals; not every encoder keeps all digits of a decimal.
  ///
  /// - Throws: Errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let object):
      // The keys are data, like those of a dictionary.
      (encoder as? NodeEncoder)?.node.keepsKeys = true
      var container = encoder.container(keyedBy: PlainCodingKey.self)
      for member in object {
        try container.encode(member.value, forKey: PlainCodingKey(member.key))
      }
    case .tagged: try untagged.encode(to: encoder)
    default:
      var single = encoder.singleValueContainer()
      try encode(to: &single, encoder)
    }
  }

  private func encode(
    to single: inout any SingleValueEncodingContainer, _ encoder: any Encoder
  ) throws {
    switch self {
    case .bool(let flag): try single.encode(flag)
    case .string(let text): try single.encode(text)
    case .bytes(let bytes): try single.encode(Data(bytes))
    case .date(let moment):
      try single.encode(Date(timeIntervalSinceReferenceDate: moment.secondsSince2001))
    case .number(let number):
      if let own = encoder as? NodeEncoder, number.isFinite {
        own.node.write(number: number.description)
      } else if let integer = number.exactly(Int64.self), !number.isFraction {
        try single.encode(integer)
      } else if let integer = number.exactly(UInt64.self), !number.isFraction {
        try single.encode(integer)
      } else if let decimal = Decimal(exactly: number), AnyValue.Number(number.double) != number {
        try single.encode(decimal)
      } else {
        try single.encode(number.double)
      }
    default: try single.encodeNil()
    }
  }
}

extension AnyValue.Number {
  /// Whether the number is written with a point or an exponent.
  fileprivate var isFraction: Bool { description.utf8.contains { $0 == 0x2E || $0 | 0x20 == 0x65 } }
}

/// A decoder of this module.
protocol TapeDecoder: Decoder {
  var call: DecodingCall { get }
  var node: Int { get }
}

extension NodeDecoder: TapeDecoder {}

extension DetachedDecoder: TapeDecoder {}
