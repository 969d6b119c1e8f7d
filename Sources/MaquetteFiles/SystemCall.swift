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
enum SystemCall {
  /// Repeats a call while a signal interrupts it.
  static func uninterrupted<Number: BinaryInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
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
