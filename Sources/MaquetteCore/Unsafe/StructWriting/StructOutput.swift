/// The properties of a struct that are written, in their order.
///
/// `@Mappable` keeps one in a static constant of each struct that can be written from its memory.
@frozen
public struct StructOutput: @unchecked Sendable {
  // Invariants: what is pointed to is never changed after `init` and never freed, so it may be
  // shared. Each key is followed by as many bytes as a block has.
  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let count: Int
  let model: any Any.Type

  /// A property, its key laid out; not to be copied, so that it is not retained when it is used.
  public struct Slot: ~Copyable {
    let field: WrittenField
    let name: String
    let key: UnsafePointer<UInt8>
    let keyCount: Int
    let hasNil: Bool
  }

  /// Describes a struct that is written alone.
  public init<Model>(_ properties: StructProperties<Model>) {
    self.init(Model.self, properties.list.written, .empty)
  }

  /// Describes a struct that is read, too.
  public init(_ layout: StructLayout) {
    let contents = layout.contents
    self.init(contents.pointee.model, contents.pointee.written, contents.pointee.keys)
  }

  private init(_ model: any Any.Type, _ fields: [WrittenField], _ keys: KeyTable) {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: max(fields.count, 1))
    for (index, field) in fields.enumerated() {
      let row = field.key.row(keys)
      let key = UnsafeMutablePointer<UInt8>.allocate(capacity: row.count + 16)
      key.initialize(repeating: 0, count: row.count + 16)
      key.update(from: row.start, count: row.count)
      (slots + index).initialize(
        to: Slot(
          field: field, name: field.key.text(keys), key: key, keyCount: row.count,
          hasNil: field.isNil != nil))
    }
    self.slots = UnsafePointer(slots)
    count = fields.count
    self.model = model
  }
}

extension WrittenField.Key {
  /// The key as it stands in JSON.
  fileprivate func row(_ keys: KeyTable) -> (start: UnsafePointer<UInt8>, count: Int) {
    switch self {
    case .read(let slot):
      precondition(keys.isPlain(slot), "a key that JSON escapes is not written as it is read")
      return keys.row(slot)
    case .own(let key): return (key.json.utf8Start, key.json.utf8CodeUnitCount)
    }
  }

  fileprivate func text(_ keys: KeyTable) -> String {
    switch self {
    case .read(let slot): keys[slot]
    case .own(let key): key.text
    }
  }
}
