@testable import MaquetteCore

// Strategies are values, and models are types: this harness decodes and encodes with a strategy
// alone.

extension DecodingStrategy {
  /// Decodes JSON text.
  func read(json: String, _ options: DecodingOptions = .init()) throws(MappingError) -> Value {
    try json.withBytes { (text) throws(MappingError) -> Value in
      try JSONReader.decode(from: text, options) { (reader) throws(ReadFailure) in
        try reader.read(by: self)
      }
    }
  }

  /// Decodes a tree.
  func read(
    tree: MaquetteCore.AnyValue, _ options: DecodingOptions = .init()
  ) throws(MappingError) -> Value {
    var state = __ReadingState(options: options)
    do throws(ReadFailure) {
      return try ValueReader.read(tree, state: &state) { (reader) throws(ReadFailure) in
        try reader.read(by: self)
      }
    } catch {
      throw state.error(for: error, in: tree)
    }
  }

  /// Decodes the same value as JSON and as a tree, which must agree.
  func readBoth(
    _ tree: MaquetteCore.AnyValue, _ options: DecodingOptions = .init()
  ) throws -> Value where Value: Equatable {
    let json = Result { try read(json: tree.jsonString(), options) }
    let value = Result { try read(tree: tree, options) }
    switch (json, value) {
    case (.success(let json), .success(let value)) where json == value: return value
    case (.failure(let json as MappingError), .failure(let value as MappingError))
    where json.code == value.code && json.expected == value.expected && json.hint == value.hint:
      throw value
    default: throw Disagreement(description: "as JSON \(json), as a tree \(value)")
    }
  }
}

/// An error for two readers with different results.
struct Disagreement: Error, CustomStringConvertible {
  var description: String
}

/// A value with the strategy that encodes it.
struct Written<S: EncodingStrategy>: MappingEncodable {
  var value: S.Value
  var strategy: S

  func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(value, by: strategy)
  }

  func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(value, by: strategy)
  }
}

extension EncodingStrategy {
  /// Encodes a tree.
  func tree(of value: Value) throws(MappingError) -> MaquetteCore.AnyValue {
    try ValueMapper().encode(Written(value: value, strategy: self))
  }

  /// Encodes JSON text.
  func json(of value: Value) throws(MappingError) -> String {
    try Written(value: value, strategy: self).jsonString()
  }
}

/// A generator of reproducible numbers.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
