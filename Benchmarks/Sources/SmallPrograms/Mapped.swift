import FoundationEssentials
import MaquetteEssentials

@Mappable
struct Order {
  var id: UUID
  var title: String
  var created: Date
  var total: Double
  var tags: [String]
}

@main
enum Program {
  static func main() throws {
    let order = try Order(json: CommandLine.arguments[1])
    print(try order.jsonString())
  }
}
