/// How the properties of a model lie in memory, and where an object has the values for them.
///
/// A layout is a tree of objects: the model's own, and those inside it that nested paths lead to. The
/// keys of flattened members are keys of the model's own object. `@Mappable` keeps one in a static
/// constant of each struct that it reads in place; generic structs have one an instantiation.
@frozen
@safe public struct __StructDecodingTable: @unchecked Sendable {
  // Invariant: what is pointed to, by the contents and the nodes too, is never changed after `init` and
  // never freed, so it may be shared.
  @usableFromInline let contents: UnsafePointer<Contents>
  @usableFromInline let root: UnsafePointer<Node>

  /// What is looked at once an object, or rarely.
  @usableFromInline
  @safe struct Contents {
    let name: StaticString

    /// The model; what is stored of an object tells that of its class.
    let model: any Any.Type

    /// The properties of the model itself that are read.
    let own: [OwnProperty]

    /// The properties that are read, those of flattened members included.
    ///
    /// The index of one is its place in a `SlotSet`.
    let places: UnsafeBufferPointer<__StructField>

    /// The properties that are not read.
    let unread: [__StructField]

    /// The constants that are not read because they have values.
    let fixed: [FixedValue]

    /// The properties that are written.
    let written: [WrittenProperty]

    /// The flattened members that may be nil, those inside others first.
    let groups: [OptionalMember]

    /// The flattened members that read themselves.
    let members: [FlattenedMember.Plan]

    /// How the model is read in one walk over its object if an enum shares that; nil for all others.
    let sharing: UnsafePointer<SharedObject>?

    /// What keeps the members of an object that no property takes.
    let extras: UnsafePointer<__ExtrasPlace>?

    /// All places.
    let read: SlotSet

    /// The places without which there is not a model, but for those of optional members.
    let required: SlotSet

    /// The rules under which all properties are read; nil if there are none, or not for all.
    let rules: DecodingRules?

    /// What happens to keys that no property takes, if the model says.
    let unknownKeys: DecodingOptions.UnknownKeys?

    /// Whether the model is an array, and its keys are positions.
    let isArray: Bool

    /// Whether strategies see the object around their value.
    let seesSiblings: Bool

    /// Whether finishing a model takes more than defaults for missing keys.
    let hasRest: Bool

    /// The layouts for profiles and formats that keys depend on; nil if they depend on none.
    let variants: ProfileVariants<__StructDecodingTable>?

    /// Whether all there is to a model is an object with keys: there are no rules, no members that
    /// read themselves, no strategies that see their siblings, and no other layouts.
    let isPlain: Bool
  }

  /// A property of the model itself, and the keys that lead to it, the better first; none if it is left out
  /// under the profile or in the format.
  struct OwnProperty {
    let property: ReadProperty
    let paths: [[String]]
  }

  /// An object whose keys lead to properties.
  @usableFromInline
  @safe struct Node {
    // Invariant: `slots` has an entry for every key of the table, and one after them that no key
    // matches.
    let keys: __KeyTable
    let slots: UnsafePointer<Slot>

    /// What finds a key that is not the one expected.
    let finder: KeyFinder

    /// The keys as trees have them.
    let texts: TreeKeys

    /// The keys that lead from the model's object to this one.
    let path: [String]

    /// The keys that flattened members give affixes, by slot; empty if there are none.
    let affixes: [Int: __Affixes]

    /// The places that this object and those inside it lead to.
    let places: SlotSet

    /// Whether some key is the best of a property, or known and skipped.
    let leadsToBest: Bool
  }

  /// What the value of one key is read into.
  @usableFromInline
  @safe struct Slot {
    let offset: Int
    let size: Int
    let form: __DecodingKind
    let missingImage: UnsafeRawPointer?
    let reading: __FieldReading?
    let usesDefaultForNull: Bool
    let usesDefaultForInvalid: Bool

    /// Whether the slot is the only key of a property, and leads to nothing else.
    let isOnly: Bool

    /// Whether the slot is the best key of a property, leads to its value at once and under no rules
    /// of its own, and leads to nothing else.
    let isDirect: Bool

    /// Whether the key leads to the value of its property at once, and under no rules of its own.
    let isReadByKey: Bool

    /// Whether besides the property has no default for null and for what is invalid.
    let isSimple: Bool

    /// The key as it stands in JSON, and which of its first sixteen bytes are its own.
    let rowCount: UInt32
    let rowMask: UInt32
    let row: UnsafePointer<UInt8>

    /// The place of the property; negative if the value is skipped, or an object.
    var place: Int { Int(shortPlace) }

    /// The place alone.
    let set: SlotSet

    /// How many better keys the property has.
    var rank: Int { Int(shortRank) }

    /// Where the keys of the property begin in the set of keys that were read; negative if it has
    /// just one.
    var firstKey: Int { Int(shortFirstKey) }

    // A slot is small, so that those of a model are in few lines of the cache.
    private let shortPlace: Int16
    private let shortRank: Int16
    private let shortFirstKey: Int16

    /// The object that the key leads to.
    let node: UnsafePointer<Node>?

    /// What else the value is read into.
    let next: UnsafePointer<Slot>?
  }

  /// Describes a struct whose keys all lie in its own object.
  ///
  /// - Parameters:
  ///   - name: The name of the struct, for errors.
  ///   - keys: The keys: one for each property in the order of those that are read, then aliases.
  ///     That of a property which is written by the same key needs no escapes in JSON.
  ///   - all: The properties.
  ///   - aliases: For each further key the slot of its property; negative for a key that is
  ///     known and passed over. The aliases of a property follow each other, the better first.
  public init<Model>(
    _ name: StaticString, keys: __KeyTable, _ all: __StructProperties<Model>, aliases: [Int] = []
  ) {
    var paths = all.list.read.indices.map { [[keys[$0]]] }
    var passed: [[String]] = []
    precondition(keys.count == paths.count + aliases.count)
    for (index, slot) in aliases.enumerated() {
      let path = [keys[paths.count + index]]
      if slot < 0 { passed.append(path) } else { paths[slot].append(path) }
    }
    self = LayoutBuilder(name, Model.self, all.list, paths, passing: passed).layout(rootKeys: keys)
  }

  /// Describes a struct whose keys may lie in objects inside its own, or in flattened members.
  ///
  /// - Parameters:
  ///   - name: The name of the struct, for errors.
  ///   - all: The properties.
  ///   - paths: For each property in the order of those that are read, the keys that lead to it,
  ///     the
  ///     better first; nothing for a flattened member, and for what keeps other keys.
  ///   - passed: Keys that are known and skipped.
  public init<Model>(
    _ name: StaticString, _ all: __StructProperties<Model>, paths: [[[String]]],
    passing passed: [[String]] = []
  ) {
    self = LayoutBuilder(name, Model.self, all.list, paths, passing: passed).layout()
  }

  /// Describes what is stored of the objects of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the class, for errors.
  ///   - model: The class.
  ///   - all: The properties.
  ///   - paths: For each property in the order of those that are read, the keys that lead to it,
  ///     the
  ///     better first; nothing for a flattened member, and for what keeps other keys.
  ///   - passed: Keys that are known and skipped.
  public init<Storage>(
    _ name: StaticString, storing model: any Any.Type, _ all: __StructProperties<Storage>,
    paths: [[[String]]], passing passed: [[String]] = []
  ) {
    self = LayoutBuilder(name, model, all.list, paths, passing: passed).layout()
  }

  @usableFromInline
  init(contents: UnsafePointer<Contents>, root: UnsafePointer<Node>) {
    unsafe self.contents = contents
    unsafe self.root = root
  }
}

extension __StructDecodingTable.Slot {
  /// The most bytes of a scalar.
  static var scalarSize: Int { 16 }

  /// Whether the value is a text, a number or a Boolean, without defaults for what is none.
  var isScalar: Bool {
    form.isScalar && size <= Self.scalarSize && !usesDefaultForNull && !usesDefaultForInvalid
  }

  /// The slot that no key matches: of sixteen bytes none is the seventeenth.
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
    reading = property?.reading
    usesDefaultForNull = property?.absence.contains(.null) ?? false
    usesDefaultForInvalid = property?.absence.contains(.invalid) ?? false
    self.isOnly = isOnly
    self.isReadByKey = isReadByKey
    isDirect = unsafe place >= 0 && rank == 0 && node == nil && next == nil && isReadByKey
    isSimple = isOnly && isDirect && !usesDefaultForNull && !usesDefaultForInvalid
    shortPlace = Int16(place)
    set = place < 0 ? SlotSet() : SlotSet(place)
    shortRank = Int16(rank)
    shortFirstKey = Int16(firstKey)
    unsafe self.row = row.start
    rowCount = unsafe UInt32(row.count)
    self.rowMask = unsafe rowMask ?? Mask16.bits(first: row.count)
    unsafe self.node = node
    unsafe self.next = next
  }
}
