/// How values are written to any format.
public struct WritingOptions: Sendable, Hashable {
  /// What is written for a property that is nil.
  public enum NilValues: UInt8, Sendable, Hashable {
    /// Nothing: the key is left out.
    case omit

    /// A null.
    case writeNull
  }

  /// What is written for a property that is nil.
  public var nilValues: NilValues

  /// How the data differs from what models declare; nil if it does not.
  public var configuration: MappingConfiguration?

  /// How deep arrays and objects may be nested; a cycle of objects ends here.
  public var depth: Int

  /// Types that other modules add to clusters.
  public var registry = TypeRegistry()

  /// Creates options.
  public init(
    nilValues: NilValues = .omit, depth: Int = 512, configuration: MappingConfiguration? = nil
  ) {
    self.nilValues = nilValues
    self.depth = depth
    self.configuration = configuration
  }
}
