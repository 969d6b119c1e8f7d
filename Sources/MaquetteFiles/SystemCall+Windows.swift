#if os(Windows)
  import CRT
  import WinSDK

  // The calls of Windows, which has no signals, no modes, and files whose text is changed unless they are binary.

  extension SystemCall {
    /// What is at a path.
    enum Existing { case file, readOnly, folder }

    /// The characters between the folders of a path, and after a drive.
    static let separators: [Character] = ["/", "\\", ":"]

    /// Opens a file to read it.
    static func open(_ path: String) -> Int32 { open(path, _O_RDONLY) }

    /// Creates a file that does not exist yet.
    static func create(_ path: String, isPrivate: Bool) -> Int32 {
      open(path, _O_WRONLY | _O_CREAT | _O_EXCL)
    }

    private static func open(_ path: String, _ flags: Int32) -> Int32 {
      unsafe path.withCString(encodedAs: UTF16.self) { path in
        var descriptor: Int32 = -1
        let flags = flags | _O_BINARY | _O_NOINHERIT
        let mode = _S_IREAD | _S_IWRITE
        return unsafe _wsopen_s(&descriptor, path, flags, _SH_DENYNO, mode) == 0 ? descriptor : -1
      }
    }

    /// Closes a file.
    static func close(_ descriptor: Int32) -> Int32 { _close(descriptor) }

    /// Gives a file the name of another one, which it replaces, and waits for the disk.
    static func rename(_ path: String, _ target: String) -> Int32 {
      let isDone = unsafe path.withCString(encodedAs: UTF16.self) { path in
        unsafe target.withCString(encodedAs: UTF16.self) { target in
          unsafe MoveFileExW(
            path, target, DWORD(MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        }
      }
      // `errno` does not know the errors of this call.
      if !isDone { errno = EACCES }
      return isDone ? 0 : -1
    }

    /// Removes a file.
    static func remove(_ path: String) {
      _ = unsafe path.withCString(encodedAs: UTF16.self) { unsafe _wunlink($0) }
    }

    /// Does nothing: a file has the permissions that its folder gives it.
    static func setMode(_ descriptor: Int32, _ mode: UInt32) -> Int32 { 0 }

    /// Does not open a folder, which cannot be synced.
    static func openFolder(_ path: String) -> Int32 { -1 }

    /// Reads bytes into an array, at most as many as it has room for.
    static func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
      let count = UInt32(min(bytes.count, 1 << 30))
      return unsafe Int(_read(descriptor, &bytes, count))
    }

    /// Writes some of the bytes, and returns their number.
    static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
      unsafe bytes.withContiguousStorageIfAvailable { bytes in
        unsafe Int(_write(descriptor, bytes.baseAddress, UInt32(min(bytes.count, 1 << 30))))
      } ?? -1
    }

    /// Syncs a file to disk.
    static func sync(_ descriptor: Int32) -> Int32 { _commit(descriptor) }

    /// What is at a path; nil for nothing.
    static func existing(at path: String) -> Existing? {
      let attributes = unsafe path.withCString(encodedAs: UTF16.self) {
        unsafe GetFileAttributesW($0)
      }
      if attributes == INVALID_FILE_ATTRIBUTES { return nil }
      if attributes & DWORD(FILE_ATTRIBUTE_DIRECTORY) != 0 { return .folder }
      return attributes & DWORD(FILE_ATTRIBUTE_READONLY) != 0 ? .readOnly : .file
    }
  }
#endif
