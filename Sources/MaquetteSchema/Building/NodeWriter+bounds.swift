import MaquetteCore

// The bounds of a type and those of rules, of which the tightest is enough.

extension NodeWriter {
  /// Leaves out the bounds that others imply.
  ///
  /// - Parameters:
  ///   - object: A schema.
  ///   - keywords: What is added to it.
  static func keepTightestBounds(
    of object: inout AnyValue.Object, and keywords: inout AnyValue.Object
  ) {
    for (included, excluded) in [
      ("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum"),
    ] {
      let keys = [included, excluded]
      guard let own = tightest(keys, of: object), let added = tightest(keys, of: keywords) else {
        continue
      }
      if implies(added, own) {
        for key in keys { object[key] = nil }
      } else {
        for key in keys { keywords[key] = nil }
      }
    }
  }

  private typealias Bound = (key: String, value: DecimalText)

  private static func tightest(_ keys: [String], of object: AnyValue.Object) -> Bound? {
    let bounds = keys.compactMap { key in
      object[key]?.number.flatMap(DecimalText.init).map { Bound(key, $0) }
    }
    return bounds.first { bound in bounds.allSatisfy { implies(bound, $0) } }
  }

  /// Whether what satisfies a bound also satisfies another in the same direction.
  private static func implies(_ bound: Bound, _ other: Bound) -> Bool {
    let isLower = bound.key.hasSuffix("inimum")
    if isLower ? other.value.isLess(than: bound.value) : bound.value.isLess(than: other.value) {
      return true
    }
    let isEqual = !other.value.isLess(than: bound.value) && !bound.value.isLess(than: other.value)
    return isEqual && (bound.key == other.key || bound.key.hasPrefix("exclusive"))
  }
}
