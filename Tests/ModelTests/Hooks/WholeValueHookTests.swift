import AgreementSupport
import Maquette
import Testing

// Models that are mapped as one value of another type also run their hooks and rules.

@Mappable(transparent: true)
struct Percent: Equatable, SchemaEquatable {
  @Validated(.range(0...100)) var value: Int

  @CodableHook(.validate) func check() throws {
    if value == 13 { throw MappingError(.invalidValue, expected: "another number") }
  }
}

@Mappable(transparent: true)
struct Label: Equatable {
  @DecodableRules(conversions: .strict) var text: String?

  @CodableHook(.willDecode) static func rename(_ tree: inout AnyValue) {
    if tree == "old" { tree = "new" }
  }

  @CodableHook(.didDecode) mutating func finish() { text?.append("!") }

  @CodableHook(.willEncode) mutating func start() { text = text?.uppercased() }
}

@Mappable(via: Int.self, conversions: .strict)
struct Level: Equatable {
  var number: Int

  init(_ number: Int) { self.number = number }

  @CodableHook(.validate) func check() throws {
    if number < 0 { throw MappingError(.invalidValue, expected: "no debt") }
  }

  @CodableHook(.didDecode) mutating func finish() { number += 1 }

  @CodableHook(.willEncode) mutating func start() { number -= 1 }
}

@Mappable(via: String.self)
enum Mood: Equatable {
  case good, bad

  init(_ text: String) { self = text == "good" ? .good : .bad }

  @CodableHook(.willDecode) static func translate(_ tree: inout AnyValue) {
    if tree == "gut" { tree = "good" }
  }

  @CodableHook(.didEncode) func shout(_ tree: inout AnyValue) {
    tree = .string((tree.string ?? "") + "!")
  }
}

extension Int {
  fileprivate init(_ level: Level) { self = level.number }
}

extension String {
  fileprivate init(_ mood: Mood) { self = mood == .good ? "good" : "bad" }
}

@Suite("Hooks and rules of models that are mapped as another value")
struct WholeValueHookTests {
  @Test func rulesOfTransparentStructs() throws {
    #expect(try read(Percent.self, "7").value == 7)
    #expect(try readError(Percent.self, "101").code == .invalidValue)
    #expect(try readError(Percent.self, "13").code == .invalidValue)
    #expect(try [Percent](json: "[1,2]").map(\.value) == [1, 2])
    #expect(try readError([Percent].self, "[1,101]").path.description == "[1]")
    var percent = Percent(value: 5)
    #expect(throws: MappingError.self) { try JSONMapper().update(&percent, from: "101") }
    #expect(percent.value == 5)
  }

  @Test func validationOfTransparentStructs() {
    #expect(Percent(value: 7).validationErrors.isEmpty)
    #expect(Percent(value: 101).validationErrors.count == 1)
    #expect(Percent(value: 13).validationErrors.count == 1)
  }

  @Test func hooksOfTransparentStructs() throws {
    #expect(try read(Label.self, #""old""#).text == "new!")
    #expect(try read(Label.self, "null").text == nil)
    #expect(try readError(Label.self, "7").code == .typeMismatch)
    #expect(try write(Label(text: "a")) == #""A""#)
    var label = Label(text: "a")
    try JSONMapper().update(&label, from: #""old""#)
    #expect(label.text == "new!")
  }

  @Test func hooksOfModelsByWayOfAnotherType() throws {
    #expect(try read(Level.self, "7").number == 8)
    #expect(try readError(Level.self, "-2").code == .invalidValue)
    #expect(try readError(Level.self, #""7""#).code == .typeMismatch)
    #expect(try write(Level(8)) == "7")
    var level = Level(3)
    try JSONMapper().update(&level, from: "9")
    #expect(level.number == 10)
    #expect(throws: MappingError.self) { try JSONMapper().update(&level, from: "-5") }
    #expect(level.number == 10)
    #expect(try read(Mood.self, #""gut""#) == .good)
    #expect(try write(Mood.good) == #""good!""#)
  }
}
