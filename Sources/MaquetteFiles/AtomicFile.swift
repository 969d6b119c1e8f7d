#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file that is written beside the one that it replaces, and takes its place when it is whole and on
/// the disk.
///
/// What was there before stays until then, whatever fails. The target of a symbolic link is replaced,
/// and the link stays. The new file has the mode of the old one and, if the process may say so, its
/// owner.
package final class AtomicFile {
  private let layer: FileLayer
  private let place: FilePlace
  private let path: String

  /// The open file; -1 when it is closed.
  private var descriptor: Int32

  /// Whether the file is there under its temporary name.
  private var isTemporary = true

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file to replace, or of one that is not there yet.
  ///   - layer: The calls of the system.
  /// - Throws: `FileError`.
  package init(replacing path: String, layer: FileLayer = FileLayer()) throws(FileError) {
    self.layer = layer
    let place = try FilePlace(path)
    let temporary = place.temporaryPath()
    (self.place, self.path) = (place, temporary)
    descriptor = layer.create(temporary, place.old != nil)
    if descriptor < 0 {
      isTemporary = false
      throw FileError("open", place.path)
    }
    try takeModeOver()
  }

  deinit { discard() }

  /// Gives the file the owner and the mode of the one that it replaces.
  private func takeModeOver() throws(FileError) {
    guard let old = place.old else { return }
    var new = stat()
    guard unsafe fstat(descriptor, &new) == 0 else { throw FileError("open", place.path) }
    var mode = old.st_mode & 0o7777
    let isOwnersOwn = old.st_uid == new.st_uid && old.st_gid == new.st_gid
    if !isOwnersOwn, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      // What runs in the name of its owner must not do so in the name of another one.
      mode &= 0o777
    }
    if layer.setMode(descriptor, UInt32(mode)) != 0 { throw FileError("open", place.path) }
  }

  /// Writes all of some bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let number = layer.write(descriptor, rest)
      if number < 0 { throw FileError("write", place.path) }
      if number == 0 { throw FileError("write", place.path, code: EIO) }
      rest = rest.dropFirst(number)
    }
  }

  /// Puts the file where it belongs.
  ///
  /// - Throws: `FileError`. The old file is still there, unless only the folder could not be synced:
  ///   then the new one is in its place, but might not survive a loss of power.
  package func commit() throws(FileError) {
    if layer.sync(descriptor) != 0 { throw FileError("sync", place.path) }
    let closed = layer.close(descriptor)
    descriptor = -1
    if closed != 0 { throw FileError("close", place.path) }
    if layer.rename(path, place.path) != 0 { throw FileError("replace", place.path) }
    isTemporary = false
    try syncFolder()
  }

  /// Sees that the new name of the file is on the disk.
  private func syncFolder() throws(FileError) {
    let folder = layer.openFolder(place.folder)
    // Who may write in a folder but not read it cannot open it.
    if folder < 0, errno == EACCES { return }
    if folder < 0 { throw FileError("sync", place.folder) }
    let result = layer.sync(folder)
    let error = errno
    _ = layer.close(folder)
    // Some file systems have nothing to sync in a folder.
    if result != 0, error != EINVAL, error != ENOTSUP {
      throw FileError("sync", place.folder, code: error)
    }
  }

  /// Takes the file away, unless it is where it belongs.
  package func discard() {
    if descriptor >= 0 { _ = layer.close(descriptor) }
    descriptor = -1
    if isTemporary { _ = unsafe unlink(path) }
    isTemporary = false
  }

  /// Replaces the content of a file, or creates it.
  ///
  /// - Throws: `FileError`; the file is as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, layer: FileLayer = FileLayer()
  ) throws(FileError) {
    let file = try AtomicFile(replacing: path, layer: layer)
    do throws(FileError) {
      try file.write(bytes)
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }
}
