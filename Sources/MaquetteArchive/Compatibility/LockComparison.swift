import MaquetteCore

/// Compares a model with its earlier description.
struct LockComparison {
  private let name: String
  private let old: LockedModel
  private let types: DeclaredTypes
  private(set) var changes: [ArchiveLock.Change] = []

  /// The versions that have a migration step to the next.
  private var steps: Set<Int> = []

  init(of name: String, _ old: LockedModel, _ types: DeclaredTypes) {
    (self.name, self.old, self.types) = (name, old, types)
    guard let model = types.models[name] else {
      add(
        "\(name) was removed, so archives that contain it fail to decode; "
          + "if it was renamed, use 'formerly'", true)
      return
    }
    steps = Set((types.migrations[model.name] ?? []).map(\.version))
    compare(LockedModel(model))
  }

  private mutating func add(_ text: String, _ isBreaking: Bool) {
    changes.append(ArchiveLock.Change(description: text, isBreaking: isBreaking))
  }

  /// Adds a change, unless a migration step handles it.
  private mutating func add(_ text: String, unlessMigratedTo version: Int) {
    add(text, !(old.version..<max(version, old.version)).contains(where: steps.contains))
  }

  private mutating func compare(_ new: LockedModel) {
    if new.version < old.version {
      add(
        "the version of \(name) fell from \(old.version) to \(new.version), so its archives fail to decode",
        true)
    } else if new.version > old.version {
      add("\(name) has version \(new.version) now; older programs cannot decode it", false)
    }
    if old.isClass, !new.isClass {
      add(
        "\(name) changed from a class to a value, so references to it fail to decode",
        unlessMigratedTo: new.version)
    } else if new.isClass, !old.isClass {
      add("\(name) changed from a value to a class; older programs cannot decode it", false)
    }
    for property in new.properties { compare(property, new) }
    for property in old.properties where !new.properties.contains(where: { $0.reads(property) }) {
      add("property '\(property.name)' of \(name) was removed; its values are ignored", false)
    }
  }

  private mutating func compare(_ property: LockedModel.Property, _ new: LockedModel) {
    let before =
      old.version == new.version ? "older archives" : "archives before version \(new.version)"
    guard let was = old.properties.first(where: { property.reads($0) }) else {
      if property.isNeeded {
        add(
          "property '\(property.name)' of \(name) is new and required, but \(before) do not have it",
          unlessMigratedTo: new.version)
      } else {
        add("property '\(property.name)' of \(name) is new and gets its default", false)
      }
      return
    }
    if was != property, was.type == property.type, was.isNeeded == property.isNeeded {
      add("property '\(property.name)' of \(name) has different keys, but is still found", false)
    }
    if !was.isNeeded, property.isNeeded {
      add(
        "property '\(property.name)' of \(name) was optional or had a default and is now required, "
          + "but \(before) may not have it", unlessMigratedTo: new.version)
    } else if was.isNeeded, !property.isNeeded {
      add("property '\(property.name)' of \(name) may now be missing", false)
    }
    let (from, to) = (LockedType(was.type), LockedType(property.type))
    guard from.unwrapped != to.unwrapped else { return }
    let change =
      "property '\(property.name)' of \(name) was \(was.type) and is \(property.type) now"
    if to.holdsAll(of: from) {
      add("\(change), which can represent every old value", false)
    } else {
      add("\(change); values that do not fit fail to decode", unlessMigratedTo: new.version)
    }
  }
}

extension LockedModel.Property {
  /// Whether this property decodes what the other one encoded.
  func reads(_ other: Self) -> Bool { other.keys.first.map(keys.contains) ?? (name == other.name) }
}

/// The type of a property, parsed from its name.
struct LockedType {
  /// The name without its optionals.
  let unwrapped: String

  init(_ name: String) {
    var name = name[...]
    while name.hasPrefix("Optional<"), name.hasSuffix(">") {
      name = name.dropFirst("Optional<".count).dropLast()
    }
    unwrapped = String(name)
  }

  /// Whether every value of another type is also a value of this one.
  func holdsAll(of other: LockedType) -> Bool {
    Self.wider[other.unwrapped]?.contains(unwrapped) == true
  }

  /// For each type, the types that can also represent its values.
  private static let wider: [String: Set<String>] = {
    let signed = ["Int8", "Int16", "Int32", "Int", "Int64", "Int128"]
    let unsigned = ["UInt8", "UInt16", "UInt32", "UInt", "UInt64", "UInt128"]
    var wider: [String: Set<String>] = ["Float": ["Double"], "Int": ["Int64", "Int128"]]
    for (index, name) in signed.enumerated() {
      wider[name, default: []].formUnion(signed[(index + 1)...])
      wider[unsigned[index], default: []].formUnion(unsigned[(index + 1)...])
      // An unsigned integer fits into the next signed integer with more bits.
      let fitting = signed.drop { Self.bits($0) <= Self.bits(unsigned[index]) }
      wider[unsigned[index], default: []].formUnion(fitting)
    }
    wider["Int64", default: []].insert("Int")
    wider["UInt64", default: []].insert("UInt")
    for name in signed.prefix(3) + unsigned.prefix(3) { wider[name, default: []].insert("Double") }
    return wider
  }()

  private static func bits(_ name: String) -> Int {
    let digits = name.filter(\.isNumber)
    return Int(digits) ?? 64
  }
}
