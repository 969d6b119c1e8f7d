import AgreementSupport
import Maquette
import TestSupport
import Testing

/// What is decoded here was computed when it was encoded.
@Suite("Computed properties in every format")
struct ComputedFormatTests {
  @Mappable struct Queue {
    var items: [String] = []
    var isThere: Bool { !items.isEmpty }
    // Without items it cannot be computed.
    @EncodableComputed @EncodableIf(\Queue.isThere) var first: String { items[0] }
    @EncodableComputed @EncodableBy(.text(Int.self)) var count: Int { items.count }
    @EncodableComputed @EncodableDefault("none") var second: String? { items.dropFirst().first }
    @EncodableComputed var third: String? { items.dropFirst(2).first }
    @EncodableComputed var fourth: Presence<String> {
      items.count > 3 ? .value(items[3]) : .missing
    }
  }

  @Mappable struct Owner {
    var name = "n"
    @CodableFlattened var queue: Queue?
    @CodableFlattened(prefix: "x_") var other: Queue?
  }

  @Mappable struct SeenQueue: Equatable {
    var items: [String] = []
    var first: String?
    var count: String?
    var second: String?
    var third: String?
    var fourth: String?
  }

  @Mappable struct Seen: Equatable {
    var name: String
    @CodableFlattened var queue: SeenQueue
    @CodableFlattened(prefix: "x_") var other: SeenQueue
  }

  private static let owners: [(Owner, Seen)] = [
    (
      Owner(queue: nil, other: Queue()),
      Seen(name: "n", queue: SeenQueue(), other: SeenQueue(count: "0", second: "none"))
    ),
    (
      Owner(queue: Queue(items: ["a"]), other: nil),
      Seen(
        name: "n", queue: SeenQueue(items: ["a"], first: "a", count: "1", second: "none"),
        other: SeenQueue())
    ),
    (
      Owner(queue: Queue(items: ["a", "b", "c", "d"]), other: Queue(items: ["e", "f"])),
      Seen(
        name: "n",
        queue: SeenQueue(
          items: ["a", "b", "c", "d"], first: "a", count: "4", second: "b", third: "c", fourth: "d"),
        other: SeenQueue(items: ["e", "f"], first: "e", count: "2", second: "f"))
    ),
  ]

  @Test("In a flattened member that may be nil, also under affixes", arguments: 0..<owners.count)
  func flattened(_ index: Int) throws {
    let (owner, seen) = Self.owners[index]
    for format in FormatUnderTest.all where !format.hasRows {
      let document = try format.mapping.encode(owner, EncodingOptions())
      #expect(
        try format.mapping.decode(Seen.self, from: document, DecodingOptions()) == seen,
        "\(format.name)")
    }
    let sorted = JSONMapper(options: .init(format: .canonical))
    #expect(try JSONMapper().decode(Seen.self, from: sorted.encode(owner)) == seen)
    #expect(try ValueMapper().decode(Seen.self, from: ValueMapper().encode(owner)) == seen)
  }

  @Test("Beside properties that a configuration moves", arguments: 0..<owners.count)
  func configured(_ index: Int) throws {
    let (owner, seen) = Self.owners[index]
    let configuration = try MappingConfiguration(.model(Owner.self).key("title", for: "name"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let tree = try AnyValue(json: mapper.encode(owner))
    #expect(tree["title"].string == "n" && tree["name"] == .null)
    var moved = tree
    moved["name"] = "n"
    #expect(try ValueMapper().decode(Seen.self, from: moved) == seen)
    #expect(
      try ValueMapper(options: .init(configuration: configuration)).encode(owner) == tree)
  }
}
