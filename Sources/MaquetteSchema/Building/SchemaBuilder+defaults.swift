import MaquetteCore
import MaquetteMappings

// The defaults of properties, as JSON writes them.

extension SchemaBuilder {
  /// The default as a value in JSON; nil if there is none, if JSON has no such value, or if it differs
  /// from time to time.
  func defaultValue(of property: ReadTable.Property) -> AnyValue? {
    guard property.change?.dates == nil, property.change?.isParsed != true,
      let make = property.makeDefault, let first = encoded(make(), property.strategy),
      let second = encoded(make(), property.strategy), first == second
    else { return nil }
    return first
  }

  private func encoded(_ value: Any, _ strategy: (any MappingStrategy)?) -> AnyValue? {
    if let wrapper = strategy as? any WrappingStrategy { return encoded(value, wrapper.wrapped) }
    if let profiled = strategy as? any ProfiledStrategy {
      let active = ActiveProfile(profile: options.profile, format: options.format)
      return encoded(value, profiled.strategy(for: active))
    }
    let mapper = AnyValue.mapper(options)
    guard let strategy else { return AnyValue(inJSON: value, by: mapper) }
    return (strategy as? any EncodingStrategy)?.encoded(value, by: mapper)
  }
}

extension AnyValue {
  /// Writes values that a schema contains.
  ///
  /// Sets are in order, so that the schema is the same in every process.
  fileprivate static func mapper(_ options: JSONSchema.Options) -> JSONMapper {
    var encoding = EncodingOptions()
    encoding.isOrdered = true
    encoding.conventions.profile = options.profile
    encoding.configuration = options.configuration
    return JSONMapper(options: .init(encoding: encoding))
  }

  /// A value as JSON has it: a tree has dates and bytes, which JSON writes as text, and infinities,
  /// which it does not have.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value; nil if it is not mapped, or cannot be written as JSON.
  init?(inJSON value: Any) {
    self.init(inJSON: value, by: Self.mapper(JSONSchema.Options()))
  }

  fileprivate init?(inJSON value: Any, by mapper: JSONMapper) {
    guard let value = value as? any MappingEncodable, let text = try? mapper.encode(value),
      let tree = try? JSONMapper().decode(AnyValue.self, from: text)
    else { return nil }
    self = tree
  }
}

extension EncodingStrategy {
  /// A value as the strategy writes it; nil if it is of another type, or cannot be written.
  fileprivate func encoded(_ value: Any, by mapper: JSONMapper) -> AnyValue? {
    let present: Any? = (value as? any PossiblyNil)?.content ?? value
    guard let present else { return .null }
    guard let value = present as? Value else { return nil }
    return AnyValue(inJSON: StrategyOutput(strategy: self, value: value), by: mapper)
  }
}

/// A strategy that only adds checks to another, so that it does not encode.
private protocol WrappingStrategy {
  /// The other strategy; nil if the type itself maps its values.
  var wrapped: (any MappingStrategy)? { get }
}

extension ValidatingStrategy: WrappingStrategy {
  fileprivate var wrapped: (any MappingStrategy)? { base }
}

extension TypeStrategy: WrappingStrategy {
  fileprivate var wrapped: (any MappingStrategy)? { nil }
}

private protocol PossiblyNil { var content: Any?? { get } }

extension Optional: PossiblyNil {
  fileprivate var content: Any?? { .some(map { $0 as Any }) }
}

/// A value that a strategy writes.
private struct StrategyOutput<S: EncodingStrategy>: MappingEncodable {
  let strategy: S
  let value: S.Value

  func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(value, by: strategy)
  }

  func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(value, by: strategy)
  }
}
