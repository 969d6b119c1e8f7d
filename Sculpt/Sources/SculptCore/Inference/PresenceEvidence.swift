import MaquetteCore

/// What some objects tell about the keys of the next one.
///
/// The fewer objects were seen, the more has to promise a key that all of them have: its name, or that the objects are
/// alike in all keys. Objects that are together in others tell less than as many apart from each other.
struct PresenceEvidence {
  /// How many objects tell which keys the next one has.
  private enum Enough {
    /// If they are alike, and a key is one word for a number or a text; or if a Boolean was also false, so that it is
    /// written where there is nothing to say.
    static let ofOneWord = 4.0

    /// If they are alike; or if they are not, and a Boolean was also false.
    static let ofAlike = 10.0

    /// If some of them lack keys: one that an object of twenty lacks is in ten of them more often than not.
    static let ofDifferent = 30.0

    /// If just one of them lacks a key: the next lacks another one with a chance of one by their number (Good and
    /// Turing).
    static let ofRareGaps = 300.0
  }

  private let count: Int

  /// How many objects apart from each other would tell as much.
  private let weight: Double

  /// Whether any key was missing or null.
  private let varies: Bool

  /// Whether any key was missing.
  private let hasGaps: Bool

  /// Whether a key was missing or null in just one object.
  private let hasRareGap: Bool

  init(of object: ShapeGraph.ObjectType) {
    self.init(
      of: object.count, weighing: object.weight,
      present: object.properties.map(\.presence),
      known: object.properties.map { $0.presence - $0.position.scalars.nulls })
  }

  init(of variant: ShapeGraph.Variant, in object: ShapeGraph.ObjectType) {
    let present = variant.presence.values.filter { $0 > 0 }
    let share = Double(variant.count) / Double(max(object.count, variant.count))
    self.init(
      of: variant.count, weighing: min(object.weight * share.squareRoot(), Double(variant.count)),
      present: present, known: present)
  }

  private init(of count: Int, weighing weight: Double, present: [Int], known: [Int]) {
    self.count = count
    self.weight = weight
    hasGaps = present.contains { $0 < count }
    varies = known.contains { $0 < count }
    hasRareGap = known.contains { $0 == count - 1 }
  }

  /// Why keys may be missing.
  var reason: String {
    if count == 1 { return "one object was seen" }
    let objects = "\(count) objects\(weight < Double(count) ? ", some of them side by side," : "")"
    return varies ? "\(objects) differ in other keys" : "only \(objects) were seen"
  }

  /// Whether a key that all objects have may be missing in the next one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - position: Its values.
  func expectsGaps(at key: String, of position: ShapeGraph.Position) -> Bool {
    let kinds = position.kinds
    if kinds == [.bool], position.scalars.falses > 0,
      weight >= (varies ? Enough.ofAlike : Enough.ofOneWord)
    {
      return false
    }
    if Words.nameIdentity(key) {
      return count > 1 && weight < Enough.ofDifferent && hasGaps && key.lowercased() != "id"
    }
    if varies, weight < Enough.ofDifferent || hasRareGap && weight < Enough.ofRareGaps {
      return true
    }
    let isOneWord =
      kinds.isDisjoint(with: [.bool, .object]) && Words.parts(of: key).count == 1
    return weight < (isOneWord ? Enough.ofOneWord : Enough.ofAlike)
  }
}
