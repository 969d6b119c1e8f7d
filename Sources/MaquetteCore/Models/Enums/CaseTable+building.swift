/// The cases of an enum, which generated code adds one by one.
public struct __Cases<Model> {
  @usableFromInline var list: CaseList

  /// Creates the cases of an enum whose tags are names, or the only keys of objects.
  ///
  /// - Parameters:
  ///   - model: The name of the enum, for errors.
  ///   - ignoresCase: Whether text is also matched without regard to case.
  public init(_ model: String, ignoresCase: Bool = false) {
    list = CaseList(model, .name, [], "", ignoresCase)
  }

  /// Creates the cases of an enum whose tags are in the objects of the payloads, or next to them.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag.
  ///   - content: The key of the payload, if it is next to the tag.
  public init(
    _ model: String, path: [String], content: String? = nil, ignoresCase: Bool = false
  ) {
    list = CaseList(
      model, content == nil ? .inside : .beside, path, content ?? "", ignoresCase)
  }

  /// Creates the cases of an enum whose tags are the first elements of arrays.
  public init(leading model: String, ignoresCase: Bool = false) {
    list = CaseList(model, .first, [], "", ignoresCase)
  }

  /// Creates the cases of an enum without tags.
  public init(untagged model: String, ignoresCase: Bool = false) {
    list = CaseList(model, .nowhere, [], "", ignoresCase)
  }

  /// The table.
  public var table: __CaseTable {
    unsafe list.table { unsafe $0.assumingMemoryBound(to: Model.self).deinitialize(count: 1) }
  }
}

extension __Cases {
  /// Adds a case without a payload.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - tags: Its tags in data; its name if this is nil.
  ///   - make: Makes the case.
  @inlinable @inline(__always)
  public mutating func add(
    _ name: StaticString, _ tags: [__CaseTags.Tag]? = nil, _ make: @escaping () -> Model
  ) {
    unsafe list.add(name, tags, .nothing, nil) {
      unsafe $0.initializeMemory(as: Model.self, to: make())
    }
  }

  /// Adds a case whose payload is an object, or an array.
  ///
  /// - Parameters:
  ///   - fields: The type of the values.
  ///   - bare: Makes the case without a payload; nil if it needs one.
  ///   - make: Makes the case.
  @inlinable @inline(__always)
  public mutating func add<P: __PayloadSource>(
    _ name: StaticString, _ tags: [__CaseTags.Tag]? = nil, fields: P.Type,
    bare: (() -> Model)? = nil, _ make: @escaping (P) -> Model
  ) {
    unsafe list.add(
      name, tags, .fields(P.self),
      __FieldReading(
        json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(as: Model.self, to: make(try reader.__readStorage(P.self)))
        },
        tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(as: Model.self, to: make(try reader.__readStorage(P.self)))
        }), Self.making(bare))
  }

  /// Adds a case whose payload is one value that its type decodes.
  ///
  /// - Parameters:
  ///   - value: The type of the value.
  ///   - isScalar: Whether values of the type are never decoded from objects, so that an object
  ///     contains the value as `Codable` wraps it.
  ///   - bare: Makes the case without a payload; nil if it needs one.
  ///   - make: Makes the case.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable>(
    _ name: StaticString, _ tags: [__CaseTags.Tag]? = nil, value: T.Type, isScalar: Bool = false,
    bare: (() -> Model)? = nil, _ make: @escaping (T) -> Model
  ) {
    unsafe list.add(
      name, tags, isScalar ? .scalar(T.self) : .value(T.self),
      __FieldReading(
        json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(as: Model.self, to: make(try T(from: &reader)))
        },
        tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(as: Model.self, to: make(try reader.read(T.self)))
        }), Self.making(bare))
  }

  /// Adds a case whose payload is one value with rules of its own, which a table describes.
  ///
  /// - Parameters:
  ///   - only: The type that describes the value.
  ///   - scalar: The type of the value, if its values are never decoded from objects, so that an
  ///     object contains the value as `Codable` wraps it.
  ///   - bare: Makes the case without a payload; nil if it needs one.
  ///   - make: Makes the case.
  @inlinable @inline(__always)
  public mutating func add<P: __PayloadSource>(
    _ name: StaticString, _ tags: [__CaseTags.Tag]? = nil, only: P.Type,
    scalar: (any MappingDecodable.Type)? = nil, bare: (() -> Model)? = nil,
    _ make: @escaping (P) -> Model
  ) {
    unsafe list.add(
      name, tags, .only(scalar: scalar),
      __FieldReading(
        json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(
            as: Model.self, to: make(try reader.__readOnlyField(P.self)))
        },
        tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(
            as: Model.self, to: make(try reader.__readOnlyField(P.self)))
        }), Self.making(bare))
  }

  /// Adds a case whose payload is one value in the object that contains the tag.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable>(
    _ name: StaticString, _ tags: [__CaseTags.Tag]? = nil, beside: T.Type,
    _ make: @escaping (T) -> Model
  ) {
    let path = list.path
    unsafe list.add(
      name, tags, .value(T.self),
      __FieldReading(
        json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(
            as: Model.self, to: make(try reader.__readInternallyTagged(path, T.self)))
        },
        tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
          unsafe place.initializeMemory(
            as: Model.self, to: make(try reader.__readInternallyTagged(path, T.self)))
        }), nil)
  }

  @inlinable @inline(__always)
  static func making(_ bare: (() -> Model)?) -> CaseList.Make? {
    guard let bare else { return nil }
    return { unsafe $0.initializeMemory(as: Model.self, to: bare()) }
  }
}

extension __Cases {
  /// Sets the case for unknown tags, which keeps nothing.
  ///
  /// - Parameters:
  ///   - name: Its own tag, which errors do not list.
  ///   - make: Makes the case.
  public mutating func fallback(_ name: StaticString? = nil, _ make: @escaping () -> Model) {
    list.unlisted = name?.description
    unsafe list.fallback = .nothing { unsafe $0.initializeMemory(as: Model.self, to: make()) }
  }

  /// Sets the case for unknown tags, or for missing ones too, which keeps the whole value.
  public mutating func fallback<T: MappingDecodable>(
    whole: T.Type, needsTag: Bool = true, _ make: @escaping (T) -> Model
  ) {
    unsafe list.fallback = .whole(Self.reading { value, _ in make(value) }, needsTag: needsTag)
  }

  /// Sets the case for unknown tags, which keeps the tag.
  public mutating func fallback<T: MappingDecodable>(
    tag: T.Type, _ make: @escaping (T) -> Model
  ) {
    unsafe list.fallback = .tag(Self.reading { tag, _ in make(tag) }, keepsContent: false)
  }

  /// Sets the case for unknown tags, which keeps the tag and the content.
  public mutating func fallback<T: MappingDecodable>(
    tagAndContent: T.Type, _ make: @escaping (T, AnyValue) -> Model
  ) {
    unsafe list.fallback = .tag(Self.reading(make), keepsContent: true)
  }

  private static func reading<T: MappingDecodable>(
    _ make: @escaping (T, AnyValue) -> Model
  ) -> __CaseTable.ReadTag {
    {
      (reader: inout ValueReader, content: AnyValue, place: UnsafeMutableRawPointer)
        throws(ReadFailure) in
      unsafe place.initializeMemory(as: Model.self, to: make(try T(from: &reader), content))
    }
  }
}

extension __Cases {
  /// The decoding rules of the enum.
  public var rules: DecodingRules? {
    get { list.rules }
    set { list.rules = newValue }
  }
}

extension __Cases where Model: RawRepresentable, Model.RawValue: MappingDecodable {
  /// Adds the raw values of the enum, which are tags too.
  public mutating func addRawValues() {
    unsafe list.rawValues = (
      json: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
        guard let value = try reader.readOwnRawValue(Model.self) else { return false }
        unsafe place.initializeMemory(as: Model.self, to: value)
        return true
      },
      tree: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
        guard let value = try reader.readOwnRawValue(Model.self) else { return false }
        unsafe place.initializeMemory(as: Model.self, to: value)
        return true
      }
    )
  }
}

/// The cases of an enum, independent of its type.
@usableFromInline
@safe struct CaseList {
  @usableFromInline typealias Make = (UnsafeMutableRawPointer) -> Void

  // The invariants are those of the table.
  private let model: String
  let place: __CaseTable.Place
  @usableFromInline let path: [String]
  private let content: String
  private let ignoresCase: Bool
  private(set) var cases: [__CaseTable.Case] = []
  private(set) var tags: [(tag: __CaseTags.Tag, index: Int)] = []
  private(set) var decidingKeys: [String] = []
  var fallback: __CaseTable.Fallback?

  /// The name of the fallback, if the declaration gives it no other.
  var unlisted: String?
  var rules: DecodingRules?
  var rawValues:
    (
      json: __CaseTable.ReadRawValue<JSONReader>, tree: __CaseTable.ReadRawValue<ValueReader>
    )?

  init(
    _ model: String, _ place: __CaseTable.Place, _ path: [String], _ content: String,
    _ ignoresCase: Bool
  ) {
    (self.model, self.place, self.path, self.content) = (model, place, path, content)
    self.ignoresCase = ignoresCase
  }

  /// What follows the tag of a case.
  @usableFromInline
  enum Payload {
    /// Nothing.
    case nothing

    /// An object, or an array, with the values that a type describes.
    case fields(any __PayloadSource.Type)

    /// One value of a type.
    case value(any MappingDecodable.Type)

    /// One value of a type that is not decoded from objects, also as `Codable` wraps it.
    case scalar(any MappingDecodable.Type)

    /// One value with rules of its own; of a type that is not decoded from objects, also as
    /// `Codable` wraps it.
    case only(scalar: (any MappingDecodable.Type)?)

    /// The type of a value that an object contains as `Codable` wraps it.
    var wrapped: (any MappingDecodable.Type)? {
      switch self {
      case .scalar(let type): type
      case .only(let type): type
      case .nothing, .fields, .value: nil
      }
    }

    /// The type of a payload that is one value without rules of its own.
    var type: (any MappingDecodable.Type)? {
      switch self {
      case .value(let type), .scalar(let type): type
      case .nothing, .fields, .only: nil
      }
    }

    /// How the payload is decoded.
    var form: __DecodingKind {
      switch self {
      case .fields(let type): .structure(type.__layout)
      case .value(let type), .scalar(let type): type.__decodingKind
      case .nothing, .only: .custom
      }
    }
  }

  @usableFromInline
  mutating func add(
    _ name: StaticString, _ tags: [__CaseTags.Tag]?, _ payload: Payload,
    _ reading: consuming __FieldReading?, _ makeBare: Make?
  ) {
    let index = cases.count
    // Without tags, a payload identifies its case.
    let isNamed = place != .nowhere || reading == nil
    for tag in tags ?? (isNamed ? [.text(name.description)] : []) { self.tags.append((tag, index)) }
    let form = place == .inside || place == .nowhere ? payload.form : .custom
    unsafe cases.append(
      __CaseTable.Case(
        name: name, payload: payload, form: form, neededKeys: needed(form.layout),
        continues: continues(payload, form), reading: reading.take()?.kept(), makeBare: makeBare))
  }

  /// Whether a payload beside a tag can be decoded from the members after it.
  private func continues(_ payload: Payload, _ form: __DecodingKind) -> Bool {
    guard place == .inside, path.count == 1, case .fields = payload, let layout = form.layout,
      unsafe layout.contents.pointee.isPlain
    else { return false }
    // The table has to notice a second tag.
    let slot = unsafe layout.root.pointee.keys.slot(of: path[0])
    return unsafe slot >= 0 && layout.root.pointee.slots[slot].place < 0
  }

  /// The slots of the keys that an object needs for a payload in an enum without tags; none if they do
  /// not decide, because several lead to one property, or one leads to several.
  private mutating func needed(_ layout: __StructDecodingTable?) -> __SlotBits {
    var needed = __SlotBits()
    guard place == .nowhere, let layout, unsafe layout.contents.pointee.isPlain,
      unsafe !layout.contents.pointee.hasRest
    else { return needed }
    let (keys, slots) = unsafe (layout.root.pointee.keys, layout.root.pointee.slots)
    var required = unsafe layout.contents.pointee.required
    for slot in 0..<keys.count where unsafe slots[slot].place >= 0 {
      guard unsafe required.contains(slots[slot].place) else { continue }
      guard unsafe slots[slot].isOnly else { return __SlotBits() }
      unsafe required.remove(slots[slot].place)
      // Strings that compare equal may differ in bytes, and only the bytes count.
      let key = keys[slot]
      let known = decidingKeys.firstIndex { $0.utf8.elementsEqual(key.utf8) }
      // A case that needs more keys is tried.
      guard known != nil || decidingKeys.count < __SlotBits.capacity else { continue }
      if known == nil { decidingKeys.append(key) }
      needed.insert(known ?? decidingKeys.count - 1)
    }
    return required.isEmpty ? needed : __SlotBits()
  }

  func table(destroy: @escaping Make) -> __CaseTable {
    let tags = unsafe __CaseTags(
      model, ignoresCase: ignoresCase, hasFallback: fallback != nil && place != .nowhere,
      isPartial: rawValues != nil, unlisted: unlisted, path: path, content: content, tags)
    return unsafe __CaseTable(self, tags, destroy: destroy)
  }
}
