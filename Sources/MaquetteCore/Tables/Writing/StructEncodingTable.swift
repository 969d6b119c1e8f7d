/// The properties of a struct that are written, in their order.
///
/// `@Mappable` keeps one in a static constant of each struct that can be written from its memory.
@frozen
@safe public struct __StructEncodingTable: @unchecked Sendable {
  // Invariants: what is pointed to is never changed after `init` and never freed, so it may be
  // shared. Each key is followed by as many bytes as a block has.
  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let count: Int

  /// Whether every slot is a property under a key of the struct's own object that no other has,
  /// whatever the profile and the format.
  @usableFromInline let isFlat: Bool
  @usableFromInline let model: any Any.Type

  /// Whether what a superclass writes is among the slots.
  public let holdsSuperclass: Bool

  /// What is looked at rarely.
  @usableFromInline let contents: UnsafePointer<Contents>

  /// What is looked at rarely.
  @usableFromInline
  struct Contents {
    /// What the slots were made of, for models into which this one is flattened.
    let members: [OutputMember]

    /// How the tag of a class in a cluster is written.
    let tag: TagWriting?

    /// The outputs for profiles and formats that keys depend on; nil if they depend on none.
    let variants: ProfileVariants<__StructEncodingTable>?

    /// Whether a member that writes itself may write into a nested object that has slots, too.
    let sharesObjects: Bool
  }

  /// A property, its key laid out; not to be copied, so that it is not retained when it is used.
  @safe public struct Slot: ~Copyable {
    let field: WrittenField
    let name: String
    let key: UnsafePointer<UInt8>
    let keyCount: Int
    let hasNil: Bool

    /// What the slot is, if it is no property under a key.
    let kind: Kind

    /// How many slots after this one are in the object under its key.
    let innerCount: Int

    /// Whether the slot belongs to a flattened member that may be nil.
    let mayBeAbsent: Bool

    /// Whether a flattened member that the slot belongs to is nil.
    let isAbsent: [(UnsafeRawPointer) -> Bool]
  }

  /// What a slot is.
  enum Kind: UInt8 {
    /// A property under a key.
    case property

    /// An object under a key.
    case object

    /// A property that writes fields into the object itself.
    case member
  }

  /// Describes a struct that is written alone.
  public init<Model>(_ properties: __StructProperties<Model>) {
    let list = properties.list
    let names = list.profiles
    let variants = ProfileVariants(of: names) { active in
      __StructEncodingTable(Model.self, OutputBuilder(list.written, [], for: active))
    }
    self.init(Model.self, OutputBuilder(list.written, []), names.isEmpty ? nil : variants)
  }

  /// Describes a struct that is read, too.
  public init(_ layout: __StructDecodingTable) {
    let contents = unsafe layout.contents
    let variants = unsafe contents.pointee.variants.map { layouts in
      ProfileVariants(of: layouts.names) { active in
        let contents = unsafe layouts.table(for: active).contents
        return unsafe __StructEncodingTable(
          contents.pointee.model,
          OutputBuilder(contents.pointee.written, contents.pointee.own, for: active))
      }
    }
    unsafe self.init(
      contents.pointee.model,
      OutputBuilder(contents.pointee.written, contents.pointee.own), variants)
  }

  /// How the tag of a class in a cluster is written.
  var tag: TagWriting? { unsafe contents.pointee.tag }

  /// Whether no slot of the struct's own object is written under a key, as far as is known.
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
    _ model: any Any.Type, _ builder: OutputBuilder,
    _ variants: ProfileVariants<__StructEncodingTable>? = nil
  ) {
    let members = builder.members
    holdsSuperclass = !builder.lacksSuperclass
    var slots = OutputSlots()
    let tree = OutputTree(members)
    slots.append(tree)
    unsafe (self.slots, count) = (slots.start, slots.count)
    self.model = model
    isFlat = members.allSatisfy(\.isPlain) && slots.hasDistinctKeys && variants == nil
    let kept = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    unsafe kept.initialize(
      to: Contents(
        members: members, tag: builder.tag, variants: variants, sharesObjects: tree.sharesObjects))
    unsafe contents = UnsafePointer(kept)
  }
}
