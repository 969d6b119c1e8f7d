import MaquetteAttributes

@Mappable
enum Level: String {
  case low, high
}

@Mappable
enum Shape {
  case point
  case circle(radius: Double)
}

@Mappable
struct Owner {
  var name: String
  var age: Int?
}

@Mappable(fieldNaming: .snakeCase)
struct Device {
  @CodingKey("identifier") var id: Int
  @DecodableAlias("title") var displayName: String
  @CodingKey(path: "geo.lat") var latitude: Double
  var isActive = true
  var level: Level = .low
  var owner: Owner
  var tags: [String] = []
  var limits: [String: Int] = [:]
  var shapes: [Shape] = []
}

let text =
  #"{"identifier":"7","title":"Sensor","geo":{"lat":1.5},"owner":{"name":"Ada"},"level":"high","tags":["a","b"],"limits":{"x":1},"shapes":["point",{"circle":{"radius":2}}]}"#

@main
enum Program {
  static func main() {
    do {
      let device = try Device(json: text)
      print(device.id, terminator: "\n")
      print(try device.jsonString())
      _ = try Device(json: "{\"identifier\": 1,\n \"title\": \"x\", \"geo\": {\"lat\": []}}")
    } catch {
      print(error.description)
    }
  }
}
