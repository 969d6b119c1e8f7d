// What examples in doc comments use and do not show. Scripts/compile-examples.py gives an example those of
// these declarations and constants whose names it uses and does not declare.

@Mappable @CodablePartial
struct Address: Hashable {
  var street = ""
  var city = ""
}

@Mappable
struct Tweet: Hashable {
  var id = 0
  var body = ""
  var createdAt: String?
}

@Mappable
struct Page<Item: Mappable> {
  var items: [Item]
}

@Mappable
struct User {
  var name = ""
  var age = 0
  var email: String?
  var imageURL: String?
  var address: Address?
}

@Mappable
final class Person {
  var name = ""
  var email: String?
}

@Mappable
struct Grade {
  var teacher = ""
}

@Mappable
struct Lesson {
  var score = 0
}

@Mappable
struct People {
  var name = ""
  var lessons: [Lesson] = []
}

@Mappable
struct Order: Codable {
  var id = 0
  var quantity = 0
}

@Mappable
struct Event {
  var id = 0
}

@Mappable
struct Friend {
  var name: String
}

@Mappable
struct Place {
  var x = 0
  var y = 0
}

@Mappable
enum Move {
  case go(x: Int, y: Int)
}

@Mappable
final class Player {
  var name = ""
}

struct Measure {
  var value: Double
  var unit: String
}

@Mappable
struct Recipe {
  var title = ""
  var steps: [String] = []
}

@Mappable
struct Settings {
  var port = 0
  var hosts: [String] = []
}

@Mappable
struct Search {
  var q = ""
  var page = 1
}

@Mappable
struct Feed {
  var title = ""
}

@Mappable
struct SitemapURL {
  var loc = ""
}

@Mappable
struct Manifest {
  var kind = ""
}

@Mappable
struct Payload {
  var id = 0
}

@Mappable
struct Line {
  var text = ""
}

struct Money: Codable, Sendable {
  var amount = 0
}

struct Digest: Sendable {
  var bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

enum Percent: ValueRule {
  static var rules: [ValidationRule<Int>] { [.range(0...100)] }
}

enum CurrencyKey: MappingContextKey {
  static var defaultValue: String { "EUR" }
}

struct Shouting: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    try reader.readString().lowercased()
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    writer.writeString(value.uppercased())
  }
}

struct Picky: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    throw MappingError(.invalidValue)
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {}
}

extension MappingStrategy where Self == Shouting {
  static var shouting: Shouting { Shouting() }
}

protocol Shape: Mappable {}

@Mappable
struct Circle: Shape {
  var radius = 0.0
}

@Mappable
struct Square: Shape {
  var side = 0.0
}

@Mappable
struct Hexagon: Shape {
  var side = 0.0
}

@Mappable
final class Dog {
  var name = ""
}

@Mappable
final class Cat {
  var name = ""
}

@Mappable
final class Home {
  var dog = Dog()
}

@Mappable
struct Demo {
  var id = 0
}

@Mappable
struct Invoice {
  var amount = 12.5
  var id = 7
}

@Mappable
actor Session: IsolatedMappable {
  let id: Int
  var name: String

  init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

@Sendable func store<T>(_ value: T) {}
@Sendable func index<T>(_ value: T) {}
@Sendable func show<T>(_ value: T) {}
@Sendable func log<T>(_ value: T) {}

struct Response: Sendable {
  var body: AsyncStream<[UInt8]> { AsyncStream { $0.finish() } }
}

let dictionary: [String: Any] = [:]
let response = Response()
let data = Data()
let bytes: [UInt8] = []
let text = ""
let url = URL(filePath: "/tmp/example")
let mapper = JSONMapper()
let tweet = Tweet()
let tweets: [Tweet] = []
let statuses: [Tweet] = []
let order = Order()
let invoice = Invoice()
let session = Session(id: 7, name: "Ada")
let person = Person()
let settings = Settings()
let home = Home()
let claims: AnyValue = [:]
let demo = Demo()
let players: [Int: Player] = [:]
let context = MappingContext()
let paths: [MappingPath] = []
let old = User()
let new = User()
let update = User()
let tokens = AsyncStream<String> { $0.finish() }
let handle = FileHandle.nullDevice
var user = User()
var profile = User()
var people = People()
var model = User()
var value: AnyValue = [:]
var decoder = CodableJSONDecoder()
