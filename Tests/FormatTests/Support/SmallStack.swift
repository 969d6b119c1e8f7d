import Foundation
import Testing

/// Runs a closure on a thread with a stack of 512 KB.
func onSmallStack<T: Sendable>(_ body: @escaping @Sendable () throws -> T) throws -> T {
  let result = ThreadResult<T>()
  let thread = Thread {
    result.value = Result { try body() }
    result.done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  result.done.wait()
  return try #require(result.value).get()
}

private final class ThreadResult<T>: @unchecked Sendable {
  var value: Result<T, any Error>?
  let done = DispatchSemaphore(value: 0)
}
