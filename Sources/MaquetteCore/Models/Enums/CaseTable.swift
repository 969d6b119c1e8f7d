/// The cases of an enum as data: their tags, their payloads, and the functions that make them.
///
/// `@Mappable` generates one for every enum that is decoded. It is never freed.
@safe public final class __CaseTable: @unchecked Sendable {
  // Invariants: the functions of a case and `destroy` take pointers to memory for the enum of the
  // table; what makes a case initializes that memory, or throws and leaves it uninitialized. The
  // table changes nothing after its creation.

  /// Where the tag of a case is.
  enum Place {
    /// The tag is the whole value, or the only key of an object.
    case name

    /// The tag is in the object of the payload.
    case inside

    /// The tag and the payload each have a key.
    case beside

    /// The tag is the first element of an array.
    case first

    /// There is no tag.
    case nowhere
  }

  typealias Make = (UnsafeMutableRawPointer) -> Void

  /// A case.
  @safe struct Case {
    let name: StaticString
    let payload: CaseList.Payload

    /// How the payload is decoded, where that decides between cases or how they are read.
    let form: __DecodingKind

    /// The slots of the keys that an object needs for the payload, among those that decide; empty if
    /// they do not.
    let neededKeys: __SlotBits

    /// Whether the members after the tag can be decoded as those of the payload without a look at
    /// the whole object.
    let continues: Bool

    /// Decodes the payload and makes the case; nil if there is no payload.
    let reading: UnsafePointer<__FieldReading>?

    /// Makes the case without a payload; nil if it needs one.
    let makeBare: Make?
  }

  /// What the case for unknown tags keeps.
  @safe enum Fallback {
    case nothing(Make)
    case whole(ReadTag, needsTag: Bool)
    case tag(ReadTag, keepsContent: Bool)
  }

  /// Decodes a tag, and makes the case from it and from the content.
  typealias ReadTag = (inout ValueReader, AnyValue, UnsafeMutableRawPointer) throws(ReadFailure)
    -> Void

  /// Decodes a raw value; returns false, without consuming anything, for any other value.
  typealias ReadRawValue<Reader: ~Copyable> = (inout Reader, UnsafeMutableRawPointer)
    throws(ReadFailure) -> Bool

  let place: Place
  let tags: __CaseTags

  /// The tags in the order of the declaration, each with the index of its case.
  let entries: [(tag: __CaseTags.Tag, index: Int)]

  /// The decoding rules of the enum, if it has any.
  let rules: DecodingRules?

  /// How an enum decodes its own raw values, if they are not among the tags.
  let rawValues: (json: ReadRawValue<JSONReader>, tree: ReadRawValue<ValueReader>)?
  let fallback: Fallback?
  let destroy: Make
  private let cases: UnsafeBufferPointer<Case>

  /// The names in text, and the case of each.
  let names: __Names
  private let casesOfNames: [Int]

  /// The keys that decide between cases without tags.
  let decidingKeys: __Names

  /// The keys of the tag and of the content, as trees store them.
  let tagTexts: TreeKeys

  /// The table of a case that has only a tag, where the properties of other payloads are beside the tag.
  let tagAlone: __StructDecodingTable?

  /// Whether a tag is a name that has to match exactly, and no case accepts other tags.
  let hasNamesOnly: Bool

  init(
    _ list: CaseList, _ tags: __CaseTags, destroy: @escaping Make
  ) {
    let cases = UnsafeMutableBufferPointer<Case>.allocate(capacity: list.cases.count)
    _ = unsafe cases.initialize(fromContentsOf: list.cases)
    unsafe self.cases = UnsafeBufferPointer(cases)
    self.place = list.place
    self.tags = tags
    entries = list.tags
    rules = list.rules
    unsafe rawValues = list.rawValues
    fallback = list.fallback
    unsafe self.destroy = destroy
    names = __Names(tags.exactNames.map(\.name))
    decidingKeys = __Names(list.decidingKeys)
    tagTexts = TreeKeys(tags.tagKey)
    casesOfNames = tags.exactNames.map(\.index)
    hasNamesOnly = tags.hasNamesOnly
    tagAlone =
      list.place == .inside || list.place == .first
      ? __StructDecodingTable(tags.model, Never.self, [], paths: []) : nil
  }

  /// The number of cases.
  var count: Int { unsafe cases.count }

  /// Returns a case.
  func entry(_ index: Int) -> UnsafePointer<Case> {
    unsafe precondition(cases.indices.contains(index), "the table has no such case")
    return unsafe cases.baseAddress.unsafelyUnwrapped + index
  }

  /// Returns the index of the case of a name's slot.
  func index(ofName slot: Int) -> Int { casesOfNames[slot] }

  /// The index of the case that a key of a dictionary names, or -1.
  public func index(ofKey key: String) -> Int { tags.index(ofKey: key) }
}

extension __CaseTable {
  private static let cache = TypeCache<__CaseTable>()

  /// Returns the table of a generic enum, created on first use.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - make: Creates the table.
  public static func shared<Model>(
    of model: Model.Type, _ make: () -> __CaseTable
  ) -> __CaseTable { cache.value(of: model, make) }
}
