import MaquetteCore

/// What some objects tell about the keys of the next one.
///
/// The fewer objects were seen, the more has to promise a key that all of them have: its name, or that the objects are
/// alike in all keys.
struct PresenceEvidence {
  /// How many objects tell which keys the next one has.
  private enum Enough {
    /// If a Boolean was also false: it is written where there is nothing to say.
    static let ofFalses = 2

    /// If they are alike, and a key is one word for a number or a text.
    static let ofOneWord = 4

    /// If they are alike.
    static let ofAlike = 10

    /// If some of them lack keys: one that an object of twenty lacks is in ten of them more often than not.
    static let ofDifferent = 30

    /// If just one of them lacks a key: the next lacks another one with a chance of one by their number (Good and
    /// Turing).
    static let ofRareGaps = 300
  }

  private let count: Int

  /// Whether any key was missing or null.
  private let varies: Bool

  /// Whether any key was missing.
  private let hasGaps: Bool

  /// Whether a key was missing or null in just one object.
  private let hasRareGap: Bool

  init(of object: ShapeGraph.ObjectType) {
    self.init(
      of: object.count,
      present: object.properties.map(\.presence),
      known: object.properties.map { $0.presence - $0.position.scalars.nulls })
  }

  init(of variant: ShapeGraph.Variant) {
    let present = variant.presence.values.filter { $0 > 0 }
    self.init(of: variant.count, present: present, known: present)
  }

  private init(of count: Int, present: [Int], known: [Int]) {
    self.count = count
    hasGaps = present.contains { $0 < count }
    varies = known.contains { $0 < count }
    hasRareGap = known.contains { $0 == count - 1 }
  }

  /// Why keys may be missing.
  var reason: String {
    count == 1
      ? "one object was seen"
      : varies ? "\(count) objects differ in other keys" : "only \(count) objects were seen"
  }

  /// Whether a key that all objects have may be missing in the next one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - position: Its values.
  func expectsGaps(at key: String, of position: ShapeGraph.Position) -> Bool {
    let kinds = position.kinds
    if kinds == [.bool], position.scalars.falses > 0, count >= Enough.ofFalses { return false }
    if Words.nameIdentity(key) {
      return count > 1 && count < Enough.ofDifferent && hasGaps && key.lowercased() != "id"
    }
    if varies, count < Enough.ofDifferent || hasRareGap && count < Enough.ofRareGaps { return true }
    let isOneWord =
      kinds.isDisjoint(with: [.bool, .object]) && Words.parts(of: key).count == 1
    return count < (isOneWord ? Enough.ofOneWord : Enough.ofAlike)
  }
}
