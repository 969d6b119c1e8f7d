import Maquette

/// Recursive models of each kind, whose stack use per level differs by a factor of up to twenty.
enum StackModels {
  @Mappable struct Plain { var next: [Plain]? }

  @Mappable final class Object {
    var next: Object?
    init() {}
  }

  @Mappable class Base {
    var next: Base?
    init() {}
  }

  @Mappable class Derived: Base {
    var more: Derived?
  }

  @Mappable struct Single {
    @DecodableRules(acceptsSingleValues: true) var next: [Single]?
  }

  @Mappable struct Generic<Content: Mappable> { var next: [Content]? }

  @Mappable indirect enum External { case next(External), end }

  @Mappable(tagged: .internal("type")) indirect enum Internal { case node(next: Internal), end }

  @Mappable(tagged: .adjacent("type", content: "next")) indirect enum Adjacent {
    case node(Adjacent), end
  }

  @Mappable(tagged: .untagged) indirect enum Untagged { case node(next: Untagged), end(Int) }

  @Mappable struct Flattening { @CodableFlattened var inner: Flattened }

  @Mappable struct Flattened { var next: [Flattening]? }

  @Mappable struct Keeping {
    var next: [Keeping]?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable struct Deep { @CodingKey(path: "next[0]") var next: [Deep]? }

  @Mappable struct Hooked {
    var next: [Hooked]?

    @CodableHook(.willDecode) static func willDecode(_ tree: inout AnyValue) {}
    @CodableHook(.didEncode) func didEncode(_ tree: inout AnyValue) {}
  }

  @Mappable final class Called {
    var next: Called?
    init() {}

    @CodableHook(.didDecode) func didDecode() {}
  }
}
