/// A key for a value that a call passes to strategies and hooks.
///
/// ```swift
/// enum CurrencyKey: MappingContextKey {
///   static var defaultValue: String { "EUR" }
/// }
/// ```
public protocol MappingContextKey: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of the key in a context that does not set it.
  static var defaultValue: Value { get }
}

/// Values that a call passes to strategies and hooks, by typed keys.
///
/// Two contexts are equal if they are copies of each other; their values need not be comparable.
///
/// ```swift
/// var context = MappingContext()
/// context[CurrencyKey.self] = "CHF"
/// let mapper = JSONMapper(options: .init(conventions: .init(context: context)))
/// // in a strategy:  reader.state.options.context[CurrencyKey.self]
/// ```
public struct MappingContext: Sendable, Hashable {
  private final class Storage: Sendable, __EqualByIdentity {
    let values: [ObjectIdentifier: any Sendable]

    init(_ values: [ObjectIdentifier: any Sendable]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// Creates a context without values.
  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: MappingContextKey>(key: Key.Type) -> Key.Value {
    get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      var values = storage?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }
}

extension MappingReader where Self: ~Copyable {
  /// The values that the call passes to strategies and hooks.
  public var context: MappingContext { state.options.context }
}

extension MappingWriter where Self: ~Copyable {
  /// The values that the call passes to strategies and hooks.
  public var context: MappingContext { state.options.context }
}
