import MaquetteCore
import MaquetteMappings

/// A bound of a rule as keywords.
///
/// Validators compare the digits of a document, but a rule sees the nearest value of its type. What
/// is rounded to a value is between the shortest digits of the values beside it, so those are bounds
/// for any number of digits.
struct RuleBound {
  enum Side {
    case least
    case greatest

    fileprivate var keyword: String { self == .least ? "minimum" : "maximum" }
    fileprivate var exclusiveKeyword: String {
      self == .least ? "exclusiveMinimum" : "exclusiveMaximum"
    }
  }

  let value: any Sendable

  /// The value in data.
  let number: AnyValue

  let side: Side
  let isIncluded: Bool

  /// Whether a bound is infinite, so that it refuses no number in data.
  static func isUnlimited(_ value: any Sendable, _ side: Side) -> Bool {
    guard let value = value as? any BinaryFloatingPoint else { return false }
    return value.isInfinite && (value.sign == .minus) == (side == .least)
  }

  /// The keywords; those of a view that errs on its side.
  func keywords(for view: DataView) -> AnyValue.Object {
    let own = [(isIncluded ? side.keyword : side.exclusiveKeyword): number] as AnyValue.Object
    guard let value = value as? any BinaryFloatingPoint else { return own }
    switch view {
    case .decoding:
      // The value itself is rounded to itself, and so is everything beyond it to it or beyond.
      if isIncluded { return own }
      guard let next = value.neighbor(isAbove: side == .least) else { return ["not": [:]] }
      var result = own
      result[side.keyword] = next
      return result
    case .accepting, .encoding:
      // All digits that are rounded to a later value are beyond the shortest ones of this value.
      if !isIncluded || view == .encoding && value.isExact(as: number) { return own }
      return value.neighbor(isAbove: side == .greatest).map { [side.exclusiveKeyword: $0] } ?? [:]
    }
  }
}

extension AnyValue {
  /// A bound as a number in JSON; nil if it is none.
  init?(bound value: Any) {
    guard let tree = AnyValue(inJSON: value), tree.number != nil else { return nil }
    self = tree
  }
}

extension BinaryFloatingPoint {
  /// The digits of the next value above or below; nil if it is infinite.
  fileprivate func neighbor(isAbove: Bool) -> AnyValue? {
    // Zero has no sign as a bound.
    AnyValue(bound: (isAbove ? nextUp : nextDown) + 0)
  }

  /// Whether formats that store the bits of a number have the same value as its shortest digits.
  fileprivate func isExact(as number: AnyValue) -> Bool {
    AnyValue(bound: Double(self)).map { $0.description == number.description } ?? false
  }
}
