/// The names of an enum's cases.
@safe public class __Names: @unchecked Sendable {
  @usableFromInline let keys: __KeyTable

  /// The names as trees store them.
  let texts: TreeKeys

  init(_ names: [String]) {
    keys = __KeyTable(keys: names)
    texts = TreeKeys(keys)
  }
}

/// The cases of an enum, found by their raw values, which are text: `@Mappable` lists them.
///
/// Swift compares a text with one raw value after the other, by Unicode's rules. A table finds the
/// case of the usual text by its bytes; for any other text, the enum decides.
@safe public final class __CaseNames: __Names, @unchecked Sendable {
  // Invariant: `cases` points to as many values of `type` as there are keys. They are never changed
  // or freed, so threads may share them.
  private let type: ObjectIdentifier
  private let cases: UnsafeRawPointer

  /// The raw values of all cases, for schemas and messages.
  public let rawValues: [String]

  /// Creates the table of some cases.
  public init<Model: RawRepresentable>(_ cases: [Model]) where Model.RawValue == String {
    rawValues = cases.map(\.rawValue)
    // An enum may have an initializer of its own, whose word counts.
    let cases = cases.filter { Model(rawValue: $0.rawValue)?.rawValue == $0.rawValue }
    let memory = UnsafeMutablePointer<Model>.allocate(capacity: max(cases.count, 1))
    unsafe memory.initialize(from: cases, count: cases.count)
    unsafe self.cases = UnsafeRawPointer(memory)
    type = ObjectIdentifier(Model.self)
    super.init(cases.map(\.rawValue))
  }

  /// Returns the case in a slot.
  @usableFromInline
  func entry<Model>(_ slot: Int, as model: Model.Type) -> Model {
    precondition(
      type == ObjectIdentifier(model) && 0..<keys.count ~= slot, "the table has no such case")
    return unsafe cases.assumingMemoryBound(to: Model.self)[slot]
  }

  /// Returns the slot of the raw value that has exactly the bytes of a text, or -1.
  @usableFromInline
  func slot(of text: String) -> Int { keys.slot(of: text) }
}

extension MappingDecodable where Self: ~Copyable {
  public static var __caseNames: __CaseNames? { nil }
}

extension MappableKey where Self: RawRepresentable & MappingDecodable, RawValue: MappableKey {
  public static var __keyNames: __CaseNames? {
    __caseNames.flatMap { names in
      keyNames.value(of: self) {
        // An enum may have an initializer of its own, whose word counts.
        (0..<names.keys.count).allSatisfy {
          Self(mappingKey: names.keys[$0]) == names.entry($0, as: self)
        } ? names : nil
      }
    }
  }

  @inlinable
  public init?(mappingKey: String) {
    if let names = Self.__caseNames, case let slot = names.slot(of: mappingKey), slot >= 0 {
      self = names.entry(slot, as: Self.self)
    } else {
      self.init(rawKey: mappingKey)
    }
  }
}

private let keyNames = TypeCache<__CaseNames?>()

extension JSONReader {
  public mutating func __passName(of names: __Names) -> Int {
    state.allowsFastPath && state.checkpoints == nil ? cursor.advance(overName: names.keys) : -1
  }
}

extension ValueReader {
  /// Returns the slot of the current key, or -1.
  @inline(never)
  @usableFromInline
  func slotOfKey(among names: __CaseNames, expecting slot: Int) -> Int {
    unsafe cursor.key.map { unsafe names.texts.slot(of: $0, expecting: slot) } ?? -1
  }

  public mutating func __passName(of names: __Names) -> Int {
    guard state.allowsFastPath, case .string(var name) = unsafe cursor.value.pointee else {
      return -1
    }
    return unsafe withUnsafeMutablePointer(to: &name) {
      unsafe names.texts.slot(of: $0, expecting: 0)
    }
  }
}
