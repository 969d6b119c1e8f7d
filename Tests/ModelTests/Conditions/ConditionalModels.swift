import Maquette

// Conditions that are true in every build of the tests: `canImport(Swift)`, `swift(>=6)`; and some
// that never are: `false`, `os(Nowhere)`, `compiler(>=99)`.

enum Conditional {
  @Mappable struct Settings: Equatable {
    var name: String
    #if false
      @CodingKey("debug_level") var level: Int = 0
    #elseif canImport(Swift)
      @CodingKey("place") var path: String?
    #else
      var other = true
    #endif
    var size = 1
  }

  @Mappable(fieldNaming: .snakeCase) struct Several: Equatable {
    #if swift(>=6)
      #if os(Nowhere)
        var nowhereKey: Int
      #else
        var somewhereKey: Int
        #if false
          let never: Never
        #endif
      #endif
    #endif
    #if compiler(>=99)
      var farFuture: Int
    #endif
    #if DEBUG
      var isDebug = true
    #else
      var isDebug = false
    #endif
  }

  @Mappable struct Attributes: Equatable {
    #if swift(>=6)
      @CodingKey("six")
    #else
      @CodingKey("five")
    #endif
    var a: Int
    #if false
      @CodableIgnored
    #elseif canImport(Swift)
      @DecodableAlias("old") @EncodableIf(.notEmpty)
    #endif
    var b: [Int] = []
  }

  @Mappable struct Nested: Equatable {
    #if canImport(Swift)
      @CodingKey(path: "user.name") var name: String
      @CodableFlattened var settings: Flat
    #endif
    #if !false
      @CodableExtras var rest: [String: AnyValue] = [:]
    #endif
  }

  @Mappable struct Flat: Equatable {
    #if false
      var x: String
    #else
      var x: Int
      var y: Int?
    #endif
  }

  @Mappable struct Box<T>: Equatable where T: Equatable {
    var id: Int
    #if canImport(Swift)
      var content: T
    #endif
  }

  @Mappable struct EmptyBox<T> {
    var id: Int
    #if false
      var content: T
    #endif
  }

  @Mappable(memberwiseInit: .internal) struct Made: Equatable {
    #if false
      var a: Int
    #else
      var a: String
      var b = 2
    #endif
  }

  @Mappable(layout: .array) struct Position: Equatable {
    var x: Int
    #if false
      var y: String
    #endif
    var z: Int
  }

  @Mappable(transparent: true) struct Wrapped: Equatable {
    #if false
      var text: String
    #else
      var number: Int
    #endif
  }

  @Mappable struct Hooked: Equatable {
    var names: [String] = []
    #if false
      @CodableHook(.didDecode) mutating func never() { names.append("never") }
    #else
      @CodableHook(.didDecode) mutating func read() { names.append("read") }
    #endif
    #if swift(>=6)
      @CodableHook(.willEncode)
    #endif
    mutating func written() { names.append("written") }
    #if canImport(Swift)
      @EncodableComputed var count: Int { names.count }
    #endif
  }

  @Mappable struct Untouched: Equatable {
    var a: Int
    #if false
      var twice: Int { a }
      enum Kind { case first }
      static let one = 1
    #else
      var twice: Int { a * 2 }
      enum Kind { case second }
    #endif
  }
}

extension Conditional {
  @Mappable enum Suit: String, CaseIterable, Equatable {
    case hearts
    #if false
      case stars
    #else
      case spades
    #endif
  }

  @Mappable enum Shape: Equatable {
    #if canImport(Swift)
      @CodingKey("round") case circle(radius: Int)
    #else
      case circle(diameter: Int)
    #endif
    #if false
      case blob
    #endif
    case point
  }

  @Mappable(tagged: .internal("type")) enum Payment: Equatable {
    case cash
    #if canImport(Swift)
      case card(number: String)
    #endif
    #if swift(>=6)
      @CodableFallback
    #endif
    case other
  }

  @Mappable enum Level: Int, Equatable {
    case low = 1
    #if canImport(Swift)
      @CodableCase(2...9)
    #endif
    case high = 10
  }
}

extension Conditional {
  @Mappable class Base {
    var id = 0
    #if canImport(Swift)
      var name: String
      init(name: String) { self.name = name }
    #else
      let number: Int
    #endif
  }

  @Mappable final class Derived: Base {
    #if false
      var never: Int
    #elseif swift(>=6)
      var extra = "e"
    #endif
    #if !false
      @CodableHook(.didDecode) func count() { id += 1 }
    #endif
  }

  @Mappable final class Plain {
    #if false
      var a: Int
    #else
      var a = 1
    #endif
  }
}
