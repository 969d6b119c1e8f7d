/// The keys that the flattened enums of one object take, in the order of the enums.
///
/// What one enum only keeps, because nothing else takes it, may belong to another. That is known when all have
/// been read; those that have to leave keys to others are then read again.
package struct SharedKeys {
  /// The keys of each enum, and whether it only keeps them.
  private var taken: [[ExactKey: Bool]] = []

  /// The keys that each enum leaves to others, from the next enum on.
  private var left: [Set<ExactKey>] = []

  package init() {}

  /// The keys that the next enum leaves to others.
  package mutating func next() -> Set<ExactKey> { left.isEmpty ? [] : left.removeFirst() }

  /// Adds the keys of an enum.
  package mutating func add(_ keys: some Sequence<(ExactKey, Bool)>) {
    taken.append(Dictionary(keys) { first, _ in first })
  }

  /// Divides the keys: of two enums that only keep one, the first does.
  ///
  /// - Returns: Whether an enum has to leave keys to others.
  package mutating func divide() -> Bool {
    left = taken.indices.map { index in
      Set(
        taken[index].filter { key, isKept in
          isKept
            && taken.indices.contains { other in
              other != index && taken[other][key].map { !$0 || other < index } == true
            }
        }.keys)
    }
    return left.contains { !$0.isEmpty }
  }
}
