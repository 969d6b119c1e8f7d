import Foundation
import Maquette
import Testing

/// With `hidesValues`, no output reveals a value.
@Suite("Hidden values")
struct HiddenValueTests {
  @Mappable
  enum Suit: String { case clubs, spades }

  @Mappable
  enum Shape { case circle(radius: Double), point }

  @Mappable
  struct Account {
    var id: Int = 0
    var small: Int8 = 0
    var name: String = ""
    var suit: Suit = .clubs
    var shape: Shape = .point
    var born: Date?
    var site: URL?
    var uuid: UUID?
    var data: Data?
    var price: Decimal?
    var letter: Character = "a"
    var byNumber: [Int: Int] = [:]
    var list: [Int] = []
    var set: Set<Int> = []
    @CodableBy(.date("yyyy")) var year: Date?
    @CodableDefault(3, on: .missing, .invalid) var fallback: Int
  }

  /// A strategy of the application, which tells what it found.
  struct TellingStrategy: CodingStrategy {
    struct Refused: Error { let value: String }

    var isOwnError = false

    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
      let text = try reader.read(String.self)
      if isOwnError { throw Refused(value: text) }
      throw MappingError(.invalidValue, expected: "a code", found: text, hint: "not \(text)")
    }

    func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
      try writer.write(value)
    }
  }

  @Mappable struct Coded { @CodableBy(TellingStrategy()) var code: Int }
  @Mappable struct OwnCoded { @CodableBy(TellingStrategy(isOwnError: true)) var code: Int }
  @Mappable struct Checked {
    var code: String
    @CodableHook(.didDecode) func refuse() throws { throw TellingStrategy.Refused(value: code) }
  }
  @Mappable struct Plain { var code: Int }

  @Test("Nor does an error that code of the application throws") func applications() throws {
    let text = #"{"code": "secret"}"#
    let configuration = try MappingConfiguration(
      .model(Plain.self).parsing("code") { _, _, value in
        throw MappingError(.invalidValue, expected: "a code", found: "\(value)")
      })
    func told<T: Mappable>(
      _ type: T.Type, hides: Bool, _ configuration: MappingConfiguration? = nil
    ) throws -> [String] {
      var mapper = JSONMapper(options: .init(hidesValues: hides))
      if let configuration { mapper = JSONMapper(options: .init(configuration: configuration)) }
      mapper.options.decoding.hidesValues = hides
      let error = #expect(throws: MappingError.self) { try mapper.decode(type, from: text) }
      let report = mapper.decodeReporting(type, from: text)
      return [error?.details ?? "", "\(report.issues)", try report.jsonString()]
    }
    for hides in [false, true] {
      let told =
        try told(Coded.self, hides: hides) + told(OwnCoded.self, hides: hides)
        + told(Checked.self, hides: hides) + told(Plain.self, hides: hides, configuration)
      for line in told { #expect(line.contains("secret") != hides, "\(line)") }
    }
    let errors = JSONMapper(options: .init(hidesValues: true))
      .decodeReporting(OwnCoded.self, from: text).issues
    #expect(errors.first?.error.description.contains("Refused") == true)
  }

  static let texts = [
    #"{"id":"secret"}"#, #"{"id":["secret"]}"#, #"{"small":7355608}"#, #"{"id":7355608.5}"#,
    #"{"suit":"secret"}"#, #"{"shape":"secret"}"#, #"{"shape":{"x":"secret"}}"#,
    #"{"shape":{"circle":"secret"}}"#,
    #"{"born":"secret"}"#, #"{"born":7355608735560873556087355608}"#, #"{"site":""}"#,
    #"{"uuid":"secret"}"#, #"{"data":"%secret"}"#, #"{"price":"secret"}"#,
    #"{"letter":"secret"}"#, #"{"byNumber":{"1":"secret"}}"#, #"{"list":[1,"secret"]}"#,
    #"{"set":["secret"]}"#, #"{"year":"secret"}"#, #"{"fallback":"secret"}"#,
    #"{"fallback":7355608.5,"id":"7355608"}"#, #"{"id":"secret""#, "{\"name\":\"secret\u{1}\"}",
  ]

  // Features: 172
  @Test("No error, issue, table or object tells a value", arguments: texts)
  func hidden(_ text: String) throws {
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      let mapper = JSONMapper(
        options: .init(conversions: policy, unknownKeys: .reject, hidesValues: true))
      let report = mapper.decodeReporting(Account.self, from: text)
      var told = [report.table(), try report.jsonString(), "\(report.issues)"]
      told += report.issues.map(\.error.details)
      if let tree = try? AnyValue(json: text) {
        let trees = ValueMapper(
          options: .init(conversions: policy, unknownKeys: .reject, hidesValues: true))
        told.append(try trees.decodeReporting(Account.self, from: tree).jsonString())
      }
      do {
        _ = try mapper.decode(Account.self, from: text)
      } catch {
        told += [error.details, try error.jsonString()]
      }
      for line in told {
        #expect(!line.contains("secret") && !line.contains("7355608"), "\(line)")
      }
    }
  }
}
