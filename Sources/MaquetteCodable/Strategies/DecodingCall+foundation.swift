import MaquetteCore
import MaquetteEssentials

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The types for which the options, or JSON itself, choose another form than their `Codable`
// conformance.

extension DecodingCall {
  /// Decodes a value: as a scalar, as one of these types, or with its own initializer.
  func decode<T: Decodable>(_ type: T.Type, at node: Int) throws -> T {
    if isScalar(type) { return try scalar(type, node) }
    if T.self == Date.self { return identical(try date(node), as: T.self) }
    if T.self == Data.self { return identical(try data(node), as: T.self) }
    if T.self == URL.self { return identical(try url(node), as: T.self) }
    if T.self == Decimal.self { return identical(try decimal(node), as: T.self) }
    if T.self == AnyValue.self { return identical(try tree(node), as: T.self) }
    if tape.kind(node) == .array, let array = ElementwiseTypes.array(type) {
      return try array.elements(from: node + 1, count: view.count(of: node), self, as: type)
    }
    if convertsKeys, T.self is any StringKeyed.Type { plainKeysNode = node }
    return try _slowPath(readsMarkup) ? makeInMarkup(type, at: node) : make(type, at: node)
  }

  /// Decodes a value with its own initializer.
  @inline(__always)
  func make<T: Decodable>(_ type: T.Type, at node: Int) throws -> T {
    let decoder = NodeDecoder(call: self, node: node, ticket: way.value.ticket)
    if type == T.self { return try T(from: decoder) }
    return try makeSubclass(type, decoder)
  }

  // Code that is specialized for the superclass would ignore the type (seen with Swift 6.3).
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  private func makeSubclass<T: Decodable>(_ type: T.Type, _ decoder: NodeDecoder) throws -> T {
    try type.init(from: decoder)
  }

  private func date(_ node: Int) throws -> Date {
    if tape.kind(node) == .null { throw nullFound(Date.self, node) }
    if let mapping = options.mapping { return try mapped(Date.self, node, mapping) }
    if tape.kind(node) == .date, case .date(let moment) = tape.heldValue(node) {
      return Date(timeIntervalSinceReferenceDate: moment.secondsSince2001)
    }
    switch options.dates {
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try double(node))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try double(node) / 1000)
    case .iso8601:
      guard tape.kind(node) == .string else { throw mismatch(String.self, node) }
      guard let date = InternetDate.date(tape.string(node)) else {
        throw DecodingError.dataCorrupted(
          context("Expected date string to be ISO8601-formatted.", at: node))
      }
      return date
    case .custom(let decode):
      return try decode(NodeDecoder(call: self, node: node, ticket: way.value.ticket))
    #if canImport(Darwin)
      case .formatted(let formatter):
        let text = try value(String.self, node)
        guard let date = formatter.date(from: text) else {
          throw DecodingError.dataCorrupted(
            context(
              "Date string does not match format expected by formatter.", at: node))
        }
        return date
    #endif
    case .deferredToDate: break
    @unknown default: break
    }
    return Date(timeIntervalSinceReferenceDate: try double(node))
  }

  private func data(_ node: Int) throws -> Data {
    if tape.kind(node) == .null { throw nullFound(Data.self, node) }
    if let mapping = options.mapping { return try mapped(Data.self, node, mapping) }
    if tape.kind(node) == .bytes, case .bytes(let bytes) = tape.heldValue(node) {
      return Data(bytes)
    }
    switch options.data {
    case .deferredToData:
      return try make(Data.self, at: node)
    case .custom(let decode):
      return try decode(NodeDecoder(call: self, node: node, ticket: way.value.ticket))
    case .base64: break
    @unknown default: break
    }
    guard tape.kind(node) == .string else { throw mismatch(String.self, node) }
    guard let bytes = Base64.decode(tape.string(node)) else {
      throw DecodingError.dataCorrupted(
        context("Encountered Data is not valid Base64.", at: node))
    }
    return Data(bytes)
  }

  /// Decodes a value as a tree.
  func tree(_ node: Int) throws -> AnyValue {
    do throws(MappingError) {
      return try tape.value(node)
    } catch {
      throw DecodingError.dataCorrupted(context(error.summary, at: node))
    }
  }

  /// Decodes a value in the form that the enclosing model gives it.
  func mapped<T: MappingDecodable>(
    _ type: T.Type, _ node: Int, _ mapping: DecodingOptions
  ) throws -> T {
    do throws(MappingError) {
      return try tape.value(node).decode(type, mapping)
    } catch {
      throw DecodingError.dataCorrupted(context(error.summary, at: node))
    }
  }

  private func url(_ node: Int) throws -> URL {
    if tape.kind(node) == .null { throw nullFound(URL.self, node) }
    let text = try value(String.self, node)
    guard let url = URL(string: text) else {
      throw DecodingError.dataCorrupted(context("Invalid URL string.", at: node))
    }
    return url
  }

  private func decimal(_ node: Int) throws -> Decimal {
    if tape.kind(node) == .string, let mapping = options.mapping, mapping.traits.decimalsAreText {
      return try mapped(Decimal.self, node, mapping)
    }
    let number = try number(Decimal.self, node)
    guard let decimal = Decimal(exactly: number) else {
      throw unfit(number, Decimal.self, node)
    }
    return decimal
  }

  private func value<T: Decodable>(_ type: T.Type, _ node: Int) throws -> T {
    try view.plain(type, node) { try decode(type, at: node) }
  }
}

/// A dictionary with string keys, which no key conversion changes.
protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}
