/// The keys of a model in an object that it shares with others.
public struct __ClaimedKeys: Sendable {
  private let keys: __KeyTable

  /// The affixes around them in the object.
  private let affixes: __Affixes

  /// Creates the keys of the model that owns the object.
  public init(_ keys: __KeyTable) {
    self.init(keys, __Affixes())
  }

  fileprivate init(_ keys: __KeyTable, _ affixes: __Affixes) {
    self.keys = keys
    self.affixes = affixes
  }

  /// Whether a key of the object is one of them.
  func hold(_ key: String, _ state: inout __ReadingState) -> Bool {
    guard !affixes.isEmpty else { return state.slot(of: key, in: keys) >= 0 }
    return state.narrowed(key, to: affixes).map { state.slot(of: $0.key, in: keys) >= 0 } ?? false
  }

  fileprivate func affixed(_ outer: __Affixes) -> __ClaimedKeys {
    __ClaimedKeys(keys, outer.around(prefix: affixes.prefix, suffix: affixes.suffix))
  }
}

extension [__ClaimedKeys] {
  /// The keys of a flattened member as they are in the object of its parent.
  ///
  /// - Parameters:
  ///   - prefix: The text before them.
  ///   - suffix: The text after them.
  public func affixed(prefix: String, suffix: String) -> [__ClaimedKeys] {
    map { $0.affixed(__Affixes(prefix, suffix)) }
  }
}
