import MaquetteCore

/// Which objects of two models are equal.
///
/// A comparison that ends at the first difference does not know whether the objects that it met are equal,
/// and arrays inside each other would compare them once for each level. This one goes on, until it knows that
/// of all objects that it met, so each pair is compared once.
struct KnownEquality {
  private typealias Pending = (old: Any, new: Any, owner: ObjectPair?)

  private var known: [ObjectPair: Bool] = [:]

  /// The objects around each pair that is being compared, which differ if the pair does; nil for the values
  /// themselves.
  private var owners: [ObjectPair: [ObjectPair?]] = [:]
  private var isDifferent = false

  /// Whether two values are equal; models are compared by their schemas.
  mutating func areEqual(_ old: Any, _ new: Any) -> Bool {
    isDifferent = false
    owners.removeAll()
    var pending: [Pending] = [(old, new, nil)]
    while let (old, new, owner) = pending.popLast() {
      if !isKnownToDiffer(owner) { compare(old, new, in: owner, &pending) }
    }
    for pair in owners.keys where known[pair] == nil { known[pair] = true }
    return !isDifferent
  }

  private mutating func compare(
    _ old: Any, _ new: Any, in owner: ObjectPair?, _ pending: inout [Pending]
  ) {
    let (oldPart, newPart) = (ModelPart(old), ModelPart(new))
    var owner = owner
    if let pair = ObjectPair(oldPart, newPart) {
      if pair.isOne || known[pair] == true { return }
      guard known[pair] == nil else { return noteDifference(in: owner) }
      owners[pair, default: []].append(owner)
      guard owners[pair]?.count == 1 else { return }
      owner = pair
    }
    let isEqual = ModelComparison.mayBeEqual(old, new, oldPart, newPart) { old, new in
      pending.append((old, new, owner))
    }
    if !isEqual { noteDifference(in: owner) }
  }

  private func isKnownToDiffer(_ owner: ObjectPair?) -> Bool {
    owner.map { known[$0] == false } ?? isDifferent
  }

  /// Notes that objects differ, and all around them.
  private mutating func noteDifference(in owner: ObjectPair?) {
    var pending = [owner]
    while let owner = pending.popLast() {
      guard let owner else {
        isDifferent = true
        continue
      }
      if known.updateValue(false, forKey: owner) == nil { pending += owners[owner] ?? [] }
    }
  }
}
