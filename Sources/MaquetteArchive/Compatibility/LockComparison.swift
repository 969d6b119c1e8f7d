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
        "\(name) is gone: archives that have one are refused; 'formerly' gives its new type", true)
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
        "the version of \(name) fell from \(old.version) to \(new.version): its archives are refused",
        true)
    } else if new.version > old.version {
      add("\(name) has version \(new.version) now: older programs refuse it", false)
    }
    if old.isClass, !new.isClass {
      add(
        "\(name) was a class and is a value now: references to it are refused",
        unlessMigratedTo: new.version)
    } else if new.isClass, !old.isClass {
      add("\(name) was a value and is a class now: older programs refuse it", false)
    }
    for property in new.properties { compare(property, new) }
    for property in old.properties where !new.properties.contains(where: { $0.reads(property) }) {
      add("property '\(property.name)' of \(name) is gone: its values are passed over", false)
    }
  }

  private mutating func compare(_ property: LockedModel.Property, _ new: LockedModel) {
    let before =
      old.version == new.version ? "older archives" : "archives before version \(new.version)"
    guard let was = old.properties.first(where: { property.reads($0) }) else {
      if property.isNeeded {
        add(
          "property '\(property.name)' of \(name) is new and needed: \(before) have none",
          unlessMigratedTo: new.version)
      } else {
        add("property '\(property.name)' of \(name) is new: it has its default", false)
      }
      return
    }
    if was != property, was.type == property.type, was.isNeeded == property.isNeeded {
      add("property '\(property.name)' of \(name) has other keys, and is found", false)
    }
    if !was.isNeeded, property.isNeeded {
      add(
        "property '\(property.name)' of \(name) was optional or had a default and is needed now: "
          + "\(before) may have none", unlessMigratedTo: new.version)
    } else if was.isNeeded, !property.isNeeded {
      add("property '\(property.name)' of \(name) may be missing now", false)
    }
    let (from, to) = (LockedType(was.type), LockedType(property.type))
    guard from.unwrapped != to.unwrapped else { return }
    let change =
      "property '\(property.name)' of \(name) was \(was.type) and is \(property.type) now"
    if to.holdsAll(of: from) {
      add("\(change): every value fits", false)
    } else {
      add("\(change): values that are not one of that are refused", unlessMigratedTo: new.version)
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
