import AgreementSupport
import Foundation
import Maquette
import Testing

/// A type that Maquette treats as one of another module.
struct Coordinate: Equatable {
  var latitude: Double
  var longitude: Double
}

/// Everything needed to map a third-party type: a type for the data, and four lines.
extension Coordinate: Mappable {
  @Mappable struct Wire {
    var lat: Double
    var lon: Double
  }

  private init(_ wire: Wire) throws {
    guard abs(wire.lat) <= 90 else { throw MappingError(.invalidValue, expected: "a latitude") }
    self.init(latitude: wire.lat, longitude: wire.lon)
  }

  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.read(via: Self.init)
  }

  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.read(via: Self.init)
  }

  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.write(self, via: { Wire(lat: $0.latitude, lon: $0.longitude) })
  }

  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.write(self, via: { Wire(lat: $0.latitude, lon: $0.longitude) })
  }
}

@Suite("Mapping through another type")
struct ViaTests {
  @Mappable struct Hours {
    var from: Int
    var to: Int
  }

  @Mappable(via: Hours.self)
  struct Opening: Equatable {
    let range: Swift.Range<Int>

    init(range: Swift.Range<Int>) { self.range = range }

    init(_ hours: Hours) throws {
      guard hours.from <= hours.to else {
        throw MappingError(.invalidValue, expected: "hours in their order")
      }
      range = hours.from..<hours.to
    }
  }

  @Mappable(via: String.self)
  enum Level: Equatable {
    case low, high
    init(_ text: String) { self = text == "high" ? .high : .low }
  }

  @Mappable struct Shop: Equatable {
    var opening: Opening
    var levels: [Level] = []
    var place: Coordinate?
  }

  // Features: 160
  @Test("A type is read and written as another") func conversions() throws {
    try expectRoundTrip(
      Shop(opening: Opening(range: 9..<17), levels: [.high, .low]),
      #"{"opening":{"from":9,"to":17},"levels":["high","low"]}"#)
  }

  // Features: 160
  @Test("A conversion that fails is told with its place") func failures() throws {
    #expect(
      try readError(Shop.self, #"{"opening":{"from":9,"to":8}}"#).description
        == "expected hours in their order at 'opening' in Shop, found an object (line 1, column 12)"
    )
    #expect(
      try readError(Shop.self, #"{"opening":{"from":9}}"#).path.description == "opening.to")
  }

  // Features: 160
  @Test("An update goes by the other type too") func updates() throws {
    var shop = Shop(opening: Opening(range: 9..<17))
    try JSONMapper().update(&shop, from: #"{"opening":{"to":20}}"#)
    #expect(shop.opening.range == 9..<20)
    #expect(throws: MappingError.self) {
      try ValueMapper().update(&shop, from: ["opening": ["to": 2]])
    }
    #expect(shop.opening.range == 9..<20)
  }

  // Features: 56
  @Test("A type of another module is mapped in an extension") func foreign() throws {
    let shop = Shop(opening: Opening(range: 1..<2), place: Coordinate(latitude: 1, longitude: 2))
    try expectRoundTrip(
      shop, #"{"opening":{"from":1,"to":2},"levels":[],"place":{"lat":1.0,"lon":2.0}}"#)
    #expect(
      try readError(Coordinate.self, #"{"lat":91,"lon":0}"#).description
        == "expected a latitude, found an object (line 1, column 1)")
  }
}

extension ViaTests.Hours {
  init(_ opening: ViaTests.Opening) {
    self.init(from: opening.range.lowerBound, to: opening.range.upperBound)
  }
}

extension String {
  init(_ level: ViaTests.Level) { self = level == .high ? "high" : "low" }
}
