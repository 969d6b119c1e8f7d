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

/// A temporary file in the folder of its target, which it replaces once it is complete and on disk.
///
/// Until then the old file stays, even after a failure. A symbolic link stays, and its target is
/// replaced. The new file gets the mode of the old one and, if the process has the permission, its
/// owner.
package final class AtomicFile {
  private let layer: FileLayer
  private let place: FilePlace
  private let path: String

  /// The open file; -1 when it is closed.
  private var descriptor: Int32

  /// Whether the file still has its temporary name.
  private var isTemporary = true

  /// Creates the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file to replace or create.
  ///   - layer: The system calls.
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

  /// Gives the file the owner and the mode of the old one.
  private func takeModeOver() throws(FileError) {
    // On Windows the file has the permissions that its folder gives it.
    #if !os(Windows) && !os(WASI)
      guard let old = place.old else { return }
      var new = stat()
      guard unsafe fstat(descriptor, &new) == 0 else { throw FileError("open", place.path) }
      var mode = old.st_mode & 0o7777
      let isOwnersOwn = old.st_uid == new.st_uid && old.st_gid == new.st_gid
      if !isOwnersOwn, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
        // A set-user-ID bit must not apply to another owner.
        mode &= 0o777
      }
      if layer.setMode(descriptor, UInt32(mode)) != 0 { throw FileError("open", place.path) }
    #endif
  }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let number = layer.write(descriptor, rest)
      if number < 0 { throw FileError("write", place.path) }
      if number == 0 { throw FileError("write", place.path, code: EIO) }
      rest = rest.dropFirst(number)
    }
  }

  /// Renames the file to its target.
  ///
  /// - Throws: `FileError`. The old file still exists, except after a failed sync of the folder:
  ///   then the new file is in place, but might not survive a power loss.
  package func commit() throws(FileError) {
    if layer.sync(descriptor) != 0 { throw FileError("sync", place.path) }
    let closed = layer.close(descriptor)
    descriptor = -1
    if closed != 0 { throw FileError("close", place.path) }
    if layer.rename(path, place.path) != 0 { throw FileError("replace", place.path) }
    isTemporary = false
    try syncFolder()
  }

  /// Syncs the new name of the file to disk.
  private func syncFolder() throws(FileError) {
    // On Windows the renaming waits for the disk.
    #if !os(Windows) && !os(WASI)
      let folder = layer.openFolder(place.folder)
      // A process may have permission to write to a folder but not to open it.
      if folder < 0, errno == EACCES { return }
      if folder < 0 { throw FileError("sync", place.folder) }
      let result = layer.sync(folder)
      let error = errno
      _ = layer.close(folder)
      // Some file systems cannot sync a folder.
      if result != 0, error != EINVAL, error != ENOTSUP {
        throw FileError("sync", place.folder, code: error)
      }
    #endif
  }

  /// Removes the temporary file, unless it has been committed.
  package func discard() {
    if descriptor >= 0 { _ = layer.close(descriptor) }
    descriptor = -1
    if isTemporary { SystemCall.remove(path) }
    isTemporary = false
  }

  /// Replaces the content of a file, or creates it.
  ///
  /// - Throws: `FileError`; the file is then unchanged.
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
