import MaquetteCore

/// What some objects tell about the keys of the next one.
///
/// The fewer objects were seen, the more has to promise a key that all of them have: its name, or that the objects are
/// alike in all keys.
struct PresenceEvidence {
  /// How many objects tell which keys the next one has.
  private enum Enough {
    /// If they are alike, and a key is one word for a number or a text.
    static let ofOneWord = 2

    /// If they are alike.
    static let ofAlike = 4

    /// If some of them lack keys.
    static let ofDifferent = 6

    /// If just one of them lacks a key, so that others may be missing soon (Good and Turing).
    static let ofRareGaps = 31
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
  func expectsGaps(at key: String, of kinds: Set<ValueKind>) -> Bool {
    if Words.nameIdentity(key) {
      return count > 1 && count < Enough.ofDifferent && hasGaps && key.lowercased() != "id"
    }
    if varies, count < Enough.ofDifferent || hasRareGap && count < Enough.ofRareGaps { return true }
    let isOneWord =
      kinds.isDisjoint(with: [.bool, .object]) && Words.parts(of: key).count == 1
    return count < (isOneWord ? Enough.ofOneWord : Enough.ofAlike)
  }
}
