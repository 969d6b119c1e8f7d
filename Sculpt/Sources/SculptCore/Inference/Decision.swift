import MaquetteCore

/// Why a position has its type.
public struct Decision: Sendable {
  /// What the code makes of a position.
  enum Role: Sendable {
    /// It is decoded as the type.
    case value

    /// It is the text that tells the cases of the type apart.
    case tag

    /// It is the object beside such a text, and the types of the cases are decoded from it.
    case content
  }

  /// What was seen there.
  public let shape: Shape

  /// How many arrays and objects were seen there.
  let (arrays, objects): (Int, Int)

  /// The type, as it is written.
  public internal(set) var type: ValueType
  let role: Role

  /// The reasons, the most important first.
  public internal(set) var reasons: [Reason]

  init(
    of position: ShapeGraph.Position, _ type: ValueType, as role: Role = .value, _ reasons: [Reason]
  ) {
    shape = position.scalars
    (arrays, objects) = (position.arrays, position.objects)
    (self.type, self.role, self.reasons) = (type, role, reasons)
  }

  /// How many values of each kind there are, and the first one of each.
  var kinds: [(kind: ValueKind, count: Int, first: SamplePlace?)] {
    let counts: [(ValueKind, Int)] = [
      (.null, shape.nulls), (.bool, shape.booleans), (.number, shape.numbers?.count ?? 0),
      (.string, shape.texts?.count ?? 0), (.bytes, shape.bytes), (.date, shape.dates),
      (.array, arrays), (.object, objects),
    ]
    return counts.filter { $0.1 > 0 }.map { ($0.0, $0.1, shape.origins[$0.0]) }
  }
}

extension TypeModel {
  /// Notes why a position has its type.
  mutating func explain(_ path: SamplePath, _ reason: Reason) {
    decisions[path]?.reasons.append(reason)
  }

  /// Returns the path under which a position is known: of alike objects, that of the first ones; of the values of a map,
  /// that of all values.
  ///
  /// - Parameter path: A path as it is written in samples.
  /// - Returns: The path; nil if nothing is there.
  func known(_ path: SamplePath) -> SamplePath? {
    var known = place(of: SamplePath())
    for step in path.steps {
      let next = place(of: known.appending(step))
      if decisions[next] != nil {
        known = next
      } else {
        // A key of a map is one of its values.
        guard case .key = step else { return nil }
        known = place(of: known.appending(.values))
        guard decisions[known] != nil else { return nil }
      }
    }
    return decisions[known] == nil ? nil : known
  }

  /// The path of the position that the one at a path has become a part of.
  private func place(of path: SamplePath) -> SamplePath {
    var path = path
    var seen: Set<SamplePath> = []
    while let next = moved[path], seen.insert(path).inserted { path = next }
    return path
  }
}
