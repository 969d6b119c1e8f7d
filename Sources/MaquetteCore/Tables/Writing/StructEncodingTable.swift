/// The encoded properties of a struct, in order.
///
/// `@Mappable` stores one in a static constant of each struct that can be encoded from its memory.
@frozen
@safe public struct __StructEncodingTable: @unchecked Sendable {
  // Invariants: all pointees are never changed or freed after `init`, so threads may share them.
  // After each key, as many bytes as a block has are readable.
  @usableFromInline package let slots: UnsafePointer<Slot>
  @usableFromInline package let count: Int

  /// Whether every slot is a property under a unique key of the struct's own object, for all
  /// profiles and formats.
  @usableFromInline package let isFlat: Bool
  @usableFromInline let model: any Any.Type

  /// Whether the fields of a superclass are among the slots.
  public let holdsSuperclass: Bool

  /// The contents that are rarely accessed.
  @usableFromInline package let contents: UnsafePointer<Contents>

  /// The contents that are rarely accessed.
  @usableFromInline
  @safe package struct Contents {
    // Invariant: as many positions as there are slots are initialized.

    /// The members that the slots were created from, for models into which this one is flattened.
    let members: [OutputMember]

    /// The encoded and the decoded properties that the table was made from, for schemas.
    package let source: WrittenSource

    /// How the tag of a class in a cluster is encoded.
    let tag: TagWriting?

    /// The outputs for the profiles and formats that keys depend on; nil if there are none.
    package let variants: ProfileVariants<__StructEncodingTable>?

    /// Whether a member that encodes itself may write into a nested object that also has slots.
    let sharesObjects: Bool

    /// The positions of the slots in the order of their keys in sorted JSON; nil if other keys may
    /// come between them.
    let sortedSlots: UnsafePointer<Int>?

    /// Whether the source says of all members what they are.
    package var isDescribed: Bool { members.isEmpty || !source.written.isEmpty }
  }

  /// A property with its key laid out; do not copy it, so that it is not retained on use.
  @safe public struct Slot: ~Copyable {
    package let field: WrittenField
    package let name: String
    let key: UnsafePointer<UInt8>
    let keyCount: Int
    package let hasNil: Bool

    /// The kind of the slot.
    let kind: Kind

    /// The number of following slots in the object or the array under its key.
    let innerCount: Int

    /// When the slot is omitted other than as nil.
    let omission: Omission

    /// Whether that depends on the views that the options select.
    let hasViews: Bool

    /// Whether that depends on the model.
    let hasTest: Bool

    /// Whether the slot is an array that is omitted as nil if nothing in it has a value.
    let mayBeAbsent: Bool
  }

  /// The kinds of slots.
  enum Kind: UInt8 {
    /// A property under a key.
    case property

    /// An object, or an array, under a key.
    case object, array

    /// Null in place of an element that no property has.
    case gap

    /// A property that writes fields into the object itself.
    case member
  }

  /// Describes a struct that is only encoded.
  public init<Model>(_ properties: __StructProperties<Model>) {
    let list = properties.list
    let names = list.profiles
    let variants = ProfileVariants(of: names) { active in
      __StructEncodingTable(
        Model.self, OutputBuilder(list.written, [], for: active), WrittenSource(list))
    }
    self.init(
      Model.self, OutputBuilder(list.written, []), WrittenSource(list),
      names.isEmpty ? nil : variants)
  }

  /// Describes a struct that is also decoded.
  public init(_ layout: __StructDecodingTable) {
    let contents = unsafe layout.contents
    let variants = unsafe contents.pointee.variants.map { layouts in
      ProfileVariants(of: layouts.names) { active in
        let contents = unsafe layouts.table(for: active).contents
        return unsafe __StructEncodingTable(
          contents.pointee.model,
          OutputBuilder(contents.pointee.written, contents.pointee.own, for: active),
          WrittenSource(layouts.table(for: active)))
      }
    }
    unsafe self.init(
      contents.pointee.model,
      OutputBuilder(contents.pointee.written, contents.pointee.own), WrittenSource(layout),
      variants)
  }

  /// How the tag of a class in a cluster is encoded.
  var tag: TagWriting? { unsafe contents.pointee.tag }

  /// Returns whether no slot of the struct's own object is known to use a key.
  func leaves(_ key: String?) -> Bool {
    var slot = unsafe slots
    let end = unsafe slots + count
    while unsafe slot < end {
      if unsafe slot.pointee.kind == .member || slot.pointee.name == key { return false }
      unsafe slot += 1 + slot.pointee.innerCount
    }
    return true
  }

  private init(
    _ model: any Any.Type, _ builder: OutputBuilder, _ source: WrittenSource,
    _ variants: ProfileVariants<__StructEncodingTable>? = nil
  ) {
    self.init(
      model, builder.members, lacksSuperclass: builder.lacksSuperclass, tag: builder.tag, source,
      variants)
  }

  init(
    _ model: any Any.Type, _ members: [OutputMember], lacksSuperclass: Bool = false,
    tag: TagWriting? = nil, _ source: WrittenSource = WrittenSource(),
    _ variants: ProfileVariants<__StructEncodingTable>? = nil
  ) {
    holdsSuperclass = !lacksSuperclass
    var slots = OutputSlots()
    let tree = OutputTree(members)
    slots.append(tree)
    unsafe (self.slots, count) = (slots.start, slots.count)
    self.model = model
    isFlat = members.allSatisfy(\.isPlain) && slots.hasDistinctKeys && variants == nil
    let kept = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    unsafe kept.initialize(
      to: Contents(
        members: members, source: source, tag: tag, variants: variants,
        sharesObjects: tree.sharesObjects,
        sortedSlots: isFlat ? slots.sorted : nil))
    unsafe contents = UnsafePointer(kept)
  }
}

/// The encoded properties of a model, and what schemas say about them.
package struct WrittenSource {
  package var written: [WrittenProperty] = []
  package var forms: [Int: WrittenForm] = [:]
  package var own: [__StructDecodingTable.OwnProperty] = []

  /// The name of the model, if it is also decoded.
  var name: String?

  init() {}

  init(_ list: PropertyList) {
    (written, forms) = (list.written, list.writtenForms)
  }

  init(_ layout: __StructDecodingTable) {
    let contents = unsafe layout.contents
    unsafe (written, forms, own, name) = (
      contents.pointee.written, contents.pointee.writtenForms, contents.pointee.own,
      contents.pointee.name
    )
  }
}
