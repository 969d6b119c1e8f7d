/// The keys that a property has under some profiles and in some formats, instead of its own.
struct ProfiledKeys {
  let names: [MappingProfile]

  /// The keys that lead to the property, the better first.
  let paths: [[String]]
}

extension [ProfiledKeys] {
  /// The keys that hold now; nil for those that the property has otherwise.
  func paths(for active: ActiveProfile) -> [[String]]? {
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
  /// Gives the property that was added last other keys under some profiles and in some formats.
  ///
  /// - Parameters:
  ///   - paths: The keys that lead to it, the better first.
  ///   - names: The profiles and formats.
  public mutating func lead(by paths: [[String]], in names: [MappingProfile]) {
    list.changeLast { $0.profiledKeys.append(ProfiledKeys(names: names, paths: paths)) }
  }

  /// Writes the property that was added last by other keys under some profiles and in some formats.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to it.
  ///   - names: The profiles and formats.
  public mutating func write(by keys: [String], in names: [MappingProfile]) {
    changeLastWritten { $0.profiledKeys.append(ProfiledKeys(names: names, paths: [keys])) }
  }

  /// Leaves the property that was added last out of reading under some profiles and in some formats, and out of
  /// writing if it is written where it is read.
  ///
  /// - Parameter names: The profiles and formats.
  public mutating func leaveOut(in names: [MappingProfile]) {
    list.changeLast { $0.excluded += names }
  }

  /// Leaves the property that was added last out of writing under some profiles and in some formats.
  ///
  /// - Parameter names: The profiles and formats.
  public mutating func leaveUnwritten(in names: [MappingProfile]) {
    changeLastWritten { $0.excluded += names }
  }

  private mutating func changeLastWritten(_ change: (inout WrittenField) -> Void) {
    guard case .field(var field)? = list.written.popLast() else {
      preconditionFailure("no property was added")
    }
    change(&field)
    list.written.append(.field(field))
  }
}
