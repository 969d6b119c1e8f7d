/// The memory layout of a model's properties, and the keys of their values in an object.
///
/// A layout is a tree of objects: the model's own, and the nested ones that paths lead to. The keys
/// of flattened members are in the model's own object. `@Mappable` stores a layout in a static
/// constant of each struct decoded in place; a generic struct has one per instantiation.
@frozen
@safe public struct __StructDecodingTable: @unchecked Sendable {
  // Invariant: all pointees, including those of the contents and the nodes, are never changed or
  // freed after `init`, so threads may share them.
  @usableFromInline package let contents: UnsafePointer<Contents>
  @usableFromInline let root: UnsafePointer<Node>

  /// The contents that are accessed once per object, or rarely.
  @usableFromInline
  @safe package struct Contents {
    package let name: String

    /// The model; for the storage of an object, its class.
    package let model: any Any.Type

    /// The decoded properties of the model itself.
    package let own: [OwnProperty]

    /// The decoded properties, including those of flattened members.
    ///
    /// The index of each one is its place in a `SlotSet`.
    let places: UnsafeBufferPointer<__StructField>

    /// For each place, how binary formats read the property without a tree, if they can and it is
    /// neither a scalar nor a struct.
    let directReadings: UnsafeBufferPointer<__BinaryReading.Direct?>

    /// The properties that are not decoded.
    let unread: [__StructField]

    /// The constants that are not decoded because they have values.
    package let fixed: [FixedValue]

    /// The encoded properties.
    let written: [WrittenProperty]

    /// What schemas say about encoded properties, by their positions in `written`.
    let writtenForms: [Int: WrittenForm]

    /// The optional flattened members, nested ones first.
    let groups: [OptionalMember]

    /// The flattened members that decode themselves.
    let members: [FlattenedMember.Plan]

    /// How one walk decodes the model and an enum that shares its object; nil for other models.
    let sharing: UnsafePointer<SharedObject>?

    /// The properties that collect extras; a key belongs to the first that takes it.
    let extras: UnsafeBufferPointer<__ExtrasPlace>

    /// All places.
    let read: SlotSet

    /// The required places, except those of optional members.
    let required: SlotSet

    /// What the memory of a model begins with; nil if few properties have nil for a missing key.
    let blank: BlankMemory?

    /// The rules of all properties; nil if there are none, or if they differ.
    let rules: DecodingRules?

    /// How the model treats unknown keys, if it declares that.
    package let unknownKeys: DecodingOptions.UnknownKeys?

    /// Whether the model is an array, and its keys are indices.
    package let isArray: Bool

    /// Whether strategies need the object around their value.
    let seesSiblings: Bool

    /// Whether finishing a model takes more than defaults for missing keys.
    let hasRest: Bool

    /// Whether a model needs further state from the beginning: for members that decode themselves, or
    /// for more properties or keys than two words have bits.
    let opensRest: Bool

    /// The layouts for the profiles and formats that keys depend on; nil if there are none.
    package let variants: ProfileVariants<__StructDecodingTable>?

    /// Whether the model is simply an object with keys: it has no rules, no members that decode
    /// themselves, no strategies that need siblings, and no other layouts.
    let isPlain: Bool
  }

  /// A property of the model itself, and the paths of keys that lead to it, the preferred one
  /// first; there are none if it is excluded under the profile or in the format.
  package struct OwnProperty {
    package let property: ReadProperty
    package let paths: [[String]]

    /// The name; empty for the storage of properties, which is no property of the model.
    let name: String
    let type: any Any.Type
    let offset: Int

    init(_ property: ReadProperty, _ paths: [[String]]) {
      (self.property, self.paths) = (property, paths)
      switch property {
      case .field(let field), .extras(let field, _):
        (name, type, offset) = (field.name, field.type, field.offset)
      case .flattened(let member):
        name = member.isStorage ? "" : member.name
        (type, offset) = (member.type, member.offset)
      }
    }
  }

  /// An object whose keys lead to properties.
  @usableFromInline
  @safe struct Node {
    // Invariant: `slots` has an entry for every key of the table, and a last one that no key
    // matches.
    let keys: __KeyTable
    let slots: UnsafePointer<Slot>

    /// Finds an unexpected key.
    let finder: KeyFinder

    /// The keys as trees store them.
    let texts: TreeKeys

    /// The keys that lead from the model's object to this one.
    let path: [String]

    /// The affixes of the keys of flattened members, by slot; empty if there are none.
    let affixes: [Int: __Affixes]

    /// The places in this object and its nested objects.
    let places: SlotSet

    /// Whether some key is the preferred one of a property, or known and skipped.
    let leadsToBest: Bool
  }

  /// The target of one key.
  @usableFromInline
  @safe struct Slot {
    let offset: Int
    let size: Int
    let form: __DecodingKind
    let missingImage: UnsafeRawPointer?
    let reading: UnsafePointer<__FieldReading>?
    let usesDefaultForNull: Bool
    let usesDefaultForInvalid: Bool

    /// Whether the slot is the only key of a property, and has no other target.
    let isOnly: Bool

    /// Whether the slot is the preferred key of a property, leads directly to its value, has no
    /// separate rules, and has no other target.
    let isDirect: Bool

    /// Whether the key leads directly to the value of its property, and has no separate rules.
    let isReadByKey: Bool

    /// Whether, in addition, the property has no default for null and invalid values.
    let isSimple: Bool

    /// The row of the key in JSON, and a mask of its bytes among the first sixteen.
    let rowCount: UInt32
    let rowMask: UInt32
    let row: UnsafePointer<UInt8>

    /// The place of the property; negative if the value is skipped or a nested object.
    var place: Int { Int(shortPlace) }

    /// A set of only the place, if it is one of the first.
    let set: __SlotBits

    /// The number of keys of the property that take precedence.
    var rank: Int { Int(shortRank) }

    /// Where the keys of the property begin in the set of decoded keys; negative if it has one key.
    var firstKey: Int { Int(shortFirstKey) }

    // A slot is small, so that those of a model fit in few cache lines.
    private let shortPlace: Int16
    private let shortRank: Int16
    private let shortFirstKey: Int16

    /// The nested object that the key leads to.
    let node: UnsafePointer<Node>?

    /// The next target of the value.
    let next: UnsafePointer<Slot>?
  }

  /// Describes a struct, or the storage of the objects of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the model, for errors.
  ///   - model: The class; nil for a struct.
  ///   - all: The properties.
  ///   - paths: The paths of keys that lead to each decoded property, in the form of `PathList`, the
  ///     preferred path first; no path leads to a flattened member or to extras.
  ///   - passed: Known keys that are skipped.
  public init<Storage>(
    _ name: StaticString, storing model: (any Any.Type)? = nil,
    _ all: __StructProperties<Storage>, paths: StaticString, passing passed: [[String]] = []
  ) {
    self = LayoutBuilder(
      name.description, model ?? Storage.self, all.list, PathList(paths).properties,
      passing: passed
    ).layout()
  }

  /// Describes memory whose properties are known at run time.
  ///
  /// - Parameters:
  ///   - name: The name of the model, for errors.
  ///   - model: The model.
  ///   - fields: The properties.
  ///   - paths: For each property the paths of keys that lead to it, the preferred one first.
  package init(
    _ name: String, _ model: any Any.Type, _ fields: [__StructField], paths: [[[String]]]
  ) {
    var list = PropertyList()
    for field in fields { list.append(field) }
    self = LayoutBuilder(name, model, list, paths, passing: []).layout()
  }

  @usableFromInline
  init(contents: UnsafePointer<Contents>, root: UnsafePointer<Node>) {
    unsafe self.contents = contents
    unsafe self.root = root
  }
}

extension __StructDecodingTable.Slot {
  /// The maximum size of a scalar in bytes.
  static var scalarSize: Int { 16 }

  /// Whether the value is a string, a number or a Boolean, without defaults for other values.
  var isScalar: Bool {
    form.isScalar && size <= Self.scalarSize && !usesDefaultForNull && !usesDefaultForInvalid
  }

  /// The slot that no key matches: the mask requires a seventeenth of sixteen bytes.
  static var last: Self {
    let row: StaticString = "                "
    return unsafe Self(
      nil, -1, rank: 0, firstKey: -1, isOnly: false, row: (row.utf8Start, 0), rowMask: 1 << 16,
      node: nil,
      next: nil)
  }

  init(
    _ property: __StructField?, _ place: Int, rank: Int, firstKey: Int, isOnly: Bool,
    isReadByKey: Bool = true, row: (start: UnsafePointer<UInt8>, count: Int),
    rowMask: UInt32? = nil,
    node: UnsafePointer<__StructDecodingTable.Node>?, next: UnsafePointer<Self>?
  ) {
    offset = property?.offset ?? 0
    size = property?.size ?? 0
    unsafe missingImage = property?.missingImage
    form = property?.form ?? .custom
    unsafe reading = property?.reading
    usesDefaultForNull = property?.absence.contains(.null) ?? false
    usesDefaultForInvalid = property?.absence.contains(.invalid) ?? false
    self.isOnly = isOnly
    self.isReadByKey = isReadByKey
    isDirect =
      unsafe 0..<__SlotBits.capacity ~= place && rank == 0 && node == nil && next == nil
      && isReadByKey
    isSimple = isOnly && isDirect && !usesDefaultForNull && !usesDefaultForInvalid
    shortPlace = Int16(place)
    set = 0..<__SlotBits.capacity ~= place ? __SlotBits(place) : __SlotBits()
    shortRank = Int16(rank)
    shortFirstKey = Int16(firstKey)
    unsafe self.row = row.start
    rowCount = unsafe UInt32(row.count)
    self.rowMask = unsafe rowMask ?? Mask16.bits(first: row.count)
    unsafe self.node = node
    unsafe self.next = next
  }
}
