public import MaquetteCore

// Keys of dictionaries that are transparent models with a strategy, rules of validation or hooks.

extension MappableKey where Self: MappingDecodable {
  /// Makes a key as a value is made from the same text; returns nil if that fails.
  public static func __key(from text: String) -> Self? {
    try? ValueMapper().decode(Self.self, from: .string(text))
  }
}

extension MappableKey where Self: MappingEncodable {
  /// Returns the text of the value as it is encoded; nil if it is not encoded as a scalar.
  public func __keyText() -> String? {
    switch try? ValueMapper().encode(self) {
    case .string(let text): text
    case .number(let number): number.description
    case .bool(let value): "\(value)"
    default: nil
    }
  }
}
