import Foundation
import Maquette

/// What `sculpt migrate` makes of the types in `Before.swift`.
enum AfterStrict {
  /// Everything is synthesized.
  @Mappable(conversions: .strict)
  struct Plain {
    let id: Int
    var name: String
    var score: Double
    var isNew: Bool
    var nick: String?
    var tags: [String]
    var sizes: [String: Int]
    var link: URL?
  }

  @Mappable(fieldNaming: .snakeCase, conversions: .strict)
  struct Renamed: Hashable {
    var id: Int
    var userName: String
    var imageURL: String?
  }

  @Mappable(conversions: .strict)
  struct Partial {
    let kind = "partial"
    var id: Int
    @CodingKey("text.html") var body: String  // the text
    @CodableIgnored var isRead = false
    @CodableIgnored var note: String?
  }

  @Mappable(conversions: .strict)
  struct Initial {
    var count = 5
    var limit: Int? = nil
    var title: String
  }

  @Mappable(conversions: .strict)
  struct Defaults {
    @CodableDefault([]) var tags: [String]
    @CodableDefault(3, on: .missing, .null, .invalid) var level: Int
    @CodableDefault("plain") let theme: String
    var size: Double = 1
    var nick: String?
    @CodableDefault(Int?.none, on: .invalid) var age: Int?
    @CodableDefault(Renamed?.none, on: .invalid) var part: Renamed?
  }

  /// Each initial value is the default, too, for a value of another kind.
  @Mappable(conversions: .strict)
  struct Begun {
    @DecodableRules(invalidProperties: .drop) var ratio: Double = 1
    @DecodableRules(invalidProperties: .drop) var suit: Suit = .hearts
    @DecodableRules(invalidProperties: .drop) var tags: [String] = []

    @Mappable(conversions: .strict)
    enum Suit: String { case hearts, spades }
  }

  /// Types with raw values are coded as these.
  @Mappable(conversions: .strict)
  struct Raw {
    var id: ID
    var options: [Options]
    var kind: Kind?

    struct ID: RawRepresentable, Mappable, Hashable {
      var rawValue: String
    }

    struct Options: OptionSet, Mappable {
      let rawValue: Int
      static let fast = Options(rawValue: 1)
    }

    enum Kind: RawRepresentable, Mappable {
      case known
      case other(String)

      init(rawValue: String) { self = rawValue == "known" ? .known : .other(rawValue) }

      var rawValue: String {
        switch self {
        case .known: "known"
        case .other(let text): text
        }
      }
    }
  }

  /// A single value without a variable for its container.
  @Mappable(transparent: true, conversions: .strict)
  struct Direct {
    let text: String
  }

  @Mappable(conversions: .strict)
  struct Nested {
    var id: Int
    @CodingKey(path: "author.display_name") var author: String
    @CodingKey(path: "author.place.city") var city: String?
    @CodingKey(path: "statistics.views") @EncodableIf(.always) var views: Int?
  }

  @Mappable(conversions: .strict)
  struct Written {
    var id: Int
    @EncodableIf(.always) var owner: String?
    @EncodableIf(.notEmpty) var tags: [String] = []
    var comment: String?
    @EncodableIgnored var secret = "none"
    @CodingKey("old", encode: "new") var old: Int
  }

  @Mappable(transparent: true, conversions: .strict)
  struct Identifier: Hashable {
    let value: Int
  }

  @Mappable(conversions: .strict)
  enum Suit: String { case hearts, spades = "SPADES" }
  @Mappable(conversions: .strict)
  enum Level: Int { case low = 1, high }

  @Mappable(conversions: .strict)
  enum Colour: String {
    case red, green
    @CodableFallback case unknown
  }

  @Mappable(tagged: .codable, conversions: .strict)
  enum Shape {
    case circle(radius: Double, label: String?)
    case square(Double)
    @CodingKey("segment") case line(Int, Int)
    case nothing
  }

  @Mappable(conversions: .strict)
  struct Hand {
    var suit: Suit
    var level: Level?
    var colours: [Colour]
    var shape: Shape
    var id: Identifier
  }

  @Mappable(conversions: .strict)
  final class Node {
    var name: String
    var children: [Node]

    init(name: String, children: [Node]) { (self.name, self.children) = (name, children) }
  }

  /// It has no initializer but that of the decoder.
  @Mappable(conversions: .strict)
  final class Leaf {
    let id: Int
    var color: String? { didSet { changes += 1 } }
    @CodableIgnored var changes = 0
  }

  @Mappable(conversions: .strict)
  struct Page<Item: Mappable> {
    var items: [Item]
    var next: Int?
  }

  @Mappable(.encode)
  struct Search {
    var query: String
    var limit = 20
    var cursor: String?
    @CodableIgnored var session: String
  }

  @Mappable(.decode, conversions: .strict)
  struct Found {
    let title: String
    var score: Double?
  }

  @Mappable(conversions: .strict)
  struct Apart {
    @CodingKey("ID") var id: Int
    @CodableDefault("") var name: String
  }

  @Mappable(conversions: .strict)
  struct Conditional<Value> {
    var value: Value
  }
}
