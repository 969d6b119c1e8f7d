import Maquette
import Testing

// By default everything in this module is isolated to the main actor.

@Mappable
struct Ticket: Equatable {
  @Validated(.range(1...9), .custom("an odd number", { (seat: Int) in seat % 2 == 1 }))
  var seat: Int
  var price: Presence<Double>
  @CodableIgnored var label = ""
  @EncodableComputed nonisolated var isFirst: Bool { seat == 1 }

  @CodableHook(.willDecode) nonisolated static func upgrade(_ tree: inout AnyValue) {
    if tree["seat"].isNull { tree["seat"] = tree["place"] }
  }
  @CodableHook(.didDecode) nonisolated mutating func name() { label = "seat \(seat)" }
}

@Mappable
class Vehicle {
  @Validated(.notEmpty) var name: String = "-"
  var calls: [String] = []
  @CodableHook(.didDecode) func start() { calls.append("vehicle") }
  @CodableHook(.validate) func check() throws {
    if name == "?" { throw MappingError(.invalidValue, expected: "a name") }
  }
}

@Mappable
final class Bus: Vehicle {
  var seats = 3
  @CodableHook(.didDecode) func finish() { calls.append("bus") }
  @CodableHook(.willEncode) func stop() { seats += 1 }
}

@Suite("Hooks and rules under a main-actor default")
struct LifecycleIsolationTests {
  @Test func structs() throws {
    let ticket = try Ticket(json: #"{"place":1}"#)
    #expect(ticket.label == "seat 1")
    #expect(try ticket.jsonString() == #"{"seat":1,"isFirst":true}"#)
    #expect(throws: MappingError.self) { try Ticket(json: #"{"seat":2}"#) }
  }

  @Test func classes() throws {
    let bus = try Bus(json: #"{"name":"b","calls":[]}"#)
    #expect(bus.calls == ["vehicle", "bus"])
    #expect(try bus.jsonString() == #"{"name":"b","calls":["vehicle","bus"],"seats":4}"#)
    #expect(throws: MappingError.self) { try Bus(json: #"{"name":"?"}"#) }
    bus.name = ""
    #expect(bus.validationErrors.map(\.path.description) == ["name"])
  }
}
