public import Foundation
public import MaquetteCore

/// A model as a member of a graph that `NSKeyedArchiver` archives.
///
/// The box stores an archive of the model under a single key, so it does not depend on the order of
/// keys or on how Foundation handles cycles.
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
  /// - Parameters:
  ///   - model: The model, with all objects that it refers to.
  ///   - mapper: The mapper that encodes the archive.
  /// - Throws: Errors of encoding the archive.
  public init(_ model: some MappingEncodable, by mapper: ArchiveMapper = ArchiveMapper())
    throws(MappingError)
  {
    archive = Data(try mapper.encode(model))
  }

  /// Decodes the model.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - mapper: The mapper that decodes the archive.
  /// - Returns: The model.
  /// - Throws: Errors of decoding the archive.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, by mapper: ArchiveMapper = ArchiveMapper()
  ) throws(MappingError) -> T {
    try mapper.decode(type, from: [UInt8](archive))
  }

  /// Always true: the box decodes only the classes that it requests.
  public static var supportsSecureCoding: Bool { true }

  /// Decodes the box.
  ///
  /// - Parameter coder: The coder that decodes the graph.
  /// - Returns: nil if the coder has no archive.
  public init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key),
      let data = coder.decodeObject(of: NSData.self, forKey: Self.key)
    else { return nil }
    archive = Data(referencing: data)
  }

  /// Encodes the box.
  ///
  /// - Parameter coder: The coder that encodes the graph.
  public func encode(with coder: NSCoder) { coder.encode(NSData(data: archive), forKey: Self.key) }
}
