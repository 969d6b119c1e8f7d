/// A stored property of a struct, as generated code describes it to the core.
@safe public struct __StructField: @unchecked Sendable {
  /// When a property takes its default.
  public struct Absence: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The key is not there.
    public static var missing: Absence { Absence(rawValue: 1) }

    /// The value is null.
    public static var null: Absence { Absence(rawValue: 2) }

    /// The value cannot be mapped.
    public static var invalid: Absence { Absence(rawValue: 4) }

    /// The key is not there, or the value is null and null is no value of the type: the property
    /// has an initial value.
    public static var initial: Absence { Absence(rawValue: 8) }
  }

  typealias MakeDefault = (UnsafeMutableRawPointer) -> Void

  // Invariant: the pointer that `makeDefault` takes is that of a property of the type, and not
  // initialized; it is initialized then.
  let name: StaticString
  var offset: Int
  let type: Any.Type
  let size: Int
  let form: __DecodingKind
  let reading: __FieldReading?
  private(set) var makeDefault: MakeDefault?
  var absence: Absence

  /// Whether an optional of the property is stored, so that null is for the property itself to take.
  @usableFromInline var isHeld = false

  /// Whether an update changes parts of the property instead of replacing it.
  let hasParts: Bool

  /// Whether the property belongs to an object and is a constant: updates do not change it.
  var isConstant = false

  /// The keys that lead to the property from the object of its model.
  var path: [String] = []

  /// The position of the property, if its model is an array.
  var position: Int?

  /// The keys under some profiles and in some formats.
  var profiledKeys: [ProfiledKeys] = []

  /// The profiles and formats in which the property is left out.
  var excluded: [MappingProfile] = []

  /// For each key where the value is in an array; empty if no key leads into one.
  var arrayPaths: [__ArrayPath] = []

  /// How values in the elements of an array are read.
  var collecting: __FieldCollecting?

  /// The rules under which the property is read; nil if neither it nor its model has any.
  var rules: DecodingRules?

  /// What makes the value that stands in for null, and for what cannot be mapped, if that is not the
  /// default; the invariant is that of `makeDefault`.
  var otherDefaults: (null: MakeDefault?, invalid: MakeDefault?) = (nil, nil)

  /// The ranks of the keys that should no longer be used.
  var deprecatedRanks: [Int] = []

  // Invariant: the value that stands for a missing key owns nothing, so its bits are as good as
  // itself. It is never changed and never freed, so it may be shared.
  let missingImage: UnsafeRawPointer?

  /// Describes a property that is read as its type reads itself.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The type.
  ///   - offset: Where the property lies in the struct.
  ///   - absence: When the default is taken.
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
      name, of: type, offset, form, absence, `default`, missing: T.__valueForMissingKey,
      hasParts: T.__mergesOnUpdate,
      reading: isCustom ? .type(type) : nil)
  }

  /// Describes a property of which an optional is stored.
  @inline(never)
  @inlinable
  init<T: MappingDecodable>(
    _ name: StaticString, holding type: T.Type, at offset: Int?, isNeeded: Bool
  ) {
    self.init(
      name, of: T?.self, offset, .custom, [], nil, missing: isNeeded ? nil : .some(nil),
      hasParts: T.__mergesOnUpdate, reading: isNeeded ? .held(type) : .type(T?.self))
    isHeld = isNeeded
  }

  /// Describes a property of which an optional is stored, and whose null is a value.
  @inline(never)
  @inlinable
  init<T: MappingDecodable>(_ name: StaticString, holdingPresence type: T.Type, at offset: Int?) {
    self.init(
      name, of: Presence<T>?.self, offset, .custom, [], nil, missing: .some(nil), hasParts: false,
      reading: .held(Presence<T>.self))
  }

  /// Describes a property of which an optional is stored, and whose nil is a value.
  @inline(never)
  @inlinable
  init<T: MappingDecodable>(_ name: StaticString, holdingOptional type: T.Type, at offset: Int?) {
    self.init(
      name, of: T??.self, offset, .custom, [], nil, missing: .some(.none),
      hasParts: T.__mergesOnUpdate, reading: .heldOptional(type))
    isHeld = true
  }

  /// Describes a property that is read through a strategy.
  @inline(never)
  @inlinable
  init<S: DecodingStrategy>(
    _ name: StaticString, by strategy: S, at offset: Int?, _ absence: Absence,
    default: (() -> S.Value)?
  ) {
    self.init(
      name, of: S.Value.self, offset, .custom, absence, `default`, missing: nil, hasParts: false,
      reading: .strategy(strategy))
  }

  /// Describes an optional property whose values are read through a strategy.
  @inline(never)
  @inlinable
  init<S: DecodingStrategy>(
    _ name: StaticString, optionallyBy strategy: S, at offset: Int?, _ absence: Absence,
    default: (() -> S.Value?)?
  ) {
    self.init(
      name, of: S.Value?.self, offset, .custom, absence, `default`, missing: .some(nil),
      hasParts: false,
      reading: .optionalStrategy(strategy))
  }

  /// Describes a property that may be missing or null, whose values are read through a strategy.
  @inline(never)
  @inlinable
  init<S: DecodingStrategy>(
    _ name: StaticString, presentBy strategy: S, at offset: Int?, _ absence: Absence,
    default: (() -> Presence<S.Value>)?
  ) {
    self.init(
      name, of: Presence<S.Value>.self, offset, .custom, absence, `default`, missing: .missing,
      hasParts: false,
      reading: .presenceStrategy(strategy))
  }

  /// Describes a property that is not read: it has its initial value.
  @inline(never)
  @inlinable
  init<T>(unread name: StaticString, _ type: T.Type, at offset: Int?, value: @escaping () -> T) {
    self.init(
      name, of: T.self, offset, .custom, [], value, missing: nil, hasParts: false,
      reading: nil)
  }

  @usableFromInline
  init<T>(
    _ name: StaticString, of type: T.Type, _ offset: Int?, _ form: __DecodingKind,
    _ absence: Absence,
    _ default: (() -> T)?, missing: T?, hasParts: Bool,
    reading: __FieldReading?
  ) {
    guard let offset else { preconditionFailure("\(name) has no place: is it a function?") }
    self.name = name
    self.offset = offset
    self.type = type
    self.form = form
    self.absence = absence.resolved(nullIsValue: missing != nil)
    self.hasParts = hasParts
    self.reading = reading
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
  /// What initializes a property of a type.
  private static func making<T>(_ value: @escaping () -> T) -> MakeDefault {
    { (place: UnsafeMutableRawPointer) in unsafe place.initializeMemory(as: T.self, to: value()) }
  }

  /// Has the property take another default in some cases.
  @usableFromInline
  mutating func take<T>(_ absence: Absence, _ value: @escaping () -> T) {
    if absence.contains(.missing) {
      // What stood in for other cases still does.
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
  mutating func collect(_ collecting: __FieldCollecting, along paths: [__ArrayPath]) {
    arrayPaths = paths
    self.collecting = collecting
  }
}

extension __StructField.Absence {
  /// What the initial value of a property stands in for.
  fileprivate func resolved(nullIsValue: Bool) -> Self {
    guard contains(.initial) else { return self }
    return nullIsValue ? .missing : [.missing, .null]
  }
}
