import Foundation

/// Runs a closure on a thread with a stack of 512 KB.
///
/// - Parameters:
///   - size: Another size of the stack, in KB.
///   - body: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func onSmallStack<T: Sendable>(
  of size: Int = 512, _ body: @escaping @Sendable () throws -> T
) throws -> T {
  let result = ThreadResult<T>()
  let thread = Thread {
    result.value = Result { try body() }
    result.done.signal()
  }
  thread.stackSize = size << 10
  thread.start()
  result.done.wait()
  return try result.value!.get()
}

private final class ThreadResult<T>: @unchecked Sendable {
  var value: Result<T, any Error>?
  let done = DispatchSemaphore(value: 0)
}
