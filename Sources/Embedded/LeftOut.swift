// What other code names of the parts that Embedded Swift leaves out. Of most of these there are no
// values, so that whatever is done for them is never done.

/// A configuration tells the types of models apart at run time.
public struct MappingConfiguration: Sendable, Hashable {
  private init() {}
}

/// A table holds the types of properties, and key paths to them.
public struct StructLayout: Sendable {
  private init() {}
}

/// A table holds key paths to properties.
public struct StructOutput: Sendable {
  private init() {}
}

/// A registry without types: it would be asked for them at run time.
public struct TypeRegistry: Sendable, Hashable {
  /// Creates a registry without types.
  public init() {}
}

/// A model that cannot be copied has a schema, too.
public protocol NoncopyableModel: ~Copyable {}
