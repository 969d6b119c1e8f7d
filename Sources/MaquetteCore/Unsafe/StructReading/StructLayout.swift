/// How the properties of a struct lie in its memory, and by which keys they are read.
///
/// `@Mappable` keeps one in a static constant of each struct that it can read in place.
@frozen
public struct StructLayout: @unchecked Sendable {
  // Invariants: what is pointed to is never changed after `init` and never freed, so it may be
  // shared; `slots` has an entry for every key of the table, and one behind them that no key matches.
  @usableFromInline let contents: UnsafePointer<Contents>
  @usableFromInline let slots: UnsafePointer<Slot>

  /// What is looked at once an object, or rarely.
  @usableFromInline
  struct Contents {
    let name: StaticString
    let model: any Any.Type
    let keys: KeyTable
    let properties: [StructField]
    let unread: [StructField]
    let written: [WrittenField]

    /// The first slots of all properties that are read.
    var read = SlotSet()

    /// What finds a key that is not the one expected.
    let finder: KeyFinder

    /// Those without which there is no model.
    var required = SlotSet()
  }

  /// What the value of one key is read into.
  @usableFromInline
  struct Slot {
    let offset: Int
    let size: Int
    let form: FieldForm
    let missingImage: UnsafeRawPointer?
    let reading: FieldReading?
    let usesDefaultForNull: Bool
    let usesDefaultForInvalid: Bool

    /// Whether the slot is the first and only key of a property without rules for null and for
    /// what is invalid.
    var isSimple = false

    /// The key as it stands in JSON, and which of its first sixteen bytes are its own.
    let rowCount: UInt32
    let rowMask: UInt32
    let row: UnsafePointer<UInt8>

    /// The slot of the property's first key; negative if the key is passed over.
    let first: Int

    /// The set that holds the slot alone.
    let set: SlotSet
  }

  /// Describes a struct.
  ///
  /// - Parameters:
  ///   - name: The name of the struct, for errors.
  ///   - keys: The keys: one for each property in the order of those that are read, then aliases.
  ///     That of a property which is written by the same key needs no escapes in JSON.
  ///   - all: The properties.
  ///   - aliases: For each further key the slot of its property; negative for a key that is
  ///     known and passed over. The aliases of a property follow each other, the better first.
  public init<Model>(
    _ name: StaticString, keys: KeyTable, _ all: StructProperties<Model>, aliases: [Int] = []
  ) {
    let properties = all.list.read
    precondition(keys.count == properties.count + aliases.count && keys.count <= SlotSet.capacity)
    var made = Contents(
      name: name, model: Model.self, keys: keys, properties: properties, unread: all.list.unread,
      written: all.list.written, finder: KeyFinder(keys))
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: keys.count + 1)
    for slot in 0..<keys.count {
      let first = slot < properties.count ? slot : aliases[slot - properties.count]
      let property = first < 0 ? nil : properties[first]
      var entry = Slot(property, slot, first: first, row: keys.row(slot))
      entry.isSimple =
        property != nil && first == slot && !aliases.contains(slot) && !entry.usesDefaultForNull
        && !entry.usesDefaultForInvalid
      (slots + slot).initialize(to: entry)
      guard let property, first == slot else { continue }
      made.read.insert(slot)
      if property.missingImage == nil, !property.absence.contains(.missing) {
        made.required.insert(slot)
      }
    }
    (slots + keys.count).initialize(to: .last)
    let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    contents.initialize(to: made)
    self.contents = UnsafePointer(contents)
    self.slots = UnsafePointer(slots)
  }
}

extension StructLayout.Slot {
  /// The slot that no key matches: of sixteen bytes none is the seventeenth.
  fileprivate static var last: Self {
    let row: StaticString = "                "
    return Self(nil, 0, first: -1, row: (row.utf8Start, 0), rowMask: 1 << 16)
  }

  fileprivate init(
    _ property: StructField?, _ slot: Int, first: Int,
    row: (start: UnsafePointer<UInt8>, count: Int), rowMask: UInt32? = nil
  ) {
    offset = property?.offset ?? 0
    size = property?.size ?? 0
    missingImage = property?.missingImage
    form = property?.form ?? .custom
    reading = property?.reading
    usesDefaultForNull = property?.absence.contains(.null) ?? false
    usesDefaultForInvalid = property?.absence.contains(.invalid) ?? false
    self.first = first
    set = SlotSet(slot)
    self.row = row.start
    rowCount = UInt32(row.count)
    self.rowMask = rowMask ?? Mask16.bits(first: row.count)
  }
}
