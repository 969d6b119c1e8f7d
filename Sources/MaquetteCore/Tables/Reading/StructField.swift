/// A stored property of a struct, as generated code describes it.
@safe public struct __StructField: @unchecked Sendable {
  /// When a property uses its default.
  public struct Absence: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The key is missing.
    public static var missing: Absence { Absence(rawValue: 1) }

    /// The value is null.
    public static var null: Absence { Absence(rawValue: 2) }

    /// The value is invalid.
    public static var invalid: Absence { Absence(rawValue: 4) }

    /// The key is missing, or the value is null and the type does not accept null: the property has
    /// an initial value.
    public static var initial: Absence { Absence(rawValue: 8) }
  }

  typealias MakeDefault = (UnsafeMutableRawPointer) -> Void

  // Invariant: `makeDefault` takes a pointer to an uninitialized property of the type, and
  // initializes it.
  package var name: String
  var offset: Int
  package let type: Any.Type
  let size: Int
  let form: __DecodingKind
  package let reading: UnsafePointer<__FieldReading>?

  /// How binary formats read values that have no table and are not scalars, if they can.
  let binary: __BinaryReading?
  private(set) var makeDefault: MakeDefault?
  package var absence: Absence

  /// Whether the property is stored as an optional, in which case the property itself handles null.
  @usableFromInline package var isHeld = false

  /// Whether updates merge into the property instead of replacing it.
  let hasParts: Bool

  /// Whether the property is a constant of an object, which updates do not change.
  var isConstant = false

  /// The keys that lead from the object of its model to the property.
  var path: [String] = []

  /// The index of the property, if its model is an array.
  var position: Int?

  /// The keys under some profiles and in some formats.
  var profiledKeys: [ProfiledKeys] = []

  /// The profiles and formats that exclude the property.
  var excluded: [MappingProfile] = []

  /// For each key, the location of the value in an array; empty if no key leads into one.
  package var arrayPaths: [__ArrayPath] = []

  /// How values in the elements of an array are decoded.
  var collecting: __FieldCollecting?

  /// The rules of the property; nil if neither it nor its model has any.
  package var rules: DecodingRules?

  /// The functions that create the values for null and for invalid values, if these differ from the
  /// default; the invariant of `makeDefault` applies.
  var otherDefaults: (null: MakeDefault?, invalid: MakeDefault?) = (nil, nil)

  /// The ranks of the deprecated keys.
  package var deprecatedRanks: [Int] = []

  // Invariant: the value for a missing key owns nothing, so a copy of its bits is a valid value. It
  // is never changed or freed, so threads may share it.
  let missingImage: UnsafeRawPointer?

  /// Describes a property that its type decodes.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The type.
  ///   - offset: The offset of the property in the struct.
  ///   - absence: When the default is used.
  ///   - default: The default.
  @inline(never)
  @inlinable
  init<T: MappingDecodable>(
    _ name: StaticString, _ type: T.Type, at offset: Int?, _ absence: Absence,
    default: (() -> T)?
  ) {
    let form = T.__decodingKind
    let isCustom = form.kind == .custom
    self.init(
      name, of: type, offset, form, absence.resolved(nullIsValue: T.acceptsNull),
      `default`,
      missing: T.__valueForMissingKey, hasParts: T.__mergesOnUpdate,
      reading: isCustom ? .type(type) : nil, binary: isCustom ? T.__binaryReading : nil)
  }

  /// Describes a property that is stored as an optional.
  @inline(never)
  @inlinable
  package init<T: MappingDecodable>(
    _ name: StaticString, holding type: T.Type, at offset: Int?, isNeeded: Bool
  ) {
    let takesNull = isNeeded || T.acceptsNull
    self.init(
      name, of: T?.self, offset, .custom, [], nil, missing: isNeeded ? nil : .some(nil),
      hasParts: T.__mergesOnUpdate,
      reading: takesNull ? .type(type, as: StoredUntilComplete<T>.self) : .type(T?.self))
    isHeld = takesNull
  }

  /// Describes a property that is stored as an optional, and for which null is a value.
  @inline(never)
  @inlinable
  init<T: MappingDecodable>(_ name: StaticString, holdingPresence type: T.Type, at offset: Int?) {
    self.init(
      name, of: Presence<T>?.self, offset, .custom, [], nil, missing: .some(nil), hasParts: false,
      reading: .type(Presence<T>.self, as: StoredUntilComplete<Presence<T>>.self))
  }

  /// Describes a property that a strategy decodes.
  @inline(never)
  @inlinable
  init<S: DecodingStrategy, F: StoredForm>(
    _ name: StaticString, by strategy: S, as form: F.Type, at offset: Int?, _ absence: Absence,
    default: (() -> F.Stored)?
  ) where F.Value == S.Value {
    let takesNull = F.missing != nil || S.Value.self is any ExpressibleByNilLiteral.Type
    self.init(
      name, of: F.Stored.self, offset, .custom, absence.resolved(nullIsValue: takesNull),
      `default`, missing: F.missing, hasParts: false, reading: .strategy(strategy, as: form))
  }

  /// Describes a property that is not decoded and has its initial value.
  @inline(never)
  @inlinable
  init<T>(unread name: StaticString, _ type: T.Type, at offset: Int?, value: @escaping () -> T) {
    self.init(
      name, of: T.self, offset, .custom, [], value, missing: nil, hasParts: false,
      reading: nil)
  }

  @usableFromInline
  package init<T>(
    _ name: StaticString, of type: T.Type, _ offset: Int?, _ form: __DecodingKind,
    _ absence: Absence,
    _ default: (() -> T)?, missing: T?, hasParts: Bool,
    reading: consuming __FieldReading?, binary: __BinaryReading? = nil
  ) {
    guard let offset else { preconditionFailure("\(name) has no place: is it a function?") }
    self.name = name.description
    self.offset = offset
    self.type = type
    self.form = form
    self.absence = absence.resolved(nullIsValue: missing != nil)
    self.hasParts = hasParts
    unsafe self.reading = reading.take()?.kept()
    self.binary = binary
    size = MemoryLayout<T>.size
    unsafe makeDefault = `default`.map(Self.making)
    unsafe missingImage = missing.map { value in
      let image = UnsafeMutablePointer<T>.allocate(capacity: 1)
      unsafe image.initialize(to: value)
      return UnsafeRawPointer(image)
    }
  }
}

extension __StructField {
  /// Returns a function that initializes a property of a type.
  private static func making<T>(_ value: @escaping () -> T) -> MakeDefault {
    { (place: UnsafeMutableRawPointer) in unsafe place.initializeMemory(as: T.self, to: value()) }
  }

  /// Sets another default of the property for some cases.
  @usableFromInline
  package mutating func take<T>(_ absence: Absence, _ value: @escaping () -> T) {
    if absence.contains(.missing) {
      // The previous values still apply to the other cases.
      let earlier = unsafe makeDefault
      if self.absence.contains(.null) {
        unsafe otherDefaults.null = unsafe otherDefaults.null ?? earlier
      }
      if self.absence.contains(.invalid) {
        unsafe otherDefaults.invalid = otherDefaults.invalid ?? earlier
      }
      unsafe makeDefault = Self.making(value)
    }
    self.absence.formUnion(absence)
    if absence.contains(.null) { unsafe otherDefaults.null = unsafe Self.making(value) }
    if absence.contains(.invalid) { unsafe otherDefaults.invalid = unsafe Self.making(value) }
  }
}

extension __StructField {
  @usableFromInline
  package mutating func collect(_ collecting: __FieldCollecting, along paths: [__ArrayPath]) {
    arrayPaths = paths
    self.collecting = collecting
  }
}

extension __StructField.Absence {
  /// Returns the set with `initial` replaced by the cases that it covers for the type.
  @usableFromInline
  func resolved(nullIsValue: Bool) -> Self {
    guard contains(.initial) else { return self }
    return nullIsValue ? .missing : [.missing, .null]
  }
}
