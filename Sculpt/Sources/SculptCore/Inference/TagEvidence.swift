/// That a text in objects tells which keys they have.
struct TagEvidence {
  /// The key of the text.
  let key: String

  /// The objects with each text, in alphabetical order.
  let variants: [(tag: String, variant: ShapeGraph.Variant)]
  let reason: String

  /// Looks for the key; nil if there is none.
  ///
  /// A key tells variants apart if each was seen a few times, nearly every property is always there or never within a
  /// variant, and the variants differ.
  init?(_ object: ShapeGraph.ObjectType) {
    for property in object.properties {
      guard let variants = object.tags[property.key] ?? nil, variants.count > 1 else { continue }
      guard property.presence == object.count, property.position.scalars.nulls == 0,
        property.position.kinds == [.string], variants.keys.allSatisfy({ !$0.isEmpty }),
        variants.values.allSatisfy({ $0.count >= 2 }),
        variants.values.reduce(0, { $0 + $1.count }) == object.count
      else { continue }
      let others = object.properties.filter { $0.key != property.key }
      guard Self.tell(variants.values.map { $0 }, others.map(\.key)) else { continue }
      key = property.key
      self.variants = variants.map { ($0, $1) }.sorted {
        $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
      }
      reason = "'\(property.key)' tells which of \(variants.count) kinds it is"
      return
    }
    return nil
  }

  /// Whether variants differ in keys, and each is alike in itself.
  private static func tell(_ variants: [ShapeGraph.Variant], _ keys: [String]) -> Bool {
    var clean = 0
    var distinctive = 0
    for key in keys {
      let shares = variants.map { variant in
        (present: variant.presence[key, default: 0], of: variant.count)
      }
      clean += shares.count { $0.present == 0 || $0.present == $0.of }
      let isSomewhere = shares.contains { $0.present == $0.of }
      if isSomewhere, shares.contains(where: { $0.present == 0 }) { distinctive += 1 }
    }
    guard distinctive >= 2, clean * 10 >= keys.count * variants.count * 9 else { return false }
    // A few optional properties beside many common ones are no variants.
    return distinctive * 2 >= keys.count
  }
}
