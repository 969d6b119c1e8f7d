public import MaquetteCore
import MaquetteFiles

/// What models are made of, as far as archives depend on it, to be compared with what it was: a helper
/// for tests.
///
/// ```swift
/// @Test func oldArchivesStayReadable() throws {
///   let lock = ArchiveLock(.type(Person.self), .type(Dog.self))
///   try lock.verify(against: "Tests/archive-lock.json")
/// }
/// ```
///
/// The file is checked in. When a model changes so that old archives would not survive, the test fails
/// and says why. A change that they survive is recorded: `verify(against:recording: true)`.
public struct ArchiveLock: Sendable {
  /// A difference between models and a lock.
  public struct Change: Sendable, Hashable, CustomStringConvertible {
    /// What has changed, and what that does to old archives.
    public let description: String

    /// Whether old archives cannot be read any more, or not all of them.
    public let isBreaking: Bool
  }

  /// Changes that old archives would not survive, or a file that is not that of the models.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// What has changed.
    public let changes: [Change]

    /// The changes, one on each line.
    public let description: String
  }

  private let declared: [ArchivedType]
  private let migrations: [ArchiveMigrations]

  private var types: DeclaredTypes { DeclaredTypes(reading: Bool.self, declared, migrations) }

  /// Describes models, and all that their properties declare.
  ///
  /// - Parameter types: The models.
  public init(_ types: ArchivedType...) { self.init(types) }

  /// Describes models, and all that their properties declare.
  ///
  /// - Parameters:
  ///   - types: The models.
  ///   - migrations: Steps that readers are given besides those of the models.
  public init(_ types: [ArchivedType], migrations: [ArchiveMigrations] = []) {
    declared = types
    self.migrations = migrations
  }

  /// The lock: JSON that is stable and made to be read.
  public var text: String {
    let models = types.models.filter { $0.key == $0.value.name }.sorted { $0.key < $1.key }
    let members = models.map {
      AnyValue.Object.Member(key: $0.key, value: LockedModel($0.value).tree)
    }
    // What is written here was made here, and holds nothing that JSON does not.
    return (try? AnyValue.object(AnyValue.Object(members)).jsonString(JSONFormat(isPretty: true)))
      ?? ""
  }

  /// Compares the models with what they were.
  ///
  /// - Parameter text: The lock of the models as they were.
  /// - Returns: What has changed.
  /// - Throws: What is wrong with the text.
  public func changes(since text: String) throws(MappingError) -> [Change] {
    let tree = try JSONMapper().decode(AnyValue.self, from: text)
    guard let locked = tree.object else {
      throw MappingError(.typeMismatch, expected: "a lock of archives", found: tree.kind.rawValue)
    }
    let types = types
    var changes: [Change] = []
    for member in locked {
      guard let old = LockedModel(member.value) else {
        throw MappingError(
          .typeMismatch, at: MappingPath([.key(member.key)]), expected: "a model of a lock")
      }
      changes += LockComparison(of: member.key, old, types).changes
    }
    let known = Set(locked.keys)
    for name in types.models.keys.sorted()
    where !known.contains(name) && types.models[name]?.name == name {
      let formerly = types.models.contains { known.contains($0.key) && $0.value.name == name }
      if !formerly {
        changes.append(
          Change(description: "\(name) is new: older programs refuse it", isBreaking: false))
      }
    }
    return changes
  }

  /// Compares the models with a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - recording: Whether the file is written instead, after a change that old archives survive or
  ///     need not survive.
  /// - Throws: ``Failure`` if models have changed; `FileError`; what is wrong with the file.
  public func verify(against path: String, recording: Bool = false) throws {
    if recording { return try AtomicFile.write(Array((text + "\n").utf8), to: path) }
    let old = String(
      decoding: try OpenFile.contents(of: path, atMost: 1 << 24), as: UTF8.self)
    let changes = try changes(since: old)
    guard !changes.isEmpty else { return }
    let isBreaking = changes.contains(where: \.isBreaking)
    let resolution =
      isBreaking
      ? "Raise 'version' and add a step, or give a default."
      : "Old archives survive that: record it by 'recording: true'."
    throw Failure(
      changes: changes,
      description: (changes.map(\.description) + [resolution]).joined(separator: "\n"))
  }
}
