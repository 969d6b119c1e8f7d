import FoundationEssentials

struct Order: Codable {
  var id: UUID
  var title: String
  var created: Date
  var total: Double
  var tags: [String]
}

@main
enum Program {
  static func main() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let order = try decoder.decode(Order.self, from: Data(CommandLine.arguments[1].utf8))
    print(String(decoding: try encoder.encode(order), as: UTF8.self))
  }
}
