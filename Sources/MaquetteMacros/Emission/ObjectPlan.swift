/// The keys of one object, what each of them is used for, and the objects inside it that paths
/// need.
struct ObjectPlan {
  /// The use of a key's value.
  enum Use {
    /// A field.
    case field(StoredField)
    /// The object of a nested path.
    case group(Int)
    /// Nothing: the key is known, and its value is skipped.
    case nothing
  }

  /// An object inside this one.
  struct Group {
    let key: String
    var plan: ObjectPlan
  }

  /// The keys in the order of their slots.
  private(set) var keys: [String] = []

  /// The uses of each key.
  private(set) var uses: [[Use]] = []

  /// The objects inside this one.
  private(set) var groups: [Group] = []

  /// Plans the outermost object.
  ///
  /// - Parameters:
  ///   - fields: The fields, in the order in which documents are likely to have them.
  ///   - passedKeys: Keys that are known but not read.
  init(_ fields: [StoredField], passedKeys: [[String]] = []) {
    // Aliases take the later slots, so the keys that documents usually have are consecutive.
    for field in fields { insert(field, at: field.places[0].keys[...]) }
    for field in fields {
      for place in field.places.dropFirst() { insert(field, at: place.keys[...]) }
    }
    for path in passedKeys { passOver(path[...]) }
  }

  private init() {}

  private mutating func insert(_ field: StoredField, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    guard path.count > 1 else { return use(key, for: .field(field)) }
    groups[group(key)].plan.insert(field, at: path.dropFirst())
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

  /// The keys of this object and of all objects inside it, object by object.
  var allKeys: [[String]] { [keys] + groups.flatMap(\.plan.allKeys) }
}
