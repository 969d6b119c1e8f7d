import Maquette
import Synchronization
import Testing

@Mappable
private struct ReportedLine: Equatable {
  var id: Int
  var tags: [Int] = []
}

@Mappable @DecodableRules(invalidElements: .drop)
private struct ReportedList: Equatable {
  var lines: [ReportedLine] = []
}

private final class Issues: Sendable {
  private let all = Mutex<[MappingIssue]>([])
  func add(_ issue: MappingIssue) { all.withLock { $0.append(issue) } }
  var texts: [String] { all.withLock { $0.map(\.description) } }
}

/// Values of a text that grows are read again and again, but what is told of them is told once.
@Suite("Issues of text that arrives in pieces") struct PartialIssueTests {
  private static func mapper(_ issues: Issues, _ repairs: JSONRepairs) -> JSONMapper {
    var mapper = JSONMapper(options: .init(repairs: repairs, unknownKeys: .report))
    mapper.onIssue = { issues.add($0) }
    return mapper
  }

  @Test(
    "Each issue is reported once",
    arguments: [
      (
        #"{"lines":[{"id":"1","tags":["2",3]},{"id":"x"},{"id":2,"more":[1]},{"id":"3"}],"z":1}"#,
        false
      ),
      (#"{"lines":[{"id":"1"},{"id":2,},{"id":"3"},{"id":"x"}]}"#, true),
    ], [1, 5, 1000])
  func once(_ sample: (text: String, isRepaired: Bool), _ length: Int) throws {
    let repairs: JSONRepairs = sample.isRepaired ? .all : []
    let whole = Issues()
    let model = try Self.mapper(whole, repairs).decode(ReportedList.self, from: sample.text)
    for strings in [OpenStrings.omit, .include] {
      let issues = Issues()
      var parser = Self.mapper(issues, repairs)
        .partialParser(of: ReportedList.self, openStrings: strings)
      var bytes = Array(sample.text.utf8)[...]
      while !bytes.isEmpty {
        parser.append(bytes.prefix(length))
        bytes = bytes.dropFirst(length)
        _ = try parser.next()
        _ = try parser.next()
      }
      #expect(try parser.finish() == model)
      #expect(issues.texts.sorted() == whole.texts.sorted(), "\(strings)")
    }
  }
}
