import Maquette

/// A geometry of GeoJSON.
@Mappable(tagged: .adjacent("type", content: "coordinates"))
public enum Geometry: Sendable {
  @CodingKey("Point") case point([Double])
  @CodingKey("LineString") case line([[Double]])
  @CodingKey("Polygon") case polygon([[[Double]]])
}

/// An event, whose tag is among its values.
@Mappable(tagged: .internal("event"))
public enum Event: Sendable {
  case opened(page: String)
  case clicked(x: Int, y: Int)
  case typed(text: String)
  case closed(after: Double)
}

/// A payment, whose tag is beside it.
@Mappable(tagged: .adjacent("method", content: "details"))
public enum Payment: Sendable {
  case card(Card)
  case transfer(Transfer)
  case cash

  @Mappable
  public struct Card: Sendable {
    public var number: String
    public var month: Int
    public var year: Int
  }

  @Mappable
  public struct Transfer: Sendable {
    public var iban: String
    public var reference: String
  }
}

/// A number, a text, or a range.
@Mappable(tagged: .untagged)
public enum Filter: Sendable {
  case number(Int)
  case text(String)
  case range(Span)

  @Mappable
  public struct Span: Sendable {
    public var from: Int
    public var to: Int
  }
}

@Mappable(tagged: .untagged)
public indirect enum Condition: Sendable {
  case all(and: [Condition])
  case any(or: [Condition])
  case not(not: Condition)
  case test(field: String, equals: Int)
}

/// A word and how often it occurs, by position.
@Mappable(layout: .array)
public struct Frequency: Sendable {
  public var count: Int
  public var word: String
}

/// A shape of a drawing, of a type that a registry finds.
public protocol Figure: Sendable {}

@Mappable
public struct Circle: Figure {
  public var x: Double
  public var y: Double
  public var radius: Double
}

@Mappable
public struct Box: Figure {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
}

private let knownFigures = PolymorphicTypes<any Figure>(
  discriminator: "type", ["circle": Circle.self, "box": Box.self])

/// A layer of a drawing.
@Mappable
public struct Layer: Sendable {
  public var name: String
  @CodableBy(.elements(of: .oneOf(knownFigures))) public var figures: [any Figure]
}

extension Workloads {
  public static let geometries = large("geojson-geometries", [Geometry].self) {
    $0.array(500) { content in
      func place() -> String { content.array(2) { $0.double() } }
      func line() -> String {
        "[" + (0..<content.number(3...12)).map { _ in place() }.joined(separator: ",") + "]"
      }
      let (type, coordinates) =
        switch content.number(0...2) {
        case 0: ("Point", place())
        case 1: ("LineString", line())
        default: ("Polygon", "[\(line())]")
        }
      return content.object([("type", "\"\(type)\""), ("coordinates", coordinates)])
    }
  }
  public static let conditions = large("conditions", [Condition].self) {
    $0.array(400) { content in
      func make(_ depth: Int) -> String {
        switch depth == 0 ? 3 : content.number(0...2) {
        case 0: "{\"and\":[\(make(depth - 1)),\(make(depth - 1))]}"
        case 1: "{\"or\":[\(make(depth - 1)),\(make(depth - 1))]}"
        case 2: "{\"not\":\(make(depth - 1))}"
        default:
          content.object([("field", content.identifier(6)), ("equals", content.integer(0...999))])
        }
      }
      return make(5)
    }
  }
  public static let events = large("events", [Event].self) {
    $0.array(5000) { content in
      switch content.number(0...3) {
      case 0: content.object([("event", "\"opened\""), ("page", content.text(1...2))])
      case 1:
        content.object([
          ("event", "\"clicked\""), ("x", content.integer(0...4000)),
          ("y", content.integer(0...3000)),
        ])
      case 2: content.object([("event", "\"typed\""), ("text", content.text(1...5))])
      default: content.object([("event", "\"closed\""), ("after", content.decimal())])
      }
    }
  }
  public static let payments = large("payments", [Payment].self) {
    $0.array(4000) { content in
      switch content.number(0...4) {
      case 0: content.object([("method", "\"cash\"")])
      case 1...2:
        content.object([
          ("method", "\"card\""),
          (
            "details",
            content.object([
              ("number", content.identifier(16)), ("month", content.integer(1...12)),
              ("year", content.integer(2024...2034)),
            ])
          ),
        ])
      default:
        content.object([
          ("method", "\"transfer\""),
          (
            "details",
            content.object([("iban", content.identifier(22)), ("reference", content.text(2...5))])
          ),
        ])
      }
    }
  }
  public static let filters = large("number-text-or-object", [Filter].self) {
    $0.array(8000) { content in
      switch content.number(0...2) {
      case 0: content.integer(0...100_000)
      case 1: content.text(1...3)
      default:
        content.object([("from", content.integer(0...99)), ("to", content.integer(100...999))])
      }
    }
  }
  public static let frequencies = large("structs-as-arrays", [Frequency].self) {
    $0.array(8000) { "[\($0.integer(1...99_999)),\($0.text(1...1))]" }
  }
  public static let layers = large("polymorphic-lists", [Layer].self) {
    $0.array(200) { content in
      let name = content.text(1...2)
      let figures = content.array(15) { content in
        let place = [("x", content.decimal()), ("y", content.decimal())]
        return content.isOne(in: 2)
          ? content.object([("type", "\"circle\"")] + place + [("radius", content.decimal())])
          : content.object(
            [("type", "\"box\"")] + place
              + [("width", content.decimal()), ("height", content.decimal())])
      }
      return content.object([("name", name), ("figures", figures)])
    }
  }
}
