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
    router.get("orders") { _, _ in Response(lines: try store.orders()) }
    router.post("orders") { request, context in
      let order = try await request.decode(Order.self, by: mapper, context: context)
      let batch = try await store.addBatch { try $0.write(order) }
      return try Response(json: BatchReport(batch: batch, orders: 1), status: .created)
    }
    router.post("orders/batches") { request, context in
      do {
        let report = try await addBatch(of: request)
        context.logger.info("Stored", metadata: ["batch": .string(report.batch)])
        return try Response(json: report, status: .created)
      } catch let problem as MappingProblem {
        context.logger.notice("Refused", metadata: problem.errors.first?.metadata)
        throw problem
      }
    }
    return router
  }

  /// Stores a batch, or nothing of it if one of its lines is no order.
  private func addBatch(of request: Request) async throws -> BatchReport {
    try await within(deadline) {
      var orders = 0
      var problem = MappingProblem([])
      let batch = try await store.addBatch { writer in
        for try await line in request.lines(of: Order.self, by: mapper) {
          switch line {
          case .success(let order):
            try writer.write(order)
            orders += 1
          case .failure(let error) where problem.errors.count < Self.toldErrors:
            problem.errors.append(error)
          case .failure:
            problem.omittedErrors += 1
          }
        }
        // A task that is cancelled sees the end of the lines too early.
        try Task.checkCancellation()
        if !problem.errors.isEmpty { throw problem }
      }
      return BatchReport(batch: batch, orders: orders)
    }
  }
}

/// What became of a batch that was stored.
@Mappable
struct BatchReport: Sendable {
  var batch: String
  var orders: Int
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
