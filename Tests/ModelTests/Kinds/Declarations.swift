public import Maquette
import MaquetteConstraints

// Declarations that must compile without a warning; `DeclarationTests` maps each of them.

enum Declared {
  // MARK: Access and place

  public struct Holder {
    @Mappable public struct Public: Equatable { public var a: Int }
  }
  @Mappable package struct Package: Equatable { package var a: Int }
  @Mappable internal struct Internal: Equatable { internal var a: Int }
  @Mappable fileprivate struct Fileprivate: Equatable { var a: Int }
  fileprivate struct Outer {
    @Mappable struct Nested: Equatable { var a: Int }
  }
  @Mappable struct PrivateMembers: Equatable {
    private var a: Int
    private(set) var b = 2
    fileprivate let c: String?
    public internal(set) var d: [Int]
  }

  // MARK: Structs

  @Mappable struct Empty: Equatable {}
  @Mappable struct Inferred: Equatable {
    var a = 3, b = 2.5, c = "", d = true, e = -1
    var f = [String]()
    var g = [String: Int]()
    var h = Set<Int>()
    var i = 7 as UInt8
    var j = Empty()
    private static let unused = 0
  }
  @Mappable struct Several: Equatable {
    var a, b: Int
    let c: String, d: String?
  }
  @Mappable struct Keywords: Equatable {
    var `class`: Int
    let `let`: String
    var `default` = 1
    var `self`: Int?
    var `Type`: Int?
  }
  @Mappable struct `struct`: Equatable { var a: Int }
  @Mappable struct Names: Equatable {
    var reader: Int
    var writer: Int
    var fields: Int
    var slot: Int
    var keys: Int
    var failedKeys: Int
    var modelName: Int
    var model: Int
    var value: Int
    var missing: Int
    var start: Int
    var isComplete: Bool
    var schema: Int?
    var changed: Int = 1
    @CodableIgnored var ignored = 1
  }
  @Mappable struct Constants: Equatable {
    let a: Int
    let b: Int?
    let c = 5
    let d: [Int] = [1]
    let e = [1: "a"].count + 1
  }
  @Mappable struct Observed: Equatable {
    var count: Int { didSet { changes += 1 } }
    var only: Int = 1 { willSet {} }
    @CodableIgnored var changes = 0
    var computed: Int { count * 2 }
    var both: Int {
      get { count }
      set { count = newValue }
    }
    static let shared = 1
    nonisolated(unsafe) static var other: [Int: Any] = [:]
    lazy var cached = computed
  }
  @Mappable struct Optionals: Equatable {
    var a: Int?
    var b: Int!
    var c: Optional<Int>
    var d: Swift.Optional<Int> = nil
    var e: Int?? = nil
    var f: (Int)?
    var g: [Int?]
    var h: Int? = 3
    var i: [Int]? = nil
  }
  typealias Maybe = Int?
  @Mappable struct Aliased: Equatable {
    var a: Maybe
    var b: Maybe = 3
    let c: Maybe
  }
  // swift-format-ignore
  @Mappable struct Comments: Equatable {
    /// Documented.
    var a: Int // and commented
    /* before */ var b: /* within */ Int /* after */ = /* here */ 2 // there
    @available(*, deprecated) var c: Int { 1 }
  }
  @Mappable struct Recursive: Equatable {
    var children: [Recursive] = []
    var parents: [Self]?
    static var none: [Self] { [] }
  }
  @Mappable struct Conditional: Equatable {
    var a: Int
    #if DEBUG
      func debug() {}
      static let flag = true
      var computed: Int { a }
    #endif
  }
  @Mappable struct OwnInit: Equatable {
    var a: Int
    init(a: Int) { self.a = a }
    init() { a = 1 }
  }
  @Mappable struct OwnCodingKeys: Equatable, Codable {
    @CodingKey("a") var a: Int
    enum CodingKeys: String, CodingKey { case a = "z" }
  }
  @Mappable struct OwnCodable: Equatable, Codable {
    var a: Int
    init(from decoder: any Decoder) throws { a = 1 }
    func encode(to encoder: any Encoder) throws {}
  }
  @Mappable struct StatesConformance: Mappable, Equatable { var a: Int }
  @Mappable struct StatesFields: FlattenedDecodable, FlattenedEncodable, Equatable { var a: Int }
  @Mappable(.decode) struct OnlyRead: Equatable { var a: Int }
  @Mappable(.encode) struct OnlyWritten {
    var a: Int
    var f = { 1 }()
  }
  @Mappable(.both) struct Both: Equatable { var a: Int }
  @Mappable struct Shadowed: Equatable {
    struct String: Equatable {}
    struct Int: Equatable {}
    struct Bool: Equatable {}
    struct Reader: Equatable {}
    var a: Swift.Int
  }

  // MARK: Generics

  @Mappable struct Generic<T> { var value: T }
  @Mappable struct Constrained<T: Mappable & Equatable>: Equatable { var value: T }
  @Mappable struct Where<T, U>: Equatable where T: Equatable, U: Equatable {
    var first: [T?]
    var second: [String: U] = [:]
  }
  @Mappable struct Keyed<K: Hashable, V: Equatable>: Equatable { var map: [K: V] }
  @Mappable struct Member<C: Collection> where C.Element: Equatable { var first: C.Element? }
  @Mappable struct Phantom<T>: Equatable { var id: Int }
  @Mappable struct Shadowing<R, W> {
    var r: R
    var w: W
  }
  @Mappable struct Flat<T: Equatable & FlattenedDecodable & FlattenedEncodable>: Equatable {
    @CodableFlattened var value: T
  }
  @Mappable struct Sized<let n: Int>: Equatable { var count = 1 }
  @Mappable enum Either<L, R> {
    case left(L)
    case right(R)
  }

  // MARK: Enums

  @Mappable enum Never {}
  @Mappable enum Plain: MappableKey, CaseIterable { case a, `default`, c }
  // swift-format-ignore
  @Mappable enum Text: String, MappableKey { case a, b = "bee" }
  // swift-format-ignore
  @Mappable enum Number: Int, CaseIterable { case a = -1, b, c = 0x10, d }
  @Mappable enum Letter: Character { case a = "x" }
  @Mappable indirect enum Tree: Equatable {
    case leaf
    case node(Tree, Int, Tree)
  }
  @Mappable enum Defaults: Equatable {
    case none(x: Int = 1, `in`: String? = nil)
    case only(Int = 3)
    case one(_ value: Int)
  }

  // MARK: Classes

  @Mappable final class Final {
    var a: Int
    init(a: Int) { self.a = a }
  }
  @Mappable final class Checked: Sendable {
    let a: Int
    init(a: Int) { self.a = a }
  }
  @Mappable class Root {
    var a = 1
    var b: String?
  }
  @Mappable class Child: Root { var c: [Int] = [] }
  @Mappable final class Grandchild: Child {
    var d: Int
    init(d: Int) {
      self.d = d
      super.init()
    }
  }
  @Mappable class NoInit {
    let a: Int
    var b: Int
  }
  @Mappable class Convenient {
    var a = 1
    convenience init(twice a: Int) {
      self.init()
      self.a = 2 * a
    }
  }
  class Plainness { var z = 9 }
  @Mappable class OfPlain: Plainness { var a = 1 }
  @Mappable class OfPlainNeedy: Plainness {
    var a: Int
    init(a: Int) { self.a = a }
  }
  @Mappable class OfProtocol: CustomStringConvertible {
    var a = 1
    var description: String { "x" }
  }
  @Mappable class GenericClass<T: Mappable> {
    var value: T
    init(value: T) { self.value = value }
  }
  @Mappable final class OfGeneric: GenericClass<Int> { var a = 1 }
  @Mappable(.decode) class ReadRoot { var a = 1 }
  @Mappable(.decode) class ReadChild: ReadRoot { var b: Int }
  @Mappable class BothChild: ReadRoot { var b = 2 }
  @Mappable(.encode) class WriteRoot { var a = 1 }
  @Mappable(.encode) class WriteChild: WriteRoot { var b = 2 }
  @MainActor @Mappable struct OnMain {
    var a: Int
    var b: MainClass?
  }
  @MainActor @Mappable class MainClass { var a = 1 }
}

extension Declared {
  @Mappable struct InExtension: Equatable { var a: Int }
}

@Mappable open class Opened {
  public var a: Int
  public init(a: Int) { self.a = a }
}
@Mappable open class OpenedChild: Opened { public var b: Int? }

public enum Space {}
extension Space {
  @Mappable public struct Inherited: Equatable { var a: Int }
}
