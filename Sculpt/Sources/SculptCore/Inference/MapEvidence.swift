import MaquetteCore

/// Whether the objects at a position are maps or records, and why.
struct MapEvidence {
  let isMap: Bool
  let reason: Reason

  init(_ objects: ObjectSummary, at path: SamplePath, by rules: InferenceRules) {
    let (isMap, text) = Self.judge(objects, at: path, by: rules)
    self.isMap = isMap
    let shapes = objects.properties.map(\.shape)
    let differs = !isMap && rules.findsMaps && !Values(shapes).areAlike
    reason = Reason(
      "it is a \(isMap ? "dictionary" : "record"), because \(text)",
      differs ? Self.firstOfEachKind(shapes) : [])
  }

  /// The first value of each kind but null.
  private static func firstOfEachKind(_ shapes: [Shape]) -> [Reason.Sight] {
    var first: [ValueKind: SamplePlace] = [:]
    for shape in shapes { first.merge(shape.origins, uniquingKeysWith: min) }
    first[.null] = nil
    return first.sorted { $0.value < $1.value }.map { .init(place: $0.value, of: $0.key.rawValue) }
  }

  private static func judge(
    _ objects: ObjectSummary, at path: SamplePath, by rules: InferenceRules
  ) -> (Bool, String) {
    if rules.records.contains(path) { return (false, "it was named a record") }
    if rules.maps.contains(path) { return (true, "it was named a map") }
    if objects.collapsed != nil {
      return (true, "it has more than \(ObjectSummary.limit) different keys")
    }
    let keys = objects.properties.map(\.key)
    if keys.isEmpty { return (true, "its objects are all empty") }
    // What a text beside the objects tells is no map, though its keys differ from object to object.
    let isTold = objects.outerTags.values.contains { tag in
      let variants = ShapeGraph.variants(of: tag, objects)?.values.filter { $0.count >= 2 } ?? []
      return TagEvidence.tell(variants, keys)
    }
    if rules.findsTags, isTold { return (false, "a text beside it tells its keys") }
    guard rules.findsMaps else { return (false, "maps are not looked for") }
    let values = Values(objects.properties.map(\.shape))
    if let kind = values.kinds.first, values.kinds.count == 1,
      let found = KeyClass.allCases.first(where: { $0.isSure(keys) })
    {
      return (true, "its keys are data (\(found.rawValue)), and each value is \(kind)")
    }
    guard values.areAlike else { return (false, "its values are of different kinds") }
    let coverage = Double(objects.members) / Double(keys.count * max(objects.count, 1))
    let percent = "\(Int((coverage * 100).rounded())) %"
    let figures = "\(keys.count) keys in \(objects.count) objects, each in \(percent) of them"
    if let found = KeyClass.allCases.first(where: { found in
      let matching = keys.filter { found.contains($0) }
      return matching.count * 10 >= keys.count * 9 && matching.count >= found.enough(for: matching)
    }) {
      return (true, "its keys are data (\(found.rawValue)): \(figures)")
    }
    if objects.count >= 3, keys.count >= 8, coverage < 0.35 {
      return (true, "its keys differ from object to object: \(figures)")
    }
    // A record takes values of other kinds under keys that were not seen, which a map does not.
    if !rules.isTolerant {
      if objects.count >= 3, keys.count >= 4, objects.members == keys.count {
        return (true, "no two of its objects share a key: \(figures)")
      }
      if values.kinds == [.string] || values.kinds == [.number],
        case .key(let name)? = path.steps.last, Words.nameMap(name)
      {
        return (true, "its name is that of a map, and its values are scalars: \(figures)")
      }
    }
    // One object with many alike values, such as a table by name.
    if keys.count >= 12, coverage < 0.9 || objects.count == 1, values.areRecords {
      return (true, "its many values are alike: \(figures)")
    }
    if keys.count >= 5, keys.count(where: { !$0.isWord }) * 2 > keys.count,
      coverage < 0.9 || objects.count == 1
    {
      return (true, "its keys are no names: \(figures)")
    }
    return (false, "its keys are names: \(figures)")
  }

  /// The values of all keys.
  private struct Values {
    let areAlike: Bool

    /// The kinds that they have, but for null.
    let kinds: Set<ValueKind>

    /// Whether all are objects with the same keys.
    let areRecords: Bool

    init(_ shapes: [Shape]) {
      let known = shapes.filter { $0.nulls < $0.count }
      let kinds = known.reduce(into: Set<ValueKind>()) { $0.formUnion($1.kinds) }
      var alike = kinds.count <= 1
      var records = false
      let objects = known.compactMap(\.objects)
      if alike, objects.count > 1, objects.count == known.count {
        let all = objects.reduce(into: [String: Int]()) { counts, object in
          for property in object.properties { counts[property.key, default: 0] += 1 }
        }
        // Shared keys are most of what an object has.
        let members = objects.reduce(0) { $0 + $1.properties.count }
        let shared = all.values.filter { $0 * 2 > objects.count }.reduce(0, +)
        records = members > 0 && shared * 10 >= members * 8
        alike = records || objects.allSatisfy { $0.collapsed != nil || $0.properties.isEmpty }
      }
      areAlike = alike
      self.kinds = kinds
      areRecords = records
    }
  }
}

extension KeyClass {
  /// Whether all of some keys are of the class, and no name of a property looks like them.
  fileprivate func isSure(_ keys: [String]) -> Bool {
    switch self {
    case .integer, .date, .uuid: keys.allSatisfy(contains)
    case .identifier:
      keys.allSatisfy { key in
        contains(key) && key.utf8.count >= 16 && key.utf8.count { (0x30...0x39).contains($0) } >= 4
      }
    default: false
    }
  }

  /// How many keys of the class are enough.
  ///
  /// Codes of countries that are words, such as `ID` and `TO`, are keys of records, too: most have to be others.
  fileprivate func enough(for keys: [String]) -> Int {
    switch self {
    case .integer, .uuid, .date, .email, .address: 1
    case .hexadecimal, .currency, .version, .locale: 2
    case .country where keys.count(where: Self.isWordToo) * 2 > keys.count: .max
    case .country: keys.contains { $0.first?.isLowercase == true } ? 3 : 2
    case .identifier: 3
    }
  }
}

extension Shape {
  /// The kinds that its values have, but for null.
  var kinds: Set<ValueKind> {
    var kinds: Set<ValueKind> = []
    if hasMixedTexts {
      kinds.insert(.string)
    } else {
      if booleans > 0 { kinds.insert(.bool) }
      if numbers != nil { kinds.insert(.number) }
      if texts != nil { kinds.insert(.string) }
    }
    if bytes > 0 { kinds.insert(.bytes) }
    if dates > 0 { kinds.insert(.date) }
    if arrays != nil { kinds.insert(.array) }
    if objects != nil { kinds.insert(.object) }
    return kinds
  }
}

extension String {
  /// Whether the text looks like the name of a property.
  var isWord: Bool {
    unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0 == "_" || $0 == "-" || $0 == "$" || $0 == "@"
          || (0x30...0x39).contains($0.value))
    }
      && unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
