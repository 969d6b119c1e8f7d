import Foundation
import Maquette
import TestSupport
import Testing

/// Generated code decodes damaged documents from bytes and through a tree with the same result.
@Suite("Ways into every shape of model")
struct ShapeAgreementTests {
  private static let options: [DecodingOptions] = [
    DecodingOptions(), DecodingOptions(conversions: .strict),
    DecodingOptions(conversions: .lenient),
    DecodingOptions(unknownKeys: .reject), DecodingOptions(duplicateKeys: .firstWins),
  ]

  @Test func documentsAreRead() throws {
    for text in EveryShape.documents {
      let model = try EveryShape(json: text)
      #expect(try EveryShape(json: model.jsonData()) == model)
      #expect(try EveryShape(dictionary: model.dictionary()) == model)
    }
  }

  @Test(arguments: 30..<38)
  func agree(_ seed: UInt64) {
    let texts = DamagedDocuments(
      of: EveryShape.documents, count: LongRun.count(130, long: 400), seed: seed)
    for (row, text) in texts.enumerated() {
      compare(text, Self.options[row % Self.options.count])
    }
  }

  private func compare(_ text: [UInt8], _ options: DecodingOptions) {
    let shown = "\(String(decoding: text, as: UTF8.self)) \(options.conversions)"
    let mapper = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    let trees = ValueMapper(options: .init(decoding: options, encoding: .init()))
    let direct = Result { try mapper.decode(EveryShape.self, from: text) }
    let report = mapper.decodeReporting(EveryShape.self, from: text)
    // In a report, rejected keys leave the model complete.
    if let model = try? direct.get() { #expect(report.value == model, "\(shown)") }
    guard let tree = try? mapper.decode(AnyValue.self, from: text) else {
      #expect((try? direct.get()) == nil, "\(shown)")
      #expect(report.value == nil, "\(shown)")
      return
    }
    let byTree = Result { try trees.decode(EveryShape.self, from: tree) }
    if let model = try? direct.get() { #expect((try? byTree.get()) == model, "\(shown)") }
    // A tree has lost the values of duplicate keys that do not count, and their errors.
    if !repeatsKeys(text) {
      #expect((try? direct.get()) == (try? byTree.get()), "\(shown)")
      #expect(direct.error?.code == byTree.error?.code, "\(shown)")
      #expect(direct.error?.path == byTree.error?.path, "\(shown)")
      let treeReport = trees.decodeReporting(EveryShape.self, from: tree)
      #expect(treeReport.value == report.value, "\(shown)")
      #expect(treeReport.issues.map(\.code) == report.issues.map(\.code), "\(shown)")
      #expect(treeReport.issues.map(\.path) == report.issues.map(\.path), "\(shown)")
    }
    checkUpdate(text, mapper, trees, tree, shown)
  }

  private func checkUpdate(
    _ text: [UInt8], _ mapper: JSONMapper, _ trees: ValueMapper, _ tree: AnyValue, _ shown: String
  ) {
    guard !repeatsKeys(text), let model = try? EveryShape(json: EveryShape.documents[0]) else {
      return
    }
    var direct = model
    var byTree = model
    let error = Result { try mapper.update(&direct, from: text) }.error
    let treeError = Result { try trees.update(&byTree, from: tree) }.error
    #expect(error?.code == treeError?.code, "\(shown)")
    #expect(direct == byTree, "\(shown)")
    if error != nil { #expect(direct == model, "\(shown)") }
  }

  private func repeatsKeys(_ text: [UInt8]) -> Bool {
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    return Result { try strict.decode(AnyValue.self, from: text) }.error?.code == .duplicateKey
  }
}

extension Result {
  /// The mapping error, if there is one.
  fileprivate var error: MappingError? {
    if case .failure(let error) = self { return error as? MappingError }
    return nil
  }
}
