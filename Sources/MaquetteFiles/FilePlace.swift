#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Where a file is written to: where symbolic links lead, which stay.
struct FilePlace {
  /// The path of the file itself.
  let path: String

  /// The folder that has its name.
  let folder: String

  /// What is there already.
  let old: stat?

  /// How many links are followed, as by the system.
  private static let maximumOfLinks = 40

  /// Finds the place.
  ///
  /// - Throws: `FileError` for what is no regular file, or must not be written.
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
    // To put a file in the place of a device or a pipe would take that away.
    default: throw FileError("replace", path, code: EINVAL)
    }
    if unsafe access(path, W_OK) != 0 { throw FileError("open", path) }
  }

  /// The folder that the last component of a path is in.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a file beside this one that nobody else writes.
  func temporaryPath() -> String {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(folder)/.maquette-\(name).tmp"
  }
}
