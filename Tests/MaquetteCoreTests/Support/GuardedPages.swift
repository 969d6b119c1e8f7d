#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory between two guard pages: an access before or after it crashes the process.
enum GuardedPages {
  /// The position of the bytes between the guard pages.
  enum Side: CaseIterable {
    /// At the end, directly before a guard page.
    case end

    /// At the beginning, directly after a guard page.
    case start
  }

  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Passes a copy of bytes next to a guard page to a closure.
  static func lend<Result>(
    _ bytes: [UInt8], touching side: Side = .end,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let used = max(1, (bytes.count + pageSize - 1) / pageSize) * pageSize
    let size = used + 2 * pageSize
    #if canImport(Darwin)
      let flags = MAP_PRIVATE | MAP_ANON
    #else
      let flags = MAP_PRIVATE | MAP_ANONYMOUS
    #endif
    guard let memory = mmap(nil, size, PROT_NONE, flags, -1, 0), memory != MAP_FAILED else {
      fatalError("no memory to be had")
    }
    defer { munmap(memory, size) }
    let pages = memory + pageSize
    precondition(mprotect(pages, used, PROT_READ | PROT_WRITE) == 0)
    let first = side == .end ? pages + (used - bytes.count) : pages
    let start = first.assumingMemoryBound(to: UInt8.self)
    bytes.withUnsafeBufferPointer { source in
      if let address = source.baseAddress { start.update(from: address, count: source.count) }
    }
    return try body(UnsafeBufferPointer(start: start, count: bytes.count))
  }
}
