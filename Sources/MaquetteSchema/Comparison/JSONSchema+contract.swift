import MaquetteCore
import MaquetteFiles

extension JSONSchema {
  /// An error for a schema that differs from the recorded one.
  public struct ContractFailure: Error, Sendable, CustomStringConvertible {
    /// The differences, and whom each breaks.
    public let changes: [SchemaChange]

    /// The path of the file.
    public let path: String

    /// The differences, one on each line, and what to do.
    public var description: String {
      let isBreaking = changes.contains { $0.breaks != .nobody }
      let resolution =
        isBreaking
        ? "Keep the old form possible, or record the change once every program knows it."
        : "Nobody breaks: record the change."
      return
        (["\(path) differs from the schema of today:"] + changes.map(\.description)
        + ["\(resolution) 'recording: true' writes the file."]).joined(separator: "\n")
    }
  }

  /// Compares the schema with a recorded one, which is checked in beside the tests.
  ///
  /// ```swift
  /// // In a test.
  /// try JSONSchema.of(Tweet.self).verify(against: "Tests/Schemas/tweet.json")
  /// ```
  ///
  /// A schema of decoding breaks those who write documents for it if it becomes narrower, one of
  /// encoding breaks those who read them if it becomes wider: record both if both are public.
  /// Documents that are stored follow the rules of `Documentation/Compatibility.md`.
  ///
  /// - Parameters:
  ///   - path: The path of the file. `swift test` runs in the folder of the package.
  ///   - recording: Whether to write the file instead, for a new schema or a change that is meant.
  /// - Throws: ``ContractFailure`` if the schemas differ; `FileError`; an error if the file is not
  ///   JSON.
  /// - Complexity: O(*n*) in the length of both schemas.
  public func verify(against path: String, recording: Bool = false) throws {
    if recording { return try AtomicFile.write(Array((json + "\n").utf8), to: path) }
    let old = try JSONMapper().decode(
      AnyValue.self, from: try OpenFile.contents(of: path, atMost: 1 << 24))
    let changes = Self.changes(from: old, to: value)
    guard changes.isEmpty else { throw ContractFailure(changes: changes, path: path) }
  }
}
