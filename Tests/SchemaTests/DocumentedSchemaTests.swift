import Maquette
import MaquetteSchema
import Testing

/// Asks for the weather
/// of some days.
///
/// - Only in Europe.
/// - Only this week.
@Mappable @Documented(title: "Weather") private struct Forecast {
  /// The name of the city, in "English".
  @Documented(examples: ["Bern", "Oslo"]) var city: String
  /** The number of days.
   *  From today on. */
  var days = 1
  @CodingKey("unit_name")
  /// A unit, after an attribute.
  var unit: Unit?
  // Not a comment for readers of the code.
  var other: [String: UInt8] = [:]
  /// Another comment, which an empty line ends.

  /// The day.
  @Documented(isDeprecated: true) @CodingKey(path: "place.day") var day: UInt8?
}

@Mappable private enum Unit: String {
  /// In degrees.
  @Documented case celsius
  case kelvin
}

/// Has comments that nobody asked for.
@Mappable private struct Silent {
  /// Not in the schema.
  var value: UInt8
}

/// A message.
@Mappable(tagged: .internal("kind")) @Documented private enum Message {
  /// Somebody is here.
  case joined(user: String)
  /// Nobody is.
  case left
}

/// Moves.
@Mappable @Documented private enum Motion {
  /// Goes somewhere.
  ///
  /// - Parameters:
  ///   - place: Where to,
  ///     by its name.
  ///   - pace: How fast.
  /// - Note: Without a way back.
  case go(place: String, pace: UInt8 = 1)
  /// - Parameter reason: Why.
  @Documented(isDeprecated: true) case stop(reason: String)
  case turn(UInt8, pace: UInt8)
}

@Mappable(tagged: .firstElement) private enum Command {
  /// Writes.
  /// - Parameter text: What to write.
  @Documented case write(text: String)
}

@Mappable private struct Account {
  @DecodableIgnored var created: UInt8 = 1
  @EncodableIgnored var password = ""
  @Documented(isReadOnly: true) var id: UInt8 = 0
  @Documented(isWriteOnly: true) @CodingKey("pin_code") var pin: UInt8?
  @EncodableComputed var name: String { "n" }
  @CodingKey("in", encode: "out") var moved: UInt8
}

@Mappable @Documented private enum Step {
  /// One step ahead.
  case ahead
  case back
  /// A turn.
  case turn(ahead: UInt8)
}

/// An animal.
@Mappable @Documented private class Animal {
  /// Its name.
  var name = ""
}

@Mappable private class Bird: Animal {
  /// Not in the schema.
  var wings: UInt8 = 2
}

/// A duck.
@Mappable @Documented private final class Duck: Bird {
  /// Its pond.
  var pond = ""
}

/// A name in a box.
@Mappable(transparent: true) @Documented private struct Box {
  var text: String
}

/// A pair.
@Mappable(layout: .array) @Documented private struct Pair {
  /// The first.
  var first: UInt8
  var second: String
}

@Mappable private struct Outer {
  @CodableFlattened var pair: Inner
  var box: Box

  @Mappable @Documented struct Inner {
    /// The depth.
    var depth: UInt8
  }
}

/// A handle.
@Mappable @Documented private struct Handle: NoncopyableMappable, ~Copyable {
  /// Its number.
  let id: UInt8
}

/// A page of items.
@Mappable @Documented private struct Page<Item> {
  /// The items.
  var items: [Item]
}

/// A session.
@Mappable @Documented private actor Session: IsolatedMappable {
  /// Its number.
  let id: UInt8
}

/// A page of a book.
@Mappable @Documented private final class Leaf {
  /// Its number.
  var number: UInt8 = 0
  #if DEBUG || !DEBUG
    /// Under a condition.
    var mark: UInt8?
  #endif
}

@Mappable @Documented private enum Grade: Int {
  /// The best.
  case best = 1
  case other = 2
}

/// A profile.
@Mappable @Documented @CodablePartial private struct Person {
  /// The name.
  var name: String
}

/// A draft.
@Mappable(fieldNaming: .snakeCase) @Documented private struct Draft {
  /// The full title.
  @EncodableIf(.notEmpty) var fullTitle: [String] = []
  /// How long it is.
  @EncodableComputed var textLength: UInt8 { 3 }
}

@Mappable(.encode) @Documented private struct Sent {
  /// The sender.
  @CodingKey("from") var sender: String
}

// Features: 234, 235
@Suite("Descriptions from doc comments")
struct DocumentedSchemaTests {
  private func schema<T>(_ type: T.Type, _ view: DataView = .decoding) -> AnyValue {
    let schema = JSONSchema.of(type, view)
    recordSchema(schema)
    return schema.value
  }

  @Test("Comments of a type and its properties are descriptions, with title and examples")
  func properties() {
    for view in [DataView.decoding, .encoding, .accepting] {
      let schema = schema(Forecast.self, view)
      #expect(schema["title"] == "Weather")
      #expect(
        schema["description"]
          == "Asks for the weather of some days.\n\n- Only in Europe.\n- Only this week.")
      let properties = schema["properties"]
      #expect(properties["city"]["description"] == "The name of the city, in \"English\".")
      #expect(properties["city"]["examples"] == ["Bern", "Oslo"])
      #expect(properties["days"]["description"] == "The number of days. From today on.")
      #expect(properties["unit_name"]["description"] == "A unit, after an attribute.")
      #expect(properties["other"]["description"] == .null)
      #expect(properties["place"]["properties"]["day"]["description"] == "The day.")
      #expect(properties["place"]["properties"]["day"]["deprecated"] == true)
    }
  }

  @Test("Without the attribute a schema has no comment")
  func silence() throws {
    #expect(!JSONSchema.of(Silent.self).json.contains("description"))
    #expect(schema(Bird.self)["properties"]["wings"]["description"] == .null)
  }

  @Test("Cases have descriptions, wherever their tag is")
  func cases() throws {
    #expect(
      schema(Unit.self)["anyOf"] == [
        ["const": "kelvin"], ["const": "celsius", "description": "In degrees."],
      ])
    let message = schema(Message.self)
    #expect(message["description"] == "A message.")
    #expect(
      message["anyOf"].array?.map { $0["description"] } == ["Somebody is here.", "Nobody is."])
    let step = schema(Step.self)["anyOf"].array ?? []
    #expect(step.map { $0["description"] } == [.null, "One step ahead.", "A turn."])
    // A label is not the case of the same name.
    #expect(
      step.last?["properties"]["turn"]["properties"]["ahead"]["description"] == .null)
  }

  @Test("Values of a case have what its comment says about parameters")
  func labels() throws {
    for view in [DataView.decoding, .encoding] {
      let cases = schema(Motion.self, view)["anyOf"]
      let go = cases[0]["properties"]["go"]["properties"]
      #expect(cases[0]["description"] == "Goes somewhere.\n\n- Note: Without a way back.")
      #expect(go["place"]["description"] == "Where to, by its name.")
      #expect(go["pace"]["description"] == "How fast.")
      #expect(cases[1]["description"] == .null)
      #expect(cases[1]["deprecated"] == true)
      let stop = cases[1]["properties"]["stop"]["properties"]
      #expect(stop["reason"]["description"] == "Why.")
      // A label is described in its own case alone.
      let turn = cases[2]["properties"]["turn"]["properties"]
      #expect(turn["pace"]["description"] == .null)
    }
    let command = schema(Command.self)
    #expect(command["description"] == "Writes.")
    #expect(command["prefixItems"][1]["description"] == "What to write.")
  }

  @Test("What is mapped in one direction is read-only or write-only, and what says so")
  func directions() throws {
    let decoded = schema(Account.self)["properties"].object ?? [:]
    let encoded = schema(Account.self, .encoding)["properties"].object ?? [:]
    func marked(_ members: AnyValue.Object, _ keyword: String) -> [String] {
      members.filter { $0.value[keyword] == true }.map(\.key)
    }
    #expect(marked(decoded, "writeOnly") == ["password", "pin_code"])
    #expect(marked(decoded, "readOnly") == ["id"])
    #expect(marked(encoded, "readOnly") == ["created", "id", "name"])
    #expect(marked(encoded, "writeOnly") == ["pin_code"])
  }

  @Test("Other kinds of types have them, too")
  func kinds() throws {
    #expect(schema(Box.self)["description"] == "A name in a box.")
    #expect(schema(Pair.self)["prefixItems"][0]["description"] == "The first.")
    #expect(schema(Pair.self)["description"] == "A pair.")
    #expect(schema(Outer.self)["properties"]["depth"]["description"] == "The depth.")
    #expect(schema(Outer.self)["properties"]["box"]["description"] == "A name in a box.")
    #expect(schema(Page<UInt8>.self)["description"] == "A page of items.")
    #expect(schema(Page<UInt8>.self)["properties"]["items"]["description"] == "The items.")
    #expect(
      schema(Sent.self, .encoding)["properties"]["from"]["description"] == "The sender.")
    #expect(schema(Leaf.self)["description"] == "A page of a book.")
    #expect(schema(Leaf.self)["properties"]["mark"]["description"] == "Under a condition.")
    #expect(schema(Session.self)["description"] == "A session.")
    #expect(schema(Session.self)["properties"]["id"]["description"] == "Its number.")
    #expect(
      schema(Grade.self)["anyOf"] == [["const": 2], ["const": 1, "description": "The best."]])
    #expect(schema(Person.self)["properties"]["name"]["description"] == "The name.")
    // The page of the attribute says so: a partial has the types, not the comments.
    #expect(!JSONSchema.of(Person.Partial.self).json.contains("description"))
    let draft = schema(Draft.self, .encoding)["properties"]
    #expect(draft["full_title"]["description"] == "The full title.")
    #expect(draft["text_length"]["description"] == "How long it is.")
    let handle = JSONSchema.of(Handle.self).value
    #expect(handle["description"] == "A handle.")
    #expect(handle["properties"]["id"]["description"] == "Its number.")
  }

  @Test("A subclass has the comments of its superclass's properties, not of the superclass")
  func classes() {
    for view in [DataView.decoding, .encoding] {
      let animal = schema(Animal.self, view)
      #expect(animal["description"] == "An animal.")
      let bird = schema(Bird.self, view)
      #expect(bird["description"] == .null)
      #expect(bird["properties"]["name"]["description"] == "Its name.")
      let duck = schema(Duck.self, view)
      #expect(duck["description"] == "A duck.")
      #expect(duck["properties"]["name"]["description"] == "Its name.")
      #expect(duck["properties"]["pond"]["description"] == "Its pond.")
    }
  }

  @Test("Providers get them where they accept them")
  func providers() throws {
    let schema = try JSONSchema.of(Question.self, profile: .openAIStrict).value
    #expect(schema["properties"]["topic"]["description"] == "What it is about.")
    #expect(schema["description"] == "A question.")
  }

  @Test("Documentation changes for nobody")
  func comparison() {
    let changes = JSONSchema.changes(from: schema(Plain.self), to: schema(Explained.self))
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.breaks == .nobody })
  }
}

/// A question.
@Mappable @Documented private struct Question {
  /// What it is about.
  var topic: String
}

@Mappable private struct Plain { var value: UInt8 }
@Mappable @Documented private struct Explained {
  /// Explained.
  var value: UInt8
}
