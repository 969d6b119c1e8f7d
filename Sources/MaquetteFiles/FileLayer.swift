/// The system calls that write a file and put it in place.
///
/// Each returns what the C function returns, with `errno` set on failure. Tests replace them with
/// calls that fail.
package struct FileLayer {
  /// Creates a file that does not exist yet, for its owner alone or with the process's default
  /// mode.
  package var create: (_ path: String, _ isPrivate: Bool) -> Int32 = {
    SystemCall.create($0, isPrivate: $1)
  }

  /// Sets the mode of a file.
  package var setMode: (_ descriptor: Int32, _ mode: UInt32) -> Int32 = {
    SystemCall.setMode($0, $1)
  }

  /// Writes some of the bytes, and returns their number.
  package var write: (_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int = {
    SystemCall.write($0, $1)
  }

  /// Syncs a file or folder to disk.
  package var sync: (_ descriptor: Int32) -> Int32 = { SystemCall.sync($0) }

  /// Closes a file.
  package var close: (_ descriptor: Int32) -> Int32 = { SystemCall.close($0) }

  /// Renames a file to another, which it replaces.
  package var rename: (_ path: String, _ target: String) -> Int32 = { SystemCall.rename($0, $1) }

  /// Opens a folder.
  package var openFolder: (_ path: String) -> Int32 = { SystemCall.openFolder($0) }

  /// Creates a layer of the real system calls.
  package init() {}
}
