/// The keys that replace those of a property under some profiles and in some formats.
package struct ProfiledKeys {
  package let names: [MappingProfile]

  /// The paths of keys that lead to the property, the preferred one first.
  package let paths: [[String]]
}

extension [ProfiledKeys] {
  /// Returns the paths for the active profile; nil if it uses the other keys of the property.
  package func paths(for active: ActiveProfile) -> [[String]]? {
    guard !isEmpty else { return nil }
    return active.index(in: map(\.names)).map { self[$0].paths }
  }
}

extension PropertyList {
  /// The profiles and formats that keys of the properties depend on.
  var profiles: [MappingProfile] {
    var names: [MappingProfile] = []
    func add(_ others: [MappingProfile]) {
      for name in others where !names.contains(name) { names.append(name) }
    }
    for property in read {
      switch property {
      case .field(let field): add(field.profiledKeys.flatMap(\.names) + field.excluded)
      case .flattened(let member): unsafe add(member.layout?.contents.pointee.variants?.names ?? [])
      case .extras: break
      }
    }
    for property in written {
      switch property {
      case .field(let field): add(field.profiledKeys.flatMap(\.names) + field.excluded)
      case .member(let member): unsafe add(member.output?.contents.pointee.variants?.names ?? [])
      case .superclass, .tag: break
      }
    }
    return names
  }
}

extension __StructProperties {
  /// Sets other keys for the last property under some profiles and in some formats.
  ///
  /// - Parameters:
  ///   - paths: The paths of keys that lead to it, the preferred one first.
  ///   - names: The profiles and formats.
  public mutating func lead(by paths: [[String]], in names: [MappingProfile]) {
    list.changeLast { $0.profiledKeys.append(ProfiledKeys(names: names, paths: paths)) }
  }

  /// Sets other keys for encoding the last property under some profiles and in some formats.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to it.
  ///   - names: The profiles and formats.
  public mutating func write(by keys: [String], in names: [MappingProfile]) {
    list.changeLastWritten { $0.profiledKeys.append(ProfiledKeys(names: names, paths: [keys])) }
  }

  /// Excludes the last property from decoding under some profiles and in some formats, and from
  /// encoding if it has the same keys for both.
  ///
  /// - Parameter names: The profiles and formats.
  public mutating func leaveOut(in names: [MappingProfile]) {
    list.changeLast { $0.excluded += names }
  }

  /// Excludes the last property from encoding under some profiles and in some formats.
  ///
  /// - Parameter names: The profiles and formats.
  public mutating func leaveUnwritten(in names: [MappingProfile]) {
    list.changeLastWritten { $0.excluded += names }
  }
}
