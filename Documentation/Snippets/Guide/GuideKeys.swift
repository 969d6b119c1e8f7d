// Keys: names, rules, paths, aliases, flattening, what is left over.

import Maquette

@Mappable(fieldNaming: .snakeCase)
struct Tweet {
  var idStr: String  // id_str
  var imageURL: String?  // image_url
  @CodingKey("text") @DecodableAlias("full_text") var body: String
  @CodingKey("lang", encode: "language") var language = "en"
  @CodingKey(path: "user.screen_name") var author: String
  @CodingKey(path: "user.id") var authorID: Int?
  @CodingKey("a.b") var dotted: Int?  // one key with a dot in it
}

let tweet = try Tweet(
  json: #"{"id_str": "7", "full_text": "hi", "a.b": 1, "user": {"screen_name": "ada", "id": 3}}"#)
print(tweet.body, tweet.author, tweet.dotted ?? 0)
// hi ada 1
print(try tweet.jsonString())
// {"id_str":"7","text":"hi","language":"en","user":{"screen_name":"ada","id":3},"a.b":1}
for text in [#"{"id_str": "7", "text": "hi"}"#, #"{"id_str": "7", "text": "hi", "user": "ada"}"#] {
  do {
    _ = try Tweet(json: text)
  } catch {
    print(error)
  }
}
// missing key 'user.screen_name' in Tweet (line 1, column 1)
// expected an object for Tweet at 'user', found string "ada" (line 1, column 39)

// Into arrays.
@Mappable
struct Spot {
  @CodingKey(path: "geo.point[0]") var latitude: Double
  @CodingKey(path: "geo.point[1]") var longitude: Double?
  @CodingKey(path: "tags[*].name") var tags: [String] = []
}
let spot = try Spot(
  json: #"{"geo": {"point": [51.5, 0.5]}, "tags": [{"name": "a"}, {"name": "b"}]}"#)
print(spot.latitude, spot.longitude ?? 0, spot.tags)
// 51.5 0.5 ["a", "b"]
print(try spot.jsonString())
// {"geo":{"point":[51.5,0.5]},"tags":[{"name":"a"},{"name":"b"}]}
do {
  _ = try Spot(json: #"{"geo": {"point": []}}"#)
} catch {
  print(error)
  // missing key at 'geo.point[0]' in Spot (line 1, column 1)
}

// Several models in one object.
@Mappable
struct Address {
  var street: String
  var city: String
}

@Mappable
struct Order {
  var id: Int
  @CodableFlattened(prefix: "billing_") var billing: Address
  @CodableFlattened(prefix: "shipping_") var shipping: Address?
  @CodableExtras var rest: [String: AnyValue]
}
let order = try Order(
  json: #"{"id": 1, "billing_street": "A", "billing_city": "Oslo", "colour": "red"}"#)
print(order.billing.city, order.shipping == nil, order.rest)
// Oslo true ["colour": "red"]
print(try order.jsonString())
// {"id":1,"billing_street":"A","billing_city":"Oslo","colour":"red"}

// A model deeper in the document, or at positions of an array.
@Mappable(container: "data.user")
struct Account {
  var name: String
}

@Mappable(layout: .array)
struct Point {
  var x: Double
  var y: Double
  var label: String?
}
print(try Account(json: #"{"data": {"user": {"name": "ada"}}}"#).jsonString())
// {"data":{"user":{"name":"ada"}}}
print(try [Point](json: #"[[1, 2], [3, 4, "end"]]"#).jsonString())
// [[1.0,2.0,null],[3.0,4.0,"end"]]

// One call begins deeper.
let document = #"{"data": {"items": [{"x": 0}, {"name": "Bob"}]}}"#
@Mappable
struct Person {
  var name: String
}
print(try Person(json: document, at: "data.items[1]").name)
// Bob
do {
  _ = try Person(json: document, at: "data.items[2]")
} catch {
  print(error)
  // missing key at 'data.items[2]' for Person (line 1, column 1)
}
var value = try AnyValue(json: document)
value[path: "data.items[2].name"] = "Cy"
print(value[path: "data.items[2].name"] ?? .null, value[path: "data.none"] == nil)
// "Cy" true

// Columns in the data, rows in the model.
@Mappable
struct Columns {
  @CodingKey(path: "hourly.time") var times: [String]
  @CodingKey(path: "hourly.temperature") var temperatures: [Double?]

  init(_ forecast: Forecast) {
    times = forecast.hours.map(\.time)
    temperatures = forecast.hours.map(\.temperature)
  }
}

@Mappable(via: Columns.self)
struct Forecast {
  struct Hour {
    var time: String
    var temperature: Double?
  }

  var hours: [Hour]

  init(_ columns: Columns) throws {
    guard columns.times.count == columns.temperatures.count else {
      throw MappingError(.invalidValue, expected: "columns of one length")
    }
    hours = zip(columns.times, columns.temperatures).map { Hour(time: $0, temperature: $1) }
  }
}
let forecast = try Forecast(
  json: #"{"hourly": {"time": ["00:00", "01:00"], "temperature": [4.5, null]}}"#)
print(forecast.hours.map { "\($0.time) \($0.temperature ?? 0)" })
// ["00:00 4.5", "01:00 0.0"]
print(try forecast.jsonString())
// {"hourly":{"time":["00:00","01:00"],"temperature":[4.5,null]}}

// Keys with irregular spelling.
let loose = JSONMapper(options: .init(keys: .ignoringCaseAndSeparators))
print(try loose.decode(Address.self, from: #"{"Street": "A", "CITY": "Oslo"}"#).city)
// Oslo

// Errors suggest similar keys, and reports list deprecated aliases.
do {
  _ = try Address(json: #"{"street": "A", "ciyt": "Oslo"}"#)
} catch {
  print(error)
  // missing key 'city' in Address; did you mean "ciyt"? (line 1, column 1)
}

@Mappable
struct Item {
  @DecodableAlias("ident", deprecated: true) var id: Int
}
for issue in JSONMapper().decodeReporting(Item.self, from: #"{"ident": 7}"#).issues { print(issue) }
// repair: deprecated key, expected "id" at 'ident' in Item, found number 7 (line 1, column 11) -> read as "id"

print(NamingRule.snakeCase("parseHTTPResponse"), NamingRule.kebabCase("imageURL2"))
// parse_http_response image-url2

// Other keys and forms under a profile of the application.
extension MappingProfile {
  static let storage: MappingProfile = "storage"
  static let v1: MappingProfile = "v1"
}

@Mappable
struct Member {
  @CodingKey("n", in: .storage) @CodingKey(path: "name.full", in: .v1) var name: String
  @CodableBy(.text(Int.self), in: .v1, .storage) var points: Int
  @CodableIgnored(in: .v1) var note = ""
}

let member = Member(name: "Ada", points: 7, note: "new")
let storage = JSONMapper(options: .init(profile: .storage))
let first = JSONMapper(options: .init(profile: .v1))
print(try member.jsonString(), try storage.encodeString(member), try first.encodeString(member))
// {"name":"Ada","points":7,"note":"new"} {"n":"Ada","points":"7","note":"new"} {"name":{"full":"Ada"},"points":"7"}
print(try storage.decode(Member.self, from: #"{"n": "Bob", "points": "8"}"#).name)  // Bob
