#if canImport(Darwin)
  import Foundation
#else
  import Synchronization
#endif

/// A value that threads share, protected by a lock.
#if canImport(Darwin)
  package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    /// Accesses the value under the lock.
    package func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }
#else
  package final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: Value) { mutex = Mutex(value) }

    /// Accesses the value under the lock.
    package func withValue<Result: Sendable>(
      _ body: (inout sending Value) -> sending Result
    ) -> Result {
      mutex.withLock { body(&$0) }
    }
  }
#endif
