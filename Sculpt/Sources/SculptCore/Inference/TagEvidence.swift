/// That a text in objects tells which keys they have.
struct TagEvidence {
  /// The key of the text, and that of the objects that it tells the keys of, if these are beside it.
  let tag: TypeModel.Tag

  /// The objects with each text, in alphabetical order.
  let variants: [(tag: String, variant: ShapeGraph.Variant)]
  let reason: Reason

  /// Looks for the key; nil if there is none.
  ///
  /// A key tells variants apart if each was seen a few times, nearly every property is always there or never within a
  /// variant, and the variants differ.
  init?(_ object: ShapeGraph.ObjectType) {
    if let evidence = Self(inside: object) ?? Self(beside: object) {
      self = evidence
    } else {
      return nil
    }
  }

  /// The text is among the keys that it tells.
  private init?(inside object: ShapeGraph.ObjectType) {
    for property in object.properties {
      guard let variants = Self.variants(by: property, of: object) else { continue }
      // Kinds that were seen once are taken along if the others tell, and are most of the objects.
      let known = variants.values.filter { $0.count >= 2 }
      guard known.reduce(0, { $0 + $1.count }) * 2 >= object.count else { continue }
      let others = object.properties.map(\.key).filter { key in
        key != property.key && known.contains { $0.presence[key, default: 0] > 0 }
      }
      guard Self.tell(known, others) else { continue }
      tag = TypeModel.Tag(key: property.key)
      self.variants = Self.sorted(variants)
      reason = Self.reason(
        "'\(property.key)' tells which of \(variants.count) kinds it is", self.variants)
      return
    }
    return nil
  }

  /// The text is beside an object with the keys that it tells.
  ///
  /// Objects of one kind all have the object beside the text, or none has it; a kind that was seen once is taken along.
  private init?(beside object: ShapeGraph.ObjectType) {
    for property in object.properties {
      guard let variants = Self.variants(by: property, of: object) else { continue }
      for content in object.properties where TagSummary.contentKeys.contains(content.key) {
        guard content.key != property.key, content.position.scalars.nulls == 0,
          content.position.kinds == [.object], let inner = content.position.object,
          let inners = inner.outerTags[property.key] ?? nil, inner.count == content.presence,
          inners.values.reduce(0, { $0 + $1.count }) == inner.count,
          variants.allSatisfy({ text, variant in
            let present = variant.presence[content.key, default: 0]
            return inners[text]?.count ?? 0 == present && (present == 0 || present == variant.count)
          }),
          Self.tell(inners.values.filter { $0.count >= 2 }, inner.properties.map(\.key))
        else { continue }
        tag = TypeModel.Tag(key: property.key, content: content.key)
        let none = ShapeGraph.Variant(count: 0, presence: [:])
        self.variants = Self.sorted(
          variants.keys.reduce(into: [:]) { $0[$1] = inners[$1] ?? none })
        reason = Self.reason(
          "'\(property.key)' tells which of \(variants.count) kinds '\(content.key)' is",
          variants.map { ($0, $1) })
        return
      }
    }
    return nil
  }

  /// The objects with each text under a key, if all have one.
  private static func variants(
    by property: ShapeGraph.Property, of object: ShapeGraph.ObjectType
  ) -> [String: ShapeGraph.Variant]? {
    guard let variants = object.tags[property.key] ?? nil, variants.count > 1,
      property.presence == object.count, property.position.scalars.nulls == 0,
      property.position.kinds == [.string], variants.keys.allSatisfy({ !$0.isEmpty }),
      variants.values.reduce(0, { $0 + $1.count }) == object.count
    else { return nil }
    return variants
  }

  /// The reason, with the first object of each kind.
  private static func reason(
    _ text: String, _ variants: [(tag: String, variant: ShapeGraph.Variant)]
  ) -> Reason {
    let sights = variants.compactMap { tag, variant in
      variant.first.map {
        Reason.Sight(place: $0, of: "\(variant.count) × \(tag.literal)")
      }
    }
    return Reason(text, sights.sorted { ($0.place, $0.subject) < ($1.place, $1.subject) })
  }

  private static func sorted(
    _ variants: [String: ShapeGraph.Variant]
  ) -> [(tag: String, variant: ShapeGraph.Variant)] {
    variants.map { ($0, $1) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  /// Whether variants differ in keys, and each is alike in itself.
  static func tell(_ variants: [ShapeGraph.Variant], _ keys: [String]) -> Bool {
    guard variants.count > 1 else { return false }
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
