#if Hummingbird
public import Hummingbird

extension Request {
  /// Runs a part of a handler, and answers 408 if it has not returned after a time.
  ///
  /// The timeout of an idle connection does not end a client that sends a byte each second; a
  /// deadline does.
  ///
  /// ```swift
  /// router.post("orders") { request, context in
  ///   let order = try await request.within(.seconds(30)) { request in
  ///     try await request.decode(Order.self, context: context)
  ///   }
  ///   ...
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - deadline: The maximum time.
  ///   - work: The part of the handler. Its task is cancelled after that time; a body then seems to
  ///     end, so check for cancellation before you rely on having seen all of it.
  /// - Returns: What `work` returns.
  /// - Throws: `MappingProblem` with 408 after that time, otherwise the errors of `work`.
  public func within<Result: Sendable>(
    _ deadline: Duration, _ work: @escaping @Sendable (Request) async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await work(self) }
      group.addTask {
        try await Task.sleep(for: deadline)
        throw MappingProblem(
          .requestTimeout, detail: "The request took longer than \(deadline).")
      }
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw CancellationError() }
      return result
    }
  }
}
#endif
