import Hummingbird
import Logging
import Maquette
import MaquetteHummingbird
import MaquetteLogging

/// The routes of the service.
struct OrderRoutes: Sendable {
  /// The maximum number of errors listed for a batch; further ones are only counted.
  static let toldErrors = 100

  let store: OrderStore

  /// The mapper for batches, with limits for the whole body and for each line.
  let mapper: JSONMapper

  /// The maximum time for a client to send a batch.
  let deadline: Duration

  func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    router.get("orders") { _, _ in Response(lines: store.orders) }
    router.post("orders") { request, context in
      let order = try await request.decode(Order.self, by: mapper, context: context)
      return try Response(json: try await store.add(order), status: .created)
    }
    router.post("orders/batches") { request, context in
      do {
        let batch = try await addBatch(of: request)
        context.logger.info("Stored", metadata: ["batch": .stringConvertible(batch.id)])
        return try Response(json: batch, status: .created)
      } catch let problem as MappingProblem {
        context.logger.notice("Refused", metadata: problem.errors.first?.metadata)
        throw problem
      }
    }
    return router
  }

  /// Stores a batch, or nothing if a line is invalid; the response then lists every error of every
  /// line.
  private func addBatch(of request: Request) async throws -> Batch {
    try await within(deadline) {
      try await store.addBatch { writer in
        var problem = MappingProblem([])
        for try await line in try request.lines(of: Order.self, by: mapper).reports {
          let errors = line.errors
          let room = Self.toldErrors - problem.errors.count
          problem.errors += errors.prefix(room)
          problem.omittedErrors += max(errors.count - room, 0)
          if errors.isEmpty, let order = line.value { try writer.write(order) }
        }
        // In a canceled task, the sequence ends before the last line.
        try Task.checkCancellation()
        if !problem.errors.isEmpty { throw problem }
      }
    }
  }
}

/// Runs a closure, and cancels it with status 408 after a timeout.
private func within<Result: Sendable>(
  _ deadline: Duration, _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(for: deadline)
      throw HTTPError(.requestTimeout, message: "The batch took too long to arrive.")
    }
    defer { group.cancelAll() }
    guard let result = try await group.next() else { throw CancellationError() }
    return result
  }
}
