#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that accepts connections from this machine alone.
struct LoopbackListener {
  /// The port that it listens at.
  let port: Int
  private let descriptor: Int32

  /// Begins to listen; nil if the port is taken.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  init?(port: Int) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0, let number = UInt16(exactly: port) else { return nil }
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // An address of one family is passed as one of any family, whose length says how long it is.
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for the next connection.
  func accept() -> LoopbackConnection? {
    #if canImport(Glibc)
      let accepted = Glibc.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
      let accepted = Musl.accept(descriptor, nil, nil)
    #else
      let accepted = Darwin.accept(descriptor, nil, nil)
    #endif
    return accepted < 0 ? nil : LoopbackConnection(descriptor: accepted)
  }
}

/// A connection, which waits ten seconds for bytes at most.
struct LoopbackConnection: Sendable {
  private let descriptor: Int32

  fileprivate init(descriptor: Int32) {
    self.descriptor = descriptor
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  /// Returns the next bytes; none at the end, or if they take too long.
  func read() -> [UInt8] {
    let capacity = 1 << 16
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = max(unsafe recv(descriptor, buffer.baseAddress, capacity, 0), 0)
    }
  }

  /// Writes bytes; what the other side does not take is dropped.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes { buffer in
        // Without a signal if the other side has ended the connection.
        #if canImport(Darwin)
          unsafe send(descriptor, buffer.baseAddress, buffer.count, 0)
        #else
          unsafe send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// Ends the connection.
  func end() {
    shutdown(descriptor, Int32(SHUT_WR))
    close(descriptor)
  }
}
