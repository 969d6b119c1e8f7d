import Maquette
import Testing

extension MappingProfile {
  fileprivate static let shortKeys: MappingProfile = "short"
}

/// Models write their keys in the order of sorted JSON, where a table knows all of them.
///
/// Everything else is sorted afterwards. The text has to be that of the model's tree, which is always
/// sorted afterwards.
@Suite("Sorted keys of models")
struct SortedKeysTests {
  @Mappable struct SortedLeaf {
    var z = 1
    var a: String? = "a/ü"
    var m: Double? = nil
    @CodingKey("A") var upper = true
  }

  @Mappable struct SortedBranch {
    var leaves: [SortedLeaf] = [SortedLeaf(), SortedLeaf(z: 2, a: nil)]
    var leaf: SortedLeaf = SortedLeaf()
    var gone: Int? = nil
    @CodingKey("\"") var quote = 0
    var number = 1e21
  }

  @Mappable struct SortedKeyOutsideASCII {
    @CodingKey("\u{FFFD}") var last = 1
    @CodingKey("😀") var emoji = 2
    @CodingKey("é") var letter = 3
    var a: SortedLeaf = SortedLeaf()
  }

  @Mappable struct SortedWithDictionary {
    var words: [String: SortedLeaf] = ["b": SortedLeaf(), "a": SortedLeaf(z: 3)]
    var tree: AnyValue = ["d": 1, "c": ["f": 2, "e": 3]]
    var b = 1
  }

  @Mappable struct SortedWithExtras {
    var m = 1
    @CodableExtras var rest: [String: AnyValue] = ["z": 1, "a": 2]
    var b = 2
  }

  @Mappable struct SortedWithPaths {
    @CodingKey(path: "y.b") var first = 1
    var x = 2
    @CodingKey(path: "y.a") var second = 3
  }

  @Mappable struct SortedOuter {
    var n = 1
    @CodableFlattened var leaf: SortedLeaf
    @CodableFlattened(prefix: "b_") var other: SortedLeaf?
    var b: SortedLeaf = SortedLeaf()
  }

  @Mappable class SortedBase {
    var m = 1
    var c: SortedLeaf = SortedLeaf()
  }

  @Mappable final class SortedDerived: SortedBase {
    var z = 1
    var a: SortedLeaf = SortedLeaf()
  }

  @Mappable(tagged: .internal("m")) enum SortedCase {
    case leaf(SortedLeaf)
    case values(z: Int, a: SortedLeaf)
  }

  @Mappable struct SortedCases {
    var z: [SortedCase] = [.leaf(SortedLeaf()), .values(z: 1, a: SortedLeaf())]
    var a: SortedPlainCase = .pair(z: 1, a: 2)
  }

  @Mappable enum SortedPlainCase {
    case pair(z: Int, a: Int)
  }

  @Mappable struct SortedWithHook {
    var z = 1
    var a: SortedLeaf = SortedLeaf()

    @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["m"] = 2 }
  }

  @Mappable struct SortedByProfile {
    @CodingKey("b") @CodingKey("z", in: .shortKeys) var first = 1
    @CodingKey("c") @CodingKey("a", in: .shortKeys) var second: SortedLeaf = SortedLeaf()
  }

  private static let formats = [
    JSONFormat(sortsKeys: true), JSONFormat(isPretty: true, sortsKeys: true), .canonical,
    JSONFormat(sortsKeys: true, escapesSlashes: true, escapesNonASCII: true),
  ]

  private static let models: [any MappingEncodable & Sendable] = [
    SortedLeaf(), SortedBranch(), [SortedBranch()], ["b": SortedLeaf(), "a": SortedLeaf()],
    SortedKeyOutsideASCII(), SortedWithDictionary(), SortedWithExtras(), SortedWithPaths(),
    SortedOuter(leaf: SortedLeaf(), other: SortedLeaf()), SortedCases(), SortedWithHook(),
    SortedByProfile(),
  ]

  private func check(_ model: some MappingEncodable) throws {
    for format in Self.formats {
      var mapper = JSONMapper(options: .init(format: format))
      for profile in [nil, .shortKeys] as [MappingProfile?] {
        mapper.options.encoding.conventions.profile = profile
        for selection in [nil, EncodingSelection.without("a", "z.a")] {
          mapper.options.encoding.selection = selection
          var trees = ValueMapper()
          trees.options.encoding = mapper.options.encoding
          let expected = try trees.encode(model).jsonString(format)
          #expect(try mapper.encodeString(model) == expected, "\(model)")
          #expect(try mapper.encode(model) == Array(expected.utf8))
        }
      }
    }
  }

  @Test("Text under a configuration, or without what is empty, is that of the tree")
  func otherOptions() throws {
    let configuration = try MappingConfiguration(
      .model(SortedLeaf.self).key("zz", for: "a").key("A", for: "z").key("y.x", for: "upper"))
    for format in Self.formats {
      for options in [
        EncodingOptions(configuration: configuration), EncodingOptions(omitsEmpty: true),
        EncodingOptions(nilValues: .writeNull, configuration: configuration),
        EncodingOptions(nilValues: .writeNull, views: []),
      ] {
        var mapper = JSONMapper(options: .init(format: format))
        mapper.options.encoding = options
        var trees = ValueMapper()
        trees.options.encoding = options
        for model in Self.models {
          let expected = try trees.encode(model).jsonString(format)
          #expect(try mapper.encodeString(model) == expected, "\(model)")
        }
      }
    }
  }

  @Test("Text is that of the tree", arguments: models)
  func agreement(_ model: any MappingEncodable & Sendable) throws { try check(model) }

  @Test("The fields of a superclass are sorted among those of a class")
  func classes() throws {
    let object = try SortedDerived(json: "{}")
    try check(object)
    let format = JSONFormat(sortsKeys: true)
    let leaf = #"{"A":true,"a":"a/ü","z":1}"#
    #expect(
      try object.jsonString(format) == #"{"a":\#(leaf),"c":\#(leaf),"m":1,"z":1}"#)
  }

  @Test("Raw text inside a model is sorted, too")
  func rawText() throws {
    let model = try SortedRaw(z: 1, a: RawJSON(#"{ "y" : 1, "b" : [{"d":1,"c":2}] }"#))
    #expect(
      try model.jsonString(JSONFormat(sortsKeys: true))
        == #"{"a":{"b":[{"c":2,"d":1}],"y":1},"z":1}"#)
    #expect(throws: MappingError.self) {
      try SortedRaw(z: 1, a: RawJSON(#"{"y":1,"y":2}"#)).jsonString(.canonical)
    }
  }

  @Mappable struct SortedRaw {
    var z: Int
    var a: RawJSON
  }

  @Test("Text inside text keeps the order of its keys")
  func embeddedText() throws {
    #expect(
      try SortedEmbedding().jsonString(JSONFormat(sortsKeys: true))
        == #"{"a":1,"z":"{\"y\":1,\"b\":2}"}"#)
  }

  @Mappable struct SortedEmbedding {
    @CodableBy(.json(SortedEmbedded.self)) var z: SortedEmbedded = SortedEmbedded()
    var a = 1
  }

  @Mappable struct SortedEmbedded {
    var y = 1
    var b = 2
  }

  @Test("An error in a model has its path")
  func errors() {
    for format in Self.formats {
      let error = #expect(throws: MappingError.self) {
        try SortedFailing().jsonString(format)
      }
      #expect(error?.code == .unencodable)
      #expect(error.map { "\($0.path)" } == "a.bad")
    }
  }

  @Mappable struct SortedFailing {
    var z = 1
    var a: SortedBad = SortedBad()
  }

  @Mappable struct SortedBad {
    var z = "z"
    var bad: Double = .nan
    var a = "a"
  }
}
