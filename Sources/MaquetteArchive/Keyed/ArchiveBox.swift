public import Foundation
public import MaquetteCore

/// A model as a member of a graph that `NSKeyedArchiver` archives.
///
/// The box holds an archive of the model under a single key, so that nothing depends on the order of keys or on
/// Foundation's way with cycles.
///
/// ```swift
/// coder.encode(try ArchiveBox(settings), forKey: "settings")
/// settings = try coder.decodeObject(of: ArchiveBox.self, forKey: "settings")?.decode(Settings.self)
/// ```
public final class ArchiveBox: NSObject, NSSecureCoding {
  private static let key = "archive"
  private let archive: Data

  /// Archives a model.
  ///
  /// - Throws: What archiving it throws.
  public init(_ model: some MappingEncodable, by mapper: ArchiveMapper = ArchiveMapper())
    throws(MappingError)
  {
    archive = Data(try mapper.encode(model))
  }

  /// Reads the model.
  ///
  /// - Throws: What reading it throws.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, by mapper: ArchiveMapper = ArchiveMapper()
  ) throws(MappingError) -> T {
    try mapper.decode(type, from: [UInt8](archive))
  }

  /// Whether only classes that are asked for are made: they are.
  public static var supportsSecureCoding: Bool { true }

  /// Reads the box.
  ///
  /// - Returns: Nil if the coder has no archive.
  public init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key),
      let data = coder.decodeObject(of: NSData.self, forKey: Self.key)
    else { return nil }
    archive = Data(referencing: data)
  }

  /// Writes the box.
  public func encode(with coder: NSCoder) { coder.encode(NSData(data: archive), forKey: Self.key) }
}
