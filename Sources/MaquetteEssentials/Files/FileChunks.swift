import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The bytes of a file, in chunks, read on demand.
///
/// A source for streams that need not fit into memory:
///
/// ```swift
/// for try await line in mapper.lines(of: Tweet.self, from: FileChunks.standardInput) {
///   print(try line.get().body)
/// }
/// ```
///
/// Reading blocks the caller's thread.
public struct FileChunks: AsyncSequence, Sendable {
  /// The bytes of one chunk: at least one, at most the size of a chunk.
  public typealias Element = [UInt8]

  private let path: String?
  private let size: Int

  /// Creates the chunks of a file, which is opened when the first chunk is requested.
  ///
  /// - Parameters:
  ///   - url: The URL of a file.
  ///   - size: The maximum number of bytes in a chunk.
  public init(_ url: URL, size: Int = 128 * 1024) {
    precondition(url.isFileURL && size > 0)
    path = url.path
    self.size = size
  }

  private init(standardInputBy size: Int) {
    path = nil
    self.size = size
  }

  /// The standard input of the process.
  public static var standardInput: FileChunks { FileChunks(standardInputBy: 128 * 1024) }

  /// Starts at the beginning of the file.
  public func makeAsyncIterator() -> __Iterator { __Iterator(path: path, size: size) }

  /// A position in the file.
  public struct __Iterator: AsyncIteratorProtocol {
    fileprivate let path: String?
    fileprivate let size: Int
    private var file: OpenFile?
    private var hasEnded = false

    fileprivate init(path: String?, size: Int) {
      self.path = path
      self.size = size
    }

    /// Reads the next chunk.
    ///
    /// - Returns: The bytes; nil at the end.
    /// - Throws: `FileError`; `CancellationError` if the task is cancelled.
    public mutating func next() async throws -> [UInt8]? {
      guard !hasEnded else { return nil }
      try Task.checkCancellation()
      let file = try file ?? path.map(OpenFile.init(reading:)) ?? OpenFile()
      self.file = file
      let bytes = try file.read(atMost: size)
      hasEnded = bytes.isEmpty
      return hasEnded ? nil : bytes
    }
  }
}

@available(*, unavailable)
extension FileChunks.__Iterator: Sendable {}
