#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import CRT
#endif

/// The target of a write: the file at the end of any symbolic links.
struct FilePlace {
  /// The path of the target.
  let path: String

  /// The folder of the target.
  let folder: String

  #if os(Windows) || os(WASI)
    /// The existing file; nil if there is none.
    let old: SystemCall.Existing?

    /// Takes a path as it is: a link is replaced.
    ///
    /// - Throws: `FileError` for a folder, and for a file that must not be written.
    init(_ path: String) throws(FileError) {
      self.path = path
      folder = Self.folder(of: path)
      old = SystemCall.existing(at: path)
      if old == .folder { throw FileError("open", path, code: EISDIR) }
      if old == .readOnly { throw FileError("open", path, code: EACCES) }
    }
  #else
    /// The status of the existing file; nil if there is none.
    let old: stat?

    /// The maximum number of links to follow, the system's own limit.
    private static let maximumOfLinks = 40

    /// Resolves a path.
    ///
    /// - Throws: `FileError` for anything but a regular file, and for one that must not be written.
    init(_ path: String) throws(FileError) {
      var path = path
      for _ in 0..<Self.maximumOfLinks {
        guard let target = SystemCall.target(ofLink: path) else { break }
        path = target.hasPrefix("/") ? target : Self.folder(of: path) + "/" + target
      }
      guard SystemCall.target(ofLink: path) == nil else {
        throw FileError("open", path, code: ELOOP)
      }
      self.path = path
      folder = Self.folder(of: path)
      old = SystemCall.status(of: path)
      guard let old else { return }
      switch old.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw FileError("open", path, code: EISDIR)
      // Replacing a device or a pipe would remove it.
      default: throw FileError("replace", path, code: EINVAL)
      }
      if unsafe access(path, W_OK) != 0 { throw FileError("open", path) }
    }
  #endif

  /// The folder of a path's last component.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(where: SystemCall.separators.contains) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A unique path in the same folder.
  func temporaryPath() -> String {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(folder)/.maquette-\(name).tmp"
  }
}
