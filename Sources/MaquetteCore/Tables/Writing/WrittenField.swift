/// A stored property of a struct, for encoding by the core.
@usableFromInline
@safe package struct WrittenField {
  // Invariants: the functions take pointers to an initialized property of the type that they were
  // created for.
  package let key: Key
  package internal(set) var offset: Int

  /// The steps in arrays from the value of the last key.
  package var steps: [MappingPath.Step] = []

  /// Whether the values of the property are each in an element of an array.
  package var isInEach = false

  /// The keys under some profiles and in some formats.
  var profiledKeys: [ProfiledKeys] = []

  /// The profiles and formats that exclude the property.
  var excluded: [MappingProfile] = []

  package let form: __EncodingKind

  /// When nil is written.
  package var nilRule: NilRule

  /// Returns whether the property is nil; the function is nil if the type has no nil.
  package var isNil: ((UnsafeRawPointer) -> Bool)?

  /// When the key is omitted, whatever the options say.
  package var omission: Omission

  /// How a type unknown to the core is encoded.
  package let writing: __FieldWriting?

  /// The name of a value that the functions compute from the model, which they take pointers to.
  package var computedName: StaticString?

  @usableFromInline
  package init(
    _ key: Key, at offset: Int?, _ form: __EncodingKind, keepsNil: Bool,
    omitsNil: Bool = false, isNil: ((UnsafeRawPointer) -> Bool)?,
    isMissing: ((UnsafeRawPointer) -> Bool)? = nil, _ writing: __FieldWriting?
  ) {
    guard let offset else { preconditionFailure("\(key) is no stored property") }
    self.key = key
    self.offset = offset
    self.form = form
    nilRule = keepsNil ? .written : omitsNil ? .omitted : .asOptions
    unsafe self.isNil = isNil
    omission = unsafe Omission(isMissing.map { isMissing in { unsafe isMissing($0 + offset) } })
    self.writing = writing
  }
}

extension WrittenField {
  /// When nil is written.
  @usableFromInline
  package enum NilRule {
    /// As the options say.
    case asOptions

    /// Always.
    case written

    /// Always; a format without null refuses it, because a missing key is decoded as another value.
    case needed

    /// Never: the key is omitted.
    case omitted

    /// Returns whether nil is written.
    ///
    /// A function of the field would copy it, with all of its functions.
    @inline(__always)
    package func writesNil(_ values: EncodingOptions.NilValues) -> Bool {
      switch self {
      case .asOptions: values == .writeNull
      case .written, .needed: true
      case .omitted: false
      }
    }
  }

  /// Whether nil is written under any options.
  package var keepsNil: Bool { nilRule == .written || nilRule == .needed }

  /// Whether the key may be omitted under any options.
  package var mayBeMissing: Bool {
    unsafe omission.isPossible || (isNil != nil && nilRule == .omitted)
  }

  /// The keys that lead to a property.
  @usableFromInline
  package enum Key {
    /// The key of a decoded property, by its index: the property is encoded with the same key.
    case read(slot: Int)

    /// Separate keys, as text for `PathList`.
    case own(StaticString)
  }

  /// Returns the keys that lead to the property; nil if it is excluded.
  ///
  /// - Parameters:
  ///   - own: The decoded properties of the model.
  ///   - active: The profile and the format.
  package func path(
    among own: [__StructDecodingTable.OwnProperty], for active: ActiveProfile
  ) -> [String]? {
    guard !active.isAny(of: excluded) else { return nil }
    return switch key {
    case .read(let slot): own[slot].paths.first
    case .own(let keys):
      profiledKeys.paths(for: active)?[0] ?? PathList(keys).properties.first?.first
    }
  }

  /// Returns a property that its type encodes.
  @inlinable @inline(never)
  static func type<T: MappingEncodable>(
    _ type: T.Type, _ key: Key, at offset: Int?, keepsNil: Bool
  ) -> WrittenField {
    let form = T.__encodingKind
    // The type refuses an outer nil that has to be written.
    let hasNil = T.__hasNil && !(keepsNil && T.__hasInnerNil)
    return unsafe WrittenField(
      key, at: offset, form, keepsNil: keepsNil, omitsNil: T.__hasInnerNil,
      isNil: hasNil ? { unsafe $0.assumingMemoryBound(to: T.self).pointee.__isNil } : nil,
      isMissing: unsafe T.__missingTest,
      form.kind == .custom ? .type(type) : nil)
  }
}

/// The functions, one for each writer, that encode a property with custom code from its memory.
@safe public struct __FieldWriting {
  @usableFromInline
  package typealias JSON = (UnsafeRawPointer, inout JSONWriter) throws(WriteFailure) -> Void
  @usableFromInline
  package typealias Tree = (UnsafeRawPointer, inout ValueWriter) throws(WriteFailure) -> Void

  // Invariant: the pointer is that of an initialized property of the type that the functions were
  // created for.
  package let json: JSON
  package let tree: Tree

  /// How the elements are printed in binary formats, if the property is an array.
  package let elements: __ElementsInMemory?

  @usableFromInline
  package init(json: @escaping JSON, tree: @escaping Tree, elements: __ElementsInMemory? = nil) {
    unsafe self.json = json
    unsafe self.tree = tree
    self.elements = elements
  }

  /// Encodes with the type's own code.
  @inlinable @inline(__always)
  package static func type<T: MappingEncodable>(_ type: T.Type) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try place.borrowed(as: T.self).pointee.write(to: &writer)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try place.assumingMemoryBound(to: T.self).pointee.write(to: &writer)
      }, elements: T.__elements)
  }

  /// Encodes with a strategy a value that is stored in a form, or another one if there is none.
  @inlinable @inline(__always)
  static func strategy<S: EncodingStrategy, F: StoredForm>(
    _ strategy: S, as form: F.Type, else standard: (() -> S.Value)? = nil
  ) -> __FieldWriting where F.Value == S.Value {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        let stored = unsafe place.assumingMemoryBound(to: F.Stored.self).pointee
        guard let value = F.value(of: stored) ?? standard?() else { return writer.writeNull() }
        try writer.write(value, by: strategy)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        let stored = unsafe place.assumingMemoryBound(to: F.Stored.self).pointee
        guard let value = F.value(of: stored) ?? standard?() else { return writer.writeNull() }
        try writer.write(value, by: strategy)
      })
  }

  /// Encodes the wrapped value, or another one for nil.
  @inlinable @inline(__always)
  static func optional<T: MappingEncodable>(
    _ type: T.Type, else standard: @escaping () -> T
  ) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        let value = unsafe place.assumingMemoryBound(to: T?.self).pointee
        try (value ?? standard()).write(to: &writer)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        let value = unsafe place.assumingMemoryBound(to: T?.self).pointee
        try (value ?? standard()).write(to: &writer)
      })
  }
}
