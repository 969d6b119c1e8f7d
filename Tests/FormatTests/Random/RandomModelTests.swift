import Maquette
import TestSupport
import Testing

/// Random models of all kinds survive every format under every profile, and damaged documents are
/// errors with a place, or values.
@Suite("Random models in every format")
struct RandomModelTests {
  /// The number of documents for each format and each kind of options.
  private static let count = LongRun.count(40, long: 1000)

  /// The options that change keys.
  enum Keys: CaseIterable {
    case declared, ofProfile, configured

    var profile: MappingProfile? { self == .declared ? nil : .short }

    var configuration: MappingConfiguration? {
      self == .configured ? try? MappingConfiguration(naming: .screamingSnakeCase) : nil
    }
  }

  // Features: 4.1, 225, 226
  @Test(
    "Models of random shapes survive every format and set of keys", arguments: FormatUnderTest.all,
    Keys.allCases)
  func roundTrips(_ format: FormatUnderTest, _ keys: Keys) throws {
    let configuration = keys.configuration
    #expect((configuration != nil) == (keys == .configured))
    let conventions = CodingConventions(profile: keys.profile)
    let options = Options(
      decoding: DecodingOptions(conventions: conventions, configuration: configuration),
      encoding: EncodingOptions(conventions: conventions, configuration: configuration))
    var held = 0
    for seed in 0..<Self.count {
      var source = RandomSource(for: format, seed: UInt64(seed))
      let model = RandomComposition.model(&source, levels: source.below(4))
      if try check(model, &source, format, options, seed) { held += 1 }
    }
    // The sources make values that the format can represent, so most of them are checked.
    #expect(held > Self.count / 3, "\(held) of \(Self.count)")
  }

  private struct Options {
    let decoding: DecodingOptions
    let encoding: EncodingOptions
  }

  /// - Returns: Whether the format can represent the value.
  private func check<T: RandomModel>(
    _ type: T.Type, _ source: inout RandomSource, _ format: FormatUnderTest, _ options: Options,
    _ seed: Int
  ) throws -> Bool {
    let model = T.random(&source)
    let (decoding, encoding) = (options.decoding, options.encoding)
    let mapper = ValueMapper(options: .init(decoding: decoding, encoding: encoding))
    let tree = try mapper.encode(model)
    guard format.holds(tree) else { return false }
    #expect(try mapper.decode(T.self, from: tree) == model, "\(type): \(tree)")
    let name = Comment(rawValue: "\(type), seed \(seed)")
    let document: [UInt8]
    do {
      document = try format.mapping.encode(model, encoding)
    } catch {
      Issue.record("\(name): \(error)\n\(tree)")
      return false
    }
    func shown() -> Comment { "\(name)\n\(String(decoding: document, as: UTF8.self))" }
    do {
      #expect(try format.mapping.decode(T.self, from: document, decoding) == model, shown())
      let report = format.mapping.report(T.self, from: document, decoding)
      #expect(report.value == model, shown())
      #expect(report.errors.isEmpty, "\(shown()): \(report.errors)")
      // A row updates through a tree without the traits of the format.
      if !format.hasRows {
        var updated = model
        try format.mapping.update(&updated, from: document, decoding)
        #expect(updated == model, shown())
      }
    } catch {
      Issue.record("\(shown()): \(error)")
    }
    for _ in 0..<4 {
      try checkDamaged(T.self, source.generator.damaged(document), format, decoding)
    }
    return true
  }

  /// Checks that a damaged document is an error with a place, or a value.
  private func checkDamaged<T: RandomModel>(
    _ type: T.Type, _ document: [UInt8], _ format: FormatUnderTest, _ options: DecodingOptions
  ) throws {
    let report = format.mapping.report(T.self, from: document, options)
    for issue in report.issues {
      let offset = try #require(issue.error.byteOffset, "\(type): \(issue) in \(document)")
      #expect((0...document.count).contains(offset))
    }
    do {
      let model = try format.mapping.decode(T.self, from: document, options)
      #expect(report.value == model, "\(type): \(document)")
    } catch {
      #expect(report.errors.contains { $0.code == error.code }, "\(type): \(document)")
    }
  }
}

extension RandomSource {
  /// Values that a format can represent.
  init(for format: FormatUnderTest, seed: UInt64) {
    self.init(generator: SeededGenerator(seed: seed))
    hasArrays = !format.hasRows
    hasNestedArrays = format.name != "XML"
    hasEmptyContainers = format.name != "form" && !format.hasRows
    hasNull = format.mapping.traits.kinds.contains(.null)
    hasFractions = !format.name.contains("property list")
  }
}
