/// A flattened property, as generated code describes it.
@usableFromInline
@safe package struct FlattenedProperty {
  package let name: String
  package let type: any Any.Type
  let offset: Int
  package let affixes: __Affixes

  /// Whether this is the storage of a superclass, or a part of it, and not a property.
  package let isStorage: Bool

  /// The rules of the outer model and of the property.
  package var rules: DecodingRules?

  /// The layout of the member's type, if it has one.
  package let layout: __StructDecodingTable?

  /// Operations on the memory of an optional member.
  let optional: OptionalMember.Operations?

  /// Whether the property may be nil.
  package var isOptional: Bool { optional != nil }

  /// Creates the decoder of a member whose type has no layout.
  let makeMember: () -> FlattenedMember

  /// How an enum is decoded from the remaining keys of the object; nil for other types, and for an
  /// optional enum.
  private(set) var sharedCases: SharedCases?

  /// Replaces the value of the property by another.
  let replace: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  @usableFromInline
  init<T: MappingDecodable, F: __FieldAccumulator>(
    _ name: StaticString, at offset: Int?, _ affixes: __Affixes,
    by conversion: AccumulatorConversion<T, F>
  ) {
    self.init(name, T.self, at: offset, affixes, optional: nil) { AccumulatedMember(conversion) }
    if F.self == __CaseFields<T>.self { sharedCases = SharedCases(T.self) }
  }

  @usableFromInline
  init<T: MappingDecodable, F: __FieldAccumulator>(
    optional name: StaticString, at offset: Int?, _ affixes: __Affixes,
    by conversion: AccumulatorConversion<T, F>
  ) {
    self.init(name, T.self, at: offset, affixes, optional: .init(T.self)) {
      OptionalAccumulatedMember(conversion)
    }
  }

  /// Creates the storage of a superclass.
  @usableFromInline
  init<T, F: __FieldAccumulator>(
    superclass layout: __StructDecodingTable?, at offset: Int?,
    by conversion: AccumulatorConversion<T, F>
  ) {
    self.init(
      "superclass", T.self, at: offset, __Affixes(), layout, optional: nil, isStorage: true
    ) {
      AccumulatedMember(conversion)
    }
  }

  private init<T: MappingDecodable>(
    _ name: StaticString, _ type: T.Type, at offset: Int?, _ affixes: __Affixes,
    optional: OptionalMember.Operations?, makeMember: @escaping () -> FlattenedMember
  ) {
    let form = T.__decodingKind
    let layout = form.kind == .structure && !form.isOptional ? form.layout : nil
    self.init(name, type, at: offset, affixes, layout, optional: optional, makeMember: makeMember)
  }

  private init<T>(
    _ name: StaticString, _ type: T.Type, at offset: Int?, _ affixes: __Affixes,
    _ layout: __StructDecodingTable?, optional: OptionalMember.Operations?, isStorage: Bool = false,
    makeMember: @escaping () -> FlattenedMember
  ) {
    guard let offset else { preconditionFailure("\(name) is no stored property") }
    self.name = name.description
    self.type = optional == nil ? T.self : T?.self
    self.offset = offset
    self.affixes = affixes
    self.isStorage = isStorage
    self.layout = layout
    self.optional = optional
    unsafe replace =
      unsafe optional?.replace ?? { target, source in
        unsafe target.assumingMemoryBound(to: T.self).pointee =
          unsafe source.assumingMemoryBound(to: T.self).pointee
      }
    self.makeMember = makeMember
  }
}

/// A property that collects the extras of an object.
public struct __ExtrasPlace {
  var place: Int
  let reading: ExtrasReading
  var affixes: __Affixes

  /// The innermost optional member around the property, by its index in the layout: only if it is
  /// present, the property collects anything.
  var group: Int?

  /// Whether the property collects every key that no other property takes.
  var takesAnyKey: Bool { group == nil && affixes.isEmpty }
}

/// The functions, one for each reader, that add a member of an object to the extras.
@usableFromInline
@safe package struct ExtrasReading {
  // Invariant: the pointer is that of an initialized property of the type that the functions were
  // created for.
  @usableFromInline
  typealias JSON = (inout JSONReader, UnsafeMutableRawPointer) throws(ReadFailure) -> Void
  @usableFromInline
  typealias Tree = (inout ValueReader, UnsafeMutableRawPointer) throws(ReadFailure) -> Void

  let json: JSON
  let tree: Tree

  /// Makes a key from its text, unless every text is a key of its own.
  let key: ((String) -> AnyHashable?)?

  @usableFromInline
  init(
    json: @escaping JSON, tree: @escaping Tree, key: ((String) -> AnyHashable?)? = nil
  ) {
    unsafe self.json = json
    unsafe self.tree = tree
    self.key = key
  }
}
