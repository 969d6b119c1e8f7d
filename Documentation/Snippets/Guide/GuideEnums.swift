// Enums: raw values, payloads, tags, unknown cases, option sets, newtypes.

import Maquette

// Raw values are decoded and encoded unchanged.
@Mappable
enum Suit: String, CaseIterable, MappableKey {
  case hearts
  case spades = "SPADES"
}
print(try [Suit](json: #"["hearts", "SPADES"]"#).map { "\($0)" })
// ["hearts", "spades"]
print(try [Suit: Int](json: #"{"hearts": 2}"#)[.hearts] ?? 0)
// 2
do {
  _ = try Suit(json: #""clubs""#)
} catch {
  print(error)
  // expected a case of Suit (hearts, SPADES), found string "clubs" (line 1, column 1)
}

// Without raw values, the name of the case is the value.
@Mappable(caseNaming: .snakeCase, caseMatching: .insensitive)
enum State {
  case inTransit
  @CodingKey("done") @DecodableAlias("delivered") case arrived
}
print(try [State](json: #"["in_transit", "delivered", "Done"]"#).map { "\($0)" })
// ["inTransit", "arrived", "arrived"]
print(try [State.inTransit, .arrived].jsonString())
// ["in_transit","done"]

// Integers, ranges and Booleans may stand for a case.
@Mappable
enum Priority {
  @CodableCase(0, false, "low") case low
  @CodableCase(1...9, true, encode: 5) case normal
}
print(try [Priority](json: #"[0, 7, true, "low"]"#).map { "\($0)" })
// ["low", "normal", "normal", "low"]
print(try [Priority.low, .normal].jsonString())
// [0,5]

// Payloads: an external, internal or adjacent tag, or no tag.
@Mappable
enum Move {
  case go(x: Int, y: Int = 0)
  case say(String)
  case stop
}

@Mappable(tagged: .internal("type"))
enum Message {
  case joined(user: String)
  @CodingKey("text") @CodingKey("body", for: "content") case said(user: String, content: String)
}

@Mappable(tagged: .adjacent("kind", content: "data"))
enum Event {
  case click(x: Int, y: Int)
  case key(String)
}

@Mappable(tagged: .untagged)
enum Answer {
  case number(Int)
  case range(from: Int, to: Int)
  case text(String)
}
print(try [Move](json: #"[{"go": {"x": 1}}, {"say": "hi"}, "stop"]"#).map { "\($0)" })
// ["go(x: 1, y: 0)", "say(\"hi\")", "stop"]
print(try [Message](json: #"[{"type": "joined", "user": "ada"}]"#)[0])
// joined(user: "ada")
print(try Message.said(user: "ada", content: "hi").jsonString())
// {"type":"text","user":"ada","body":"hi"}
print(try [Event.click(x: 1, y: 2), .key("q")].jsonString())
// [{"kind":"click","data":{"x":1,"y":2}},{"kind":"key","data":"q"}]
print(try [Answer](json: #"[1, {"from": 1, "to": 2}, "many"]"#).map { "\($0)" })
// ["number(1)", "range(from: 1, to: 2)", "text(\"many\")"]

// Errors name the tag, or the reason why each case failed.
for text in [#"{"user": "ada"}"#, #"{"type": "left"}"#, #"{"type": "joined"}"#] {
  do {
    _ = try Message(json: text)
  } catch {
    print(error)
  }
}
// missing key 'type' in Message (line 1, column 1)
// expected a case of Message (joined, text) at 'type', found string "left" (line 1, column 10)
// missing key 'user' in Message.joined (line 1, column 1)
do {
  _ = try Answer(json: #"{"from": 1}"#)
} catch {
  print(error)
  // expected a case of Answer, found an object (number: expected Int, found an object; range: missing key 'to' in Answer.range; text: expected String, found an object) (line 1, column 1)
  for alternative in error.alternatives { print(alternative.name, "-", alternative.error) }
  // number - expected Int, found an object (line 1, column 1)
  // range - missing key 'to' in Answer.range (line 1, column 1)
  // text - expected String, found an object (line 1, column 1)
}

// A fallback keeps an unknown case and encodes it unchanged.
@Mappable(tagged: .internal("type"))
enum Block {
  case heading(text: String)
  @CodableFallback case other(tag: String, AnyValue)
}
let blocks = try [Block](json: #"[{"type": "heading", "text": "A"}, {"type": "map", "zoom": 3}]"#)
print(blocks[1])
// other(tag: "map", {"zoom":3})
print(try blocks.jsonString())
// [{"type":"heading","text":"A"},{"type":"map","zoom":3}]

// An enum flattened into the outer model.
@Mappable(tagged: .internal("type"))
enum Payment {
  case cash
  case card(number: String)
}

@Mappable
struct Order {
  var id: Int
  @CodableFlattened var payment: Payment
}
let order = try Order(json: #"{"id": 1, "type": "card", "number": "4111"}"#)
print(order.payment, try order.jsonString())
// card(number: "4111") {"id":1,"type":"card","number":"4111"}

// A case without a tag is decoded from the whole value if no tag matches.
@Mappable(tagged: .internal("type"))
enum Account {
  case current(number: String)
  @CodableFallback(untagged: true) case legacy(LegacyAccount)
}

@Mappable
struct LegacyAccount {
  var iban: String
}
let accounts = try [Account](json: #"[{"type": "current", "number": "7"}, {"iban": "DE02"}]"#)
if case .legacy(let account) = accounts[1] { print(account.iban) }
// DE02
print(try accounts.jsonString())
// [{"type":"current","number":"7"},{"iban":"DE02"}]

// A fallback of an enum with raw values.
@Mappable
enum Colour: String {
  case red
  @CodableFallback case unknown
}
let report = JSONMapper().decodeReporting([Colour].self, from: #"["red", "mauve"]"#)
print(report.value?.count ?? 0, report.issues[0])
// 2 repair: expected a case of Colour (red) at '[1]', found string "mauve" (line 1, column 9) -> used the fallback

// Option sets are arrays of names.
struct Rights: NamedOptionSet {
  let rawValue: Int
  static let read = Rights(rawValue: 1)
  static let write = Rights(rawValue: 2)
  static var optionNames: KeyValuePairs<String, Rights> { ["read": .read, "write": .write] }
}
print(try Rights(json: #"["read", "write"]"#).rawValue, try Rights.write.jsonString())
// 3 ["write"]

// A struct that is mapped as its only property.
@Mappable(transparent: true)
struct UserID: MappableKey {
  var value: Int
}
print(try UserID(json: "7"), try [UserID(value: 7): "ada"].jsonString())
// UserID(value: 7) {"7":"ada"}

// Values from a table.
@Mappable
struct Switch {
  @CodableBy(.map(["on": true, "off": false])) var isOn: Bool
}
print(try Switch(json: #"{"isOn": "on"}"#).isOn)
// true
