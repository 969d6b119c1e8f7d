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
public protocol NoncopyableWritable: ~Copyable {
  /// Writes the model as JSON bytes.
  ///
  /// - Throws: `WriteFailure`; the writer keeps what went wrong and where.
  borrowing func write(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes the model into a tree of values.
  ///
  /// - Throws: `WriteFailure`; the writer keeps what went wrong and where.
  borrowing func write(to writer: inout ValueWriter) throws(WriteFailure)
}
