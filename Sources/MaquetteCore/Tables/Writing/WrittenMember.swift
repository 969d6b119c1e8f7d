/// What is written of a struct.
@usableFromInline
enum WrittenProperty {
  /// A property under a key.
  case field(WrittenField)

  /// What writes fields into the object itself.
  case member(WrittenMember)

  /// What a superclass writes that no table describes.
  case superclass

  /// The tag of a class in a cluster.
  case tag(TagWriting)
}

/// A flattened property, or one that keeps what no other takes, as the core writes it.
@usableFromInline
@safe struct WrittenMember {
  // Invariants: the pointers that the functions take are those of an initialized property of the
  // type that they were made for. The value of an optional that is not nil lies where the optional
  // does.
  var offset: Int
  var affixes: __Affixes

  /// How the type is written, if the core does it.
  let output: __StructEncodingTable?

  /// Whether the property is nil; none if its type has no nil.
  let isNil: ((UnsafeRawPointer) -> Bool)?

  /// Whether these are keys that were kept, not fields.
  let keepsExtras: Bool

  /// Writes the fields of the member.
  let writing: __FieldWriting

  @usableFromInline
  init(
    at offset: Int?, _ affixes: __Affixes = __Affixes(), _ form: __EncodingKind = .custom,
    isNil: ((UnsafeRawPointer) -> Bool)? = nil, keepsExtras: Bool = false,
    by writing: __FieldWriting
  ) {
    guard let offset else { preconditionFailure("a flattened member is no stored property") }
    self.offset = offset
    self.affixes = affixes
    output = form.kind == .structure && !form.isOptional ? form.output : nil
    unsafe self.isNil = isNil
    self.keepsExtras = keepsExtras
    self.writing = writing
  }
}
