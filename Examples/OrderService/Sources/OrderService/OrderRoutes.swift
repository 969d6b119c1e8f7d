import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Maquette
import MaquetteHummingbird
import MaquetteLogging
import MaquetteSchema

/// The routes of the service.
struct OrderRoutes: Sendable {
  /// The maximum number of errors listed for a batch; further ones are only counted.
  static let toldErrors = 100

  /// The number of bad lines after which the service reads no more of a batch.
  static let badLines = 1000

  let store: OrderStore

  /// The mapper for orders: strict, with limits for the whole body and for each line.
  let mapper: JSONMapper

  /// The maximum time for a client to send a body.
  let deadline: Duration

  /// The routes, and a document of them at `/openapi.json`.
  func router() -> Router<BasicRequestContext> {
    let router = Router()
    // The mapper refuses keys that it does not know.
    var api = OpenAPIDocument(
      title: "Orders", version: "1.0", requests: .init(closesObjects: true))
    router.on("health", method: .get, as: .init("Checks the service", .init(200)), in: &api) {
      _, _ in HTTPResponse.Status.ok
    }
    router.on(
      "orders", method: .get,
      as: .init("Fetches all orders", .init(200, .lines(of: Order.self))), in: &api
    ) { _, _ in Response(lines: store.orders) }
    router.on(
      "orders/:id", method: .get,
      as: .init(
        "Fetches an order", parameters: [.path("id", Int.self)], .ok(Order.self), problems: [404]),
      in: &api
    ) { _, context in try Response(json: try await found(store.order, context)) }
    router.on(
      "orders", method: .post,
      as: .init(
        "Stores an order", body: .json(Order.self), .created(Order.self), .ok(Order.self),
        problems: [408]),
      in: &api
    ) { request, context in
      let order = try await request.within(deadline) { request in
        try await request.decode(Order.self, by: mapper, context: context)
      }
      // An order that is sent again replaces the stored one.
      guard try await store.put(order) else { return try Response(json: order) }
      return try created(order, at: "/orders/\(order.id)")
    }
    router.on(
      "orders/batches/:id", method: .get,
      as: .init(
        "Fetches what is known of a batch", parameters: [.path("id", UUID.self)], .ok(Batch.self),
        problems: [404]),
      in: &api
    ) { _, context in try Response(json: try await found(store.batch, context)) }
    router.on(
      "orders/batches", method: .post,
      as: .init(
        "Stores all orders of a batch, or none", body: .lines(of: Order.self),
        .created(Batch.self), problems: [408]),
      in: &api
    ) { request, context in
      do {
        let batch = try await request.within(deadline, addBatch)
        context.logger.info("Stored", metadata: ["batch": .stringConvertible(batch.id)])
        return try created(batch, at: "/orders/batches/\(batch.id)")
      } catch let problem as MappingProblem {
        context.logger.notice("Refused", metadata: problem.errors.first?.metadata)
        throw problem
      }
    }
    router.get("openapi.json") { [document = api.value] _, _ in try Response(json: document) }
    return router
  }

  /// Stores a batch, or nothing if a line is invalid; the response then lists the errors of the
  /// lines.
  private func addBatch(of request: Request) async throws -> Batch {
    try await store.addBatch { writer in
      var problem = MappingProblem([])
      var badLines = 0
      for try await line in try request.lines(of: Order.self, by: mapper).reports {
        let errors = line.errors
        let room = Self.toldErrors - problem.errors.count
        problem.errors += errors.prefix(room)
        problem.omittedErrors += max(errors.count - room, 0)
        if errors.isEmpty, badLines == 0, let order = line.value { try writer.write(order) }
        badLines += errors.isEmpty ? 0 : 1
        if badLines == Self.badLines {
          problem.detail = "\(badLines) lines are bad. The service read no further ones."
          break
        }
      }
      // In a canceled task, the sequence ends before the last line.
      try Task.checkCancellation()
      if badLines > 0 { throw problem }
    }
  }

  /// Responds with what was created, and where it is.
  private func created(_ model: some MappingEncodable, at place: String) throws -> Response {
    var response = try Response(json: model, status: .created)
    response.headers[.location] = place
    return response
  }

  /// Fetches what the last part of the path names.
  private func found<ID: LosslessStringConvertible, Model>(
    _ fetch: (ID) async throws -> Model?, _ context: BasicRequestContext
  ) async throws -> Model {
    let name = context.parameters.get("id") ?? ""
    guard let id = ID(name), let model = try await fetch(id) else {
      throw MappingProblem(.notFound, detail: "Nothing is stored as \(name.prefix(100)).")
    }
    return model
  }
}
