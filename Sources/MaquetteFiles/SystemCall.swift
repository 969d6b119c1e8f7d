#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Calls of the C library, under names that do not clash, repeated after a signal.
///
/// Windows has other calls, and WebAssembly none: `SystemCall+Windows.swift`, `SystemCall+WASI.swift`.
enum SystemCall {}

#if !os(Windows) && !os(WASI)
  extension SystemCall {
    /// The characters between the folders of a path.
    static let separators: [Character] = ["/"]

    /// Repeats a call while a signal interrupts it.
    private static func uninterrupted<Number: BinaryInteger>(_ call: () -> Number) -> Number {
      while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
      }
    }

    /// Opens a file to read it.
    static func open(_ path: String) -> Int32 { open(path, O_RDONLY) }

    /// Opens a folder.
    static func openFolder(_ path: String) -> Int32 { open(path, O_RDONLY | O_DIRECTORY) }

    /// Creates a file that does not exist yet, for its owner alone or with the default mode.
    static func create(_ path: String, isPrivate: Bool) -> Int32 {
      open(path, O_WRONLY | O_CREAT | O_EXCL, isPrivate ? 0o600 : 0o666)
    }

    private static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
      uninterrupted {
        #if canImport(Darwin)
          unsafe Darwin.open(path, flags | O_CLOEXEC, mode)
        #elseif canImport(Glibc)
          unsafe Glibc.open(path, flags | O_CLOEXEC, mode)
        #elseif canImport(Musl)
          unsafe Musl.open(path, flags | O_CLOEXEC, mode)
        #elseif canImport(Android)
          unsafe Android.open(path, flags | O_CLOEXEC, mode)
        #endif
      }
    }

    /// Closes a file.
    static func close(_ descriptor: Int32) -> Int32 {
      #if canImport(Darwin)
        Darwin.close(descriptor)
      #elseif canImport(Glibc)
        Glibc.close(descriptor)
      #elseif canImport(Musl)
        Musl.close(descriptor)
      #elseif canImport(Android)
        Android.close(descriptor)
      #endif
    }

    /// Renames a file to another, which it replaces.
    static func rename(_ path: String, _ target: String) -> Int32 {
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

    /// Removes a file.
    static func remove(_ path: String) { _ = unsafe unlink(path) }

    /// Sets the mode of a file.
    static func setMode(_ descriptor: Int32, _ mode: UInt32) -> Int32 {
      fchmod(descriptor, mode_t(truncatingIfNeeded: mode))
    }

    /// Reads bytes into an array, at most as many as it has room for.
    static func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
      let count = bytes.count
      return uninterrupted {
        #if canImport(Darwin)
          Darwin.read(descriptor, &bytes, count)
        #elseif canImport(Glibc)
          unsafe Glibc.read(descriptor, &bytes, count)
        #elseif canImport(Musl)
          Musl.read(descriptor, &bytes, count)
        #elseif canImport(Android)
          Android.read(descriptor, &bytes, count)
        #endif
      }
    }

    /// Writes some of the bytes, and returns their number.
    static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
      uninterrupted {
        unsafe bytes.withContiguousStorageIfAvailable { bytes in
          #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
          #elseif canImport(Glibc)
            unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
          #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
          #elseif canImport(Android)
            Android.write(descriptor, bytes.baseAddress, bytes.count)
          #endif
        } ?? -1
      }
    }

    /// Syncs a file to disk.
    ///
    /// `fsync` is not repeated after a failure: the system has already dropped the pages.
    static func sync(_ descriptor: Int32) -> Int32 {
      #if canImport(Darwin)
        // On Darwin `fsync` passes the data to the drive, which may keep it in its cache.
        if uninterrupted({ fcntl(descriptor, F_FULLFSYNC) }) >= 0 { return 0 }
        guard errno == ENOTSUP || errno == EINVAL else { return -1 }
      #endif
      return uninterrupted { fsync(descriptor) }
    }

    /// The status of a file; nil if it is not available.
    static func status(of path: String) -> stat? {
      var status = stat()
      return unsafe stat(path, &status) == 0 ? status : nil
    }

    /// The target of a symbolic link, as stored in it; nil if there is none at the path.
    static func target(ofLink path: String) -> String? {
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path, &name, name.count)
      guard count >= 0 else { return nil }
      return String(decoding: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
#endif
