#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The system calls that write a file and put it in place.
///
/// Each returns what the C function returns, with `errno` set on failure. Tests replace them with
/// calls that fail.
package struct FileLayer {
  /// Creates a file that does not exist yet, for its owner alone or with the process's default
  /// mode.
  package var create: (_ path: String, _ isPrivate: Bool) -> Int32 = { path, isPrivate in
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    return SystemCall.uninterrupted {
      unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
  }

  /// Sets the mode of a file.
  package var setMode: (_ descriptor: Int32, _ mode: UInt32) -> Int32 = {
    fchmod($0, mode_t(truncatingIfNeeded: $1))
  }

  /// Writes some of the bytes, and returns their number.
  package var write: (_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int = {
    SystemCall.write($0, $1)
  }

  /// Syncs a file or folder to disk.
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

  /// Renames a file to another, which it replaces.
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

  /// Creates a layer of the real system calls.
  package init() {}
}
