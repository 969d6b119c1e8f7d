/// How a type is mapped, as `@Mappable` states it for schemas where no table of the type does.
public struct __ModelForm: Sendable {
  /// The hooks of a model that change what is decoded or encoded.
  public struct Hooks: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The source is changed before decoding.
    public static let willDecode = Hooks(rawValue: 1)

    /// The model may be refused or replaced after decoding.
    public static let didDecode = Hooks(rawValue: 2)

    /// The model may be refused.
    public static let validate = Hooks(rawValue: 4)

    /// The output is changed after encoding.
    public static let didEncode = Hooks(rawValue: 8)
  }

  package enum Kind: Sendable {
    case table
    case value(any Any.Type, (any MappingStrategy)?)
    case cases(__CaseForms)
  }

  package private(set) var kind: Kind
  package let container: [MappingPath.Step]
  package let hooks: Hooks
  package let isArray: Bool
  package let layout: __StructDecodingTable?
  package let output: __StructEncodingTable?

  /// What generated code writes, if no table does.
  package let written: [__WrittenValue]?

  /// What the superclass writes.
  package let inherited: [__ModelForm]

  /// What schemas say besides the form.
  package let documentation: __Documentation?

  /// Describes a model that a table decodes, or that a table or generated code encodes.
  ///
  /// - Parameters:
  ///   - layout: The table that decodes it.
  ///   - output: The table that encodes it.
  ///   - written: What generated code writes.
  ///   - container: The steps that lead to the object.
  ///   - isArray: Whether the model is an array.
  ///   - hooks: The hooks of the model.
  ///   - superclass: The description of the superclass.
  ///   - documentation: What schemas say about the model besides its form.
  public init(
    layout: __StructDecodingTable? = nil, output: __StructEncodingTable? = nil,
    written: [__WrittenValue]? = nil, in container: [MappingPath.Step] = [], isArray: Bool = false,
    hooks: Hooks = [], over superclass: __ModelForm? = nil, documentation: __Documentation? = nil
  ) {
    kind = .table
    self.layout = layout
    self.output = output
    self.written = written
    self.container = container
    self.isArray = isArray
    self.hooks = hooks.union(superclass?.hooks ?? [])
    inherited = superclass.map { [$0] } ?? []
    self.documentation = documentation?.over(superclass?.documentation) ?? superclass?.documentation
  }

  /// Describes a type that is mapped as another type.
  ///
  /// - Parameters:
  ///   - type: The other type.
  ///   - strategy: The strategy that maps it, if that is not the type itself.
  ///   - hooks: The hooks of the type.
  public init(as type: any Any.Type, by strategy: (any MappingStrategy)? = nil, hooks: Hooks = []) {
    self.init(.value(type, strategy), hooks: hooks)
  }

  /// Describes an enum.
  public init(_ cases: __CaseForms) {
    self.init(.cases(cases), hooks: cases.hooks)
  }

  private init(_ kind: Kind, hooks: Hooks) {
    self.init(hooks: hooks)
    self.kind = kind
  }
}

extension MappingDecodable where Self: ~Copyable {
  /// Nothing besides the tables.
  public static var __decodingForm: __ModelForm? { nil }
}

extension MappingEncodable where Self: ~Copyable {
  /// Nothing besides the tables.
  public static var __encodingForm: __ModelForm? { nil }
}
