/// An encoded part of a struct.
@usableFromInline
package enum WrittenProperty {
  /// A property under a key.
  case field(WrittenField)

  /// A member that writes fields into the object itself.
  case member(WrittenMember)

  /// The fields of a superclass that no table describes.
  case superclass

  /// The tag of a class in a cluster.
  case tag(TagWriting)
}

/// A flattened property, or the extras, for encoding by the core.
@usableFromInline
@safe package struct WrittenMember {
  // Invariants: the functions take pointers to an initialized property of the type that they were
  // created for. The value of an optional that is not nil is at the address of the optional.
  var offset: Int
  package var affixes: __Affixes

  /// The encoding table of the type, if the core encodes it.
  package let output: __StructEncodingTable?

  /// Returns whether the property is nil; the function is nil if the type has no nil.
  package let isNil: ((UnsafeRawPointer) -> Bool)?

  /// Whether these are extras, not fields.
  package let keepsExtras: Bool

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
