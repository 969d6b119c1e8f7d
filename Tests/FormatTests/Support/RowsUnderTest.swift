@testable import MaquetteCore

/// A format whose documents are arrays of rows: a document has a single row, which is the model.
struct RowsUnderTest<Format: TreeFormat>: MappingUnderTest {
  let format: Format

  private var rows: TreeFormatUnderTest<Format> { TreeFormatUnderTest(format: format) }

  /// A row is an object.
  var traits: FormatTraits {
    var traits = format.traits
    traits.rootKinds = [.object]
    return traits
  }

  func decode<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) -> T { try row(of: rows.decode([T].self, from: document, options)) }

  /// A row does not update another: it is decoded to a tree, which updates the model.
  func update<T: MappingDecodable>(
    _ model: inout T, from document: [UInt8], _ options: DecodingOptions
  ) throws(MappingError) {
    let tree = try row(of: rows.decode([AnyValue].self, from: document, options))
    try ValueMapper(options: .init(decoding: options, encoding: .init())).update(&model, from: tree)
  }

  func report<T: MappingDecodable>(
    _ type: T.Type, from document: [UInt8], _ options: DecodingOptions
  ) -> MappingReport<T> {
    let report = rows.report([T].self, from: document, options)
    let count = report.value?.count ?? 0
    guard count != 1 else { return MappingReport(value: report.value?[0], issues: report.issues) }
    // A row that fails is dropped from the array, and its error is reported.
    guard report.errors.isEmpty else { return MappingReport(value: nil, issues: report.issues) }
    return MappingReport(notOneRow(count))
  }

  func encode(_ model: some MappingEncodable, _ options: EncodingOptions) throws(MappingError)
    -> [UInt8]
  {
    try rows.encode([model], options)
  }

  private func row<T>(of rows: [T]) throws(MappingError) -> T {
    guard rows.count == 1 else { throw notOneRow(rows.count) }
    return rows[0]
  }

  private func notOneRow(_ count: Int) -> MappingError {
    MappingError(.invalidValue, at: 0, expected: "one row", found: "\(count)")
  }
}
