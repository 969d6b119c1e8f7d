/// The keys of one object, what each of them feeds, and the objects inside it that paths lead to.
struct ObjectPlan {
  /// What the value of a key is read into.
  enum Use {
    /// A field; the rank of the place, if the field has several.
    case field(StoredField, rank: Int?)
    /// The object of a nested path.
    case group(Int)
    /// Nothing: the key is known, and its value is passed over.
    case nothing
  }

  /// A field that an accumulator declares.
  struct Declared {
    let field: StoredField

    /// Whether the field is moved to the outermost accumulator once its object has been read.
    let isTemporary: Bool

    /// Whether the accumulator keeps the rank of the place read last.
    var isRanked: Bool { isTemporary || field.isRanked }
  }

  /// An object inside this one.
  struct Group {
    let key: String
    var plan: ObjectPlan
  }

  /// The keys in the order of their slots.
  private(set) var keys: [String] = []

  /// What each key feeds.
  private(set) var uses: [[Use]] = []

  /// The fields of this object.
  private(set) var fields: [Declared] = []

  /// The objects inside this one.
  private(set) var groups: [Group] = []

  /// The fields whose places lie in several objects: they live in the outermost one.
  private(set) var spreadFields: [StoredField] = []

  /// Plans the outermost object.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order in which documents are likely to have them.
  ///   - passedKeys: Keys that are known but not read.
  init(_ fields: [StoredField], passedKeys: [[String]] = []) {
    // Aliases take the later slots: the keys that documents usually have then follow each other.
    for field in fields {
      if field.isSpread { declare(field, isTemporary: false) }
      insert(field, rank: 0)
    }
    for field in fields where field.isRanked {
      for rank in field.places.indices.dropFirst() { insert(field, rank: rank) }
    }
    spreadFields = fields.filter(\.isSpread)
    for path in passedKeys { passOver(path[...]) }
  }

  private init() {}

  private mutating func insert(_ field: StoredField, rank: Int) {
    insert(field, at: field.places[rank].keys[...], rank: rank, isInGroup: false)
  }

  private mutating func insert(
    _ field: StoredField, at path: ArraySlice<String>, rank: Int, isInGroup: Bool
  ) {
    guard let key = path.first else { return }
    if path.count == 1 {
      let isTemporary = isInGroup && field.isSpread
      declare(field, isTemporary: isTemporary)
      use(key, for: .field(field, rank: field.isRanked ? rank : nil))
    } else {
      let index = group(key)
      groups[index].plan.insert(field, at: path.dropFirst(), rank: rank, isInGroup: true)
    }
  }

  private mutating func declare(_ field: StoredField, isTemporary: Bool) {
    guard !fields.contains(where: { $0.field.name == field.name }) else { return }
    fields.append(Declared(field: field, isTemporary: isTemporary))
  }

  private mutating func use(_ key: String, for use: Use) {
    if let slot = keys.firstIndex(of: key) {
      uses[slot].append(use)
    } else {
      keys.append(key)
      uses.append([use])
    }
  }

  private mutating func group(_ key: String) -> Int {
    if let index = groups.firstIndex(where: { $0.key == key }) { return index }
    groups.append(Group(key: key, plan: ObjectPlan()))
    use(key, for: .group(groups.count - 1))
    return groups.count - 1
  }

  private mutating func passOver(_ path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if path.count == 1 {
      if !keys.contains(key) { use(key, for: .nothing) }
    } else if let index = groups.firstIndex(where: { $0.key == key }) {
      groups[index].plan.passOver(path.dropFirst())
    } else {
      use(key, for: .nothing)
    }
  }

  /// The way from this object to the one that holds a field: `.g0.g1`, or nothing.
  func route(to field: StoredField) -> String {
    var route = ""
    var plan = self
    guard !field.isSpread else { return route }
    for key in field.places[0].keys.dropLast() {
      guard let index = plan.groups.firstIndex(where: { $0.key == key }) else { return route }
      route += ".g\(index)"
      plan = plan.groups[index].plan
    }
    return route
  }

  /// The keys of this object and of all inside it, object by object.
  var allKeys: [[String]] { [keys] + groups.flatMap(\.plan.allKeys) }
}

extension ObjectPlan {
  /// For each slot the property that it feeds, or nothing if it feeds several.
  var propertyNames: [String] {
    uses.map { uses in
      let names = Set(uses.flatMap(properties))
      return names.count == 1 ? names.first ?? "" : ""
    }
  }

  private func properties(of use: Use) -> [String] {
    switch use {
    case .field(let field, _): [field.property]
    case .group(let index): groups[index].plan.uses.joined().flatMap(groups[index].plan.properties)
    case .nothing: []
    }
  }
}
