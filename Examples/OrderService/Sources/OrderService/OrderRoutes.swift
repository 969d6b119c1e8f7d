import Hummingbird
import Logging
import Maquette
import MaquetteHummingbird
import MaquetteLogging

/// What the service answers.
struct OrderRoutes: Sendable {
  /// How many errors of a batch are told; the others are counted.
  static let toldErrors = 100

  let store: OrderStore

  /// How batches are read: bounded as a whole and line by line.
  let mapper: JSONMapper

  /// How long a client may take to send a batch.
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

  /// Stores a batch, or nothing of it if one of its lines is no order: then every error of every line is told.
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
        // A task that is cancelled sees the end of the lines too early.
        try Task.checkCancellation()
        if !problem.errors.isEmpty { throw problem }
      }
    }
  }
}

/// Runs a body, and cancels it with 408 when it takes too long.
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
