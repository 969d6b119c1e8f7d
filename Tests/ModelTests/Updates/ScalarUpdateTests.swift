import Maquette
import TestSupport
import Testing

/// A scalar replaces another one in an update by text as it does by tree, whatever its type, its
/// form in the text, the kind of model and the options.
@Suite("Updates of scalars")
struct ScalarUpdateTests {
  @Mappable struct Scalars: Equatable {
    var int = 1
    var small: Int8 = 2
    var unsigned: UInt64 = 3
    var double = 4.5
    var float: Float = 5.5
    var flag = true
    var text = "a text that is longer than fifteen bytes"
  }

  @Mappable struct Optionals: Equatable {
    var int: Int? = 1
    var small: Int8? = 2
    var unsigned: UInt64? = 3
    var double: Double? = 4.5
    var float: Float? = 5.5
    var flag: Bool? = true
    var text: String? = "a text that is longer than fifteen bytes"
  }

  @Mappable final class Object: Equatable, Sendable {
    let int: Int
    let flag: Bool
    let text: String
    init(int: Int, flag: Bool, text: String) {
      (self.int, self.flag, self.text) = (int, flag, text)
    }
    static func == (left: Object, right: Object) -> Bool {
      (left.int, left.flag, left.text) == (right.int, right.flag, right.text)
    }
  }

  @Mappable final class ChangingObject: Equatable {
    var int = 1
    var small: Int8 = 2
    var unsigned: UInt64? = 3
    var double = 4.5
    var flag: Bool? = true
    var text = "a text that is longer than fifteen bytes"
    init() {}
    static func == (left: ChangingObject, right: ChangingObject) -> Bool {
      left.int == right.int && left.small == right.small && left.unsigned == right.unsigned
        && left.double == right.double && left.flag == right.flag && left.text == right.text
    }
  }

  @Mappable struct Generic<Number: MappingDecodable & MappingEncodable & Equatable>: Equatable {
    var int: Number
    var text: String?
  }

  @Mappable(layout: .array) struct Row: Equatable {
    var int = 1
    var text: String? = "two"
    var double = 3.5
  }

  static let values = [
    "0", "-7", "127", "128", "255", "9007199254740993", "18446744073709551615",
    "18446744073709551616", "1.0", "1.5", "-0.0", "1e2", "1e400", "123456789.123456789012",
    "true", "false", "null", #""""#, #""12""#, #"" 12 ""#, #""1.5""#, #""true""#, #""yes""#,
    #""short""#, #""fifteen bytes!!""#, #""sixteen bytes!!!""#,
    #""a long text that has more than fifteen bytes""#, #""escaped \n \u00e9 \ud83d\ude00""#,
    #""é🎈""#, "[]", "[1]", "{}", #"{"int":1}"#,
  ]

  static let options: [DecodingOptions] = [
    .init(), .init(conversions: .strict), .init(conversions: .lenient),
    .init(unknownKeys: .reject), .init(duplicateKeys: .firstWins), .init(duplicateKeys: .reject),
    .init(limits: .init(stringLength: 15)), .init(keys: .ignoringCase),
    .init(rules: .init(invalidProperties: .drop)),
  ]

  @Test("Properties of a struct", arguments: options.indices)
  func structs(_ option: Int) {
    for key in ["int", "small", "unsigned", "double", "float", "flag", "text"] {
      for value in Self.values {
        agree(Scalars(), "{\"\(key)\":\(value)}", option)
        agree(Optionals(), "{\"\(key)\":\(value)}", option)
      }
    }
  }

  @Test("Properties of classes", arguments: options.indices)
  func classes(_ option: Int) {
    for key in ["int", "small", "unsigned", "double", "flag", "text"] {
      for value in Self.values {
        agree(ChangingObject(), "{\"\(key)\":\(value)}", option, made: ChangingObject.init)
        let constants = Object(int: 1, flag: true, text: "one")
        agree(constants, "{\"\(key)\":\(value)}", option)
        #expect(constants == Object(int: 1, flag: true, text: "one"))
      }
    }
  }

  @Test("Properties of generic structs", arguments: options.indices)
  func generics(_ option: Int) {
    for value in Self.values {
      for key in ["int", "text"] {
        let json = "{\"\(key)\":\(value)}"
        agree(Generic(int: 1, text: "one"), json, option)
        agree(Generic(int: Optional(1.5), text: nil), json, option)
        agree(Generic(int: "a text that is longer than fifteen bytes", text: nil), json, option)
      }
    }
  }

  @Test("Elements of arrays", arguments: options.indices)
  func rows(_ option: Int) {
    for value in Self.values {
      for json in ["[\(value)]", "[1,\(value)]", "[1,\"b\",\(value)]", "[1,\"b\",2.5,\(value)]"] {
        agree(Row(), json, option)
      }
    }
  }

  @Test("A duplicate key replaces the value of the first one, unless the first one wins")
  func duplicates() throws {
    for (row, value) in Self.values.enumerated() {
      for (column, key) in ["int", "unsigned", "double", "flag", "text"].enumerated() {
        let seed = UInt64(row * 5 + column)
        for other in LongRun.sample(Self.values, every: 4, seed: seed) {
          let json = "{\"\(key)\":\(value),\"\(key)\":\(other)}"
          let expected = outcome(Scalars()) { (model: inout Scalars) in
            var changed = model
            try JSONMapper().update(&changed, from: "{\"\(key)\":\(value)}")
            try JSONMapper().update(&changed, from: "{\"\(key)\":\(other)}")
            model = changed
          }
          let told = outcome(Scalars()) { try JSONMapper().update(&$0, from: json) }
          #expect(told == expected, "\(json)")
          let first = JSONMapper(options: .init(duplicateKeys: .firstWins))
          let kept = outcome(Scalars()) { try first.update(&$0, from: json) }
          let alone = outcome(Scalars()) { try first.update(&$0, from: "{\"\(key)\":\(value)}") }
          #expect(kept == alone, "\(json)")
        }
      }
    }
  }

  /// Compares an update by text, at several places in memory, with the one by tree, and with the
  /// decoding of the same value.
  private func agree<Model: MappingDecodable>(
    _ model: Model, _ json: String, _ option: Int, made: (() -> Model)? = nil
  ) {
    let options = Self.options[option]
    let text = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    let tree = ValueMapper(options: .init(decoding: options, encoding: .init()))
    let make = made ?? { model }
    // The limits apply where the tree is decoded.
    let expected = outcome(make()) {
      try tree.update(&$0, from: text.decode(AnyValue.self, from: json))
    }
    let space = String(repeating: " ", count: 1100)
    for placed in [json, space + json, json + space] {
      let told = outcome(make()) { try text.update(&$0, from: placed) }
      #expect(told == expected, "\(Model.self) \(json) \(option)")
    }
  }

  /// The model after an update, or the code and the path of the error, and the model as it was.
  private func outcome<Model>(_ model: Model, _ update: (inout Model) throws -> Void) -> String {
    var changed = model
    do {
      try update(&changed)
      return shown(changed)
    } catch let error as MappingError {
      return "\(error.code) at \(error.path), \(shown(changed))"
    } catch {
      return "\(error)"
    }
  }

  private func shown(_ model: some Any) -> String {
    Mirror(reflecting: model).children.map { "\($0.value)" }.joined(separator: ", ")
  }
}
