// A program in Embedded Swift; `Scripts/check-embedded.sh` compares what it prints.
import Maquette

@Mappable
enum Level: String {
  case low, high
}

@Mappable
enum Shape {
  case point
  case circle(radius: Double)
}

@Mappable(tagged: .internal("kind"))
enum Event {
  case started(at: Timestamp)
  case stopped
}

@Mappable
struct Place {
  var city: String
  var floor = 0
}

@Mappable
struct Owner {
  var name: String
  var age: Int?
  @CodableFlattened var place: Place
}

@Mappable
final class Battery {
  var charge: Float = 1
  var cycles: UInt16?
}

@Mappable
struct Pair<Left: Mappable, Right: Mappable> {
  var left: Left
  var right: Right
}

@Mappable(fieldNaming: .snakeCase)
struct Device {
  @CodingKey("identifier") var id: Int
  @DecodableAlias("title") var displayName: String
  @CodingKey(path: "geo.lat") var latitude: Double
  var isActive = true
  var level: Level = .low
  var owner: Owner?
  var battery = Battery()
  var tags: [String] = []
  var limits: [String: Int] = [:]
  var shapes: [Shape] = []
  var events: [Event] = []
  var range: Pair<Int, Double>?
  var builtAt: Timestamp?
  @CodableBy(TimestampStrategy.secondsSince1970) var seenAt: Timestamp?
  @CodableBy(BytesStrategy.hex) var key: [UInt8] = []
  @CodableBy(.transform(decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int($0 * 100) }))
  var price: Double = 0
  @Validated(.range(0...10)) var rank = 0
  @CodableIgnored var cache = 0
}

@Mappable
struct Session {
  var user: String
  var hits = 0
  @CodableExtras var rest: [String: Value] = [:]

  @CodableHook(.didDecode)
  mutating func count() throws(MappingError) {
    hits += 1
    guard hits < 10 else { throw MappingError(.invalidValue, expected: "fewer hits") }
  }

  @CodableHook(.didEncode)
  func mark(_ tree: inout Value) {
    guard var object = tree.object else { return }
    object["seen"] = .bool(true)
    tree = .object(object)
  }
}

@Mappable
struct Wire {
  var celsius: Double

  init(_ temperature: Temperature) { celsius = temperature.kelvin - 273.15 }
}

@Mappable(via: Wire.self)
struct Temperature {
  var kelvin: Double

  init(_ wire: Wire) throws(MappingError) {
    guard wire.celsius >= -273.15 else {
      throw MappingError(.invalidValue, expected: "more than nothing")
    }
    kelvin = wire.celsius + 273.15
  }
}

let text = #"""
  {
    "identifier": "7", "title": "Sensor", "geo": { "lat": 1.5 }, "level": "high",
    "owner": { "name": "Ada", "age": null, "city": "Z\u00fcrich" },
    "battery": { "charge": 0.25, "cycles": 12 },
    "tags": ["a", "b"], "limits": { "x": 1 },
    "shapes": ["point", { "circle": { "radius": 2 } }],
    "events": [{ "at": "2009-03-31T18:01:12Z", "kind": "started" }, { "kind": "stopped" }],
    "range": { "left": 1, "right": 9007199254740993.00000000000000000000001 },
    "built_at": "2020-02-29", "seen_at": 1000000000.5, "key": "00ff", "price": 1299, "rank": 3
  }
  """#

/// What is wrong with each text.
let mistakes = [
  "{\"identifier\": 1,\n \"title\": \"x\", \"geo\": {\"lat\": []}}",
  #"{"identifier": 300000000000000000000, "title": "x", "geo": {"lat": 1}}"#,
  #"{"identifier": 1, "title": "x", "geo": {"lat": 1}, "level": "middle"}"#,
  #"{"identifier": 1, "title": "x", "geo": {"lat": 1}, "rank": 11}"#,
  #"{"identifier": 1, "title": "x", "geo": {"lat": 1}, "built_at": "2021-02-29"}"#,
  #"{"title": "x"}"#,
  #"{"identifier": 1, "title": "x" "geo": {}}"#,
  #"{"identifier": 1, "title": "x", "more": \#(String(repeating: "[", count: 600))"#,
]

let lines = """
  {"left": 1, "right": true}
  {"left": 2, "right": }
  {"left": 3, "right": false}

  """

@main
enum Program {
  static func main() {
    do throws(MappingError) {
      var device = try Device(json: text)
      print(try device.jsonString())
      try JSONMapper().update(&device, from: #"{"tags": null, "battery": {"charge": 1e-7}}"#)
      print(try device.jsonString(.pretty))
      let tree = try ValueMapper().encode(device)
      let copy = try ValueMapper().decode(Device.self, from: tree)
      print(try copy.jsonString() == device.jsonString() ? "same" : "other")
    } catch {
      print(error.details)
    }
    for mistake in mistakes {
      do throws(MappingError) {
        print(try Device(json: mistake).id)
      } catch {
        print(error.description)
      }
    }
    show([Session].self, #"[{"user": "Ada", "role": [1, null]}]"#)
    show([Session].self, #"[{"user": "Ada", "hits": 9}]"#)
    show(Temperature.self, #"{"celsius": 20}"#)
    show(Temperature.self, #"{"celsius": -300}"#)
    for line in JSONMapper().lines(of: Pair<Int, Bool>.self, from: lines) {
      switch line {
      case .success(let pair): print(pair.left)
      case .failure(let error): print(error.description)
      }
    }
    let report = JSONMapper().decodeReporting([Int].self, from: #"[1, "2", {}, 4.0]"#)
    for issue in report.issues { print(issue.description) }
  }

  /// Prints what is written of what was read.
  static func show<T: Mappable>(_ type: T.Type, _ json: String) {
    do throws(MappingError) {
      print(try T(json: json).jsonString())
    } catch {
      print(error.description)
    }
  }
}
