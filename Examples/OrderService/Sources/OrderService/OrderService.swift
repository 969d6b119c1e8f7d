import Foundation
import Hummingbird
import Maquette

/// An HTTP service that accepts orders, one by one or as batches of NDJSON, and stores them in a
/// database.
///
/// ```
/// OrderService FOLDER [PORT]
/// ```
///
/// `ORDERS_MAX_BYTES` limits the size of a batch, and `ORDERS_DEADLINE` the seconds to send a body. The
/// service prints its address when it is ready for requests.
@main
enum OrderService {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      FileHandle.standardError.write(Data("usage: OrderService FOLDER [PORT]\n".utf8))
      exit(2)
    }
    let environment = ProcessInfo.processInfo.environment
    let limit = environment["ORDERS_MAX_BYTES"].flatMap(Int.init) ?? 1 << 30
    let seconds = environment["ORDERS_DEADLINE"].flatMap(Int.init) ?? 300
    let limits = DecodingOptions.Limits(depth: 16, size: limit, recordSize: 64 << 10, issues: 100)
    let routes = OrderRoutes(
      store: try OrderStore(folder: URL(filePath: folder, directoryHint: .isDirectory)),
      mapper: JSONMapper(
        options: .init(conversions: .strict, unknownKeys: .reject, limits: limits)),
      deadline: .seconds(seconds))
    let application = Application(
      router: routes.router(),
      server: .http1(configuration: .init(idleTimeout: .seconds(30))),
      configuration: .init(
        address: .hostname("127.0.0.1", port: arguments.dropFirst().first.flatMap(Int.init) ?? 8080)
      ),
      onServerRunning: { channel in
        print("http://127.0.0.1:\(channel.localAddress?.port ?? 0)")
        fflush(nil)
      })
    try await application.runService()
  }
}
