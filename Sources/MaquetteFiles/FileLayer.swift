#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The calls by which a file is written and put in its place.
///
/// Each returns what the call of the C library does, with `errno` set on failure. Tests put a layer in
/// between that fails.
package struct FileLayer {
  /// Creates a file that is not there yet, for its owner alone or for whom the process says.
  package var create: (_ path: String, _ isPrivate: Bool) -> Int32 = { path, isPrivate in
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    return SystemCall.uninterrupted {
      unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
  }

  /// Gives a file a mode.
  package var setMode: (_ descriptor: Int32, _ mode: UInt32) -> Int32 = {
    fchmod($0, mode_t(truncatingIfNeeded: $1))
  }

  /// Writes some of the bytes, and returns how many.
  package var write: (_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int = {
    SystemCall.write($0, $1)
  }

  /// Sees that a file, or the names in a folder, are on the disk.
  package var sync: (_ descriptor: Int32) -> Int32 = { SystemCall.sync($0) }

  /// Closes a file.
  package var close: (_ descriptor: Int32) -> Int32 = {
    #if canImport(Darwin)
      Darwin.close($0)
    #elseif canImport(Glibc)
      Glibc.close($0)
    #elseif canImport(Musl)
      Musl.close($0)
    #elseif canImport(Android)
      Android.close($0)
    #endif
  }

  /// Gives a file the name of another, which it replaces.
  package var rename: (_ path: String, _ target: String) -> Int32 = { path, target in
    #if canImport(Darwin)
      unsafe Darwin.rename(path, target)
    #elseif canImport(Glibc)
      unsafe Glibc.rename(path, target)
    #elseif canImport(Musl)
      unsafe Musl.rename(path, target)
    #elseif canImport(Android)
      unsafe Android.rename(path, target)
    #endif
  }

  /// Opens a folder.
  package var openFolder: (_ path: String) -> Int32 = { path in
    SystemCall.uninterrupted { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  /// The calls of the system.
  package init() {}
}
