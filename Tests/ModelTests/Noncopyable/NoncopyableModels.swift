import Foundation
public import Maquette

/// A log of the `deinit`s of a test's values.
final class Endings: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  var all: [String] { lock.withLock { names } }

  func add(_ name: String) { lock.withLock { names.append(name) } }

  /// The log of the current test.
  @TaskLocal static var current = Endings()
}

@Mappable
struct Handle: NoncopyableMappable, ~Copyable {
  let id: Int
  var label: String = "?"

  deinit { Endings.current.add("handle \(id) \(label)") }
}

/// A type that is not a model.
struct Seal: ~Copyable {
  var isBroken = false
}

@Mappable(fieldNaming: .snakeCase)
struct Login: NoncopyableMappable, ~Copyable {
  let id: Int
  var userName: String = "?"
  @CodingKey(path: "meta.visitor") var visitor: Visitor?
  @DecodableAlias("lvl") @Validated(.range(0...9)) var level: Int = 1
  @CodableBy(.base64URL) var token: Data?
  @CodableIgnored var seal = Seal()
  @EncodableComputed var title: String { "\(userName) \(id)" }

  deinit { Endings.current.add("login \(id)") }
}

/// A model that contains others of its type.
@Mappable
struct Channel: NoncopyableMappable, ~Copyable {
  var name: String
  var input: Handle
  var output: Handle?
  @CodingKey(path: "more.spare") var spare: Handle? = nil
  var error: Handle = Handle(id: 0, label: "default")
  @CodableDefault(7) var retries: Int
  var limit = 3
  let fixed = "x"
}

@Mappable
struct Deep: NoncopyableMappable, ~Copyable {
  var channel: Channel
  var rest: AnyValue?
}

@Mappable(.decode)
public struct Ticket: NoncopyableDecodable, ~Copyable {
  public let id: Int
  var seat: String?
}

@Mappable(.encode)
public struct Receipt: NoncopyableEncodable, ~Copyable {
  let id: Int
  var ratio = 0.5
}

@Mappable
struct Crate<Content: Mappable>: NoncopyableMappable, ~Copyable {
  var content: Content
  var more: [Content]?
}

@Mappable
struct Wrapper<Content: NoncopyableMappable & ~Copyable>: NoncopyableMappable, ~Copyable {
  var content: Content
  var more: Content?
}

@Mappable(container: "data.items[1]")
struct Boxed: NoncopyableMappable, ~Copyable {
  let id: Int
  var name = "?"
}

@Mappable(layout: .array)
struct Pair: NoncopyableMappable, ~Copyable {
  var x: Int
  var handle: Handle?
  var y = 0
}

@Mappable
struct Keeping: NoncopyableMappable, ~Copyable {
  var id = 0
  @CodableFlattened var visitor: Visitor
  @CodableExtras var others: AnyValue.Object
}

@Mappable
struct Hooked: NoncopyableMappable, ~Copyable {
  var name: String
  var calls: Calls = Calls()

  @CodableHook(.willDecode)
  static func upgrade(_ tree: inout AnyValue) throws {
    guard tree["title"] != "forbidden" else { throw Refusal() }
    if tree["title"] != .null { tree = ["name": tree["title"]] }
  }

  @CodableHook(.willEncode)
  func prepare() throws {
    if name.isEmpty { throw Refusal() }
    calls.count += 1
  }

  @CodableHook(.didEncode)
  func stamp(_ tree: inout AnyValue) {
    tree = ["name": tree["name"], "calls": .number(AnyValue.Number(calls.count))]
  }

  struct Refusal: Error {}
}

@Mappable
final class Calls {
  @CodableIgnored var count = 0
}

@Mappable
struct Plain: NoncopyableDecodable & NoncopyableEncodable & ~Copyable {
  let fixed = 1
}

@Mappable(memberwiseInit: .internal)
struct ConditionalLease: NoncopyableMappable, ~Copyable {
  var id: Int
  var handle: Handle?
  #if DEBUG
    @CodingKey("debug_level") var level = 0
  #else
    @CodingKey("level") var level = 1
  #endif
}

/// Decodes a model from JSON, from an `AnyValue` and from a dictionary, and checks that all encode
/// alike.
func rewritten<Model: Mappable & ~Copyable>(
  _ type: Model.Type, _ json: String
) throws -> String {
  let tree = try AnyValue(json: json)
  let written = try JSONMapper().decode(Model.self, from: json).jsonString()
  var others = [try ValueMapper().decode(Model.self, from: tree).jsonString()]
  if let object = tree.object {
    others.append(try Model(dictionary: object.dictionary).jsonString())
  }
  let value = try ValueMapper().encode(Model(json: json))
  others.append(try value.jsonString())
  for other in others where other != written { return other + " is not " + written }
  return written
}

/// The error of decoding a model from JSON; its code and path must agree with those of a tree.
func failure<Model: MappingDecodable & ~Copyable>(
  _ type: Model.Type, _ json: String
) -> String {
  do throws(MappingError) {
    _ = try Model(json: json)
    return "no error"
  } catch {
    guard let tree = try? AnyValue(json: json) else { return error.description }
    do throws(MappingError) {
      _ = try ValueMapper().decode(Model.self, from: tree)
      return "no error from a tree"
    } catch let other {
      let agrees = other.code == error.code && other.path == error.path
      return agrees ? error.description : "\(error) but of a tree \(other)"
    }
  }
}

/// The log of the `deinit`s during a closure.
func endings(_ body: () throws -> Void) rethrows -> [String] {
  let endings = Endings()
  try Endings.$current.withValue(endings, operation: body)
  return endings.all
}

@Mappable
struct Levels: NoncopyableMappable, ~Copyable {
  var one: Int?
  var two: Int??
}
