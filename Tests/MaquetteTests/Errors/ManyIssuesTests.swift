import Maquette
import TestSupport
import Testing

@Suite("Reports with many issues")
struct ManyIssuesTests {
  @Mappable struct Account {
    var id = 0
  }

  /// The processor time of a report of an object in which every key is repeated.
  private func time(of count: Int, _ number: inout Int) -> UInt64 {
    let members = (0..<count).map { #""k\#($0)":1,"k\#($0)":2"# }
    let json = "{" + members.joined(separator: ",") + "}"
    let mapper = JSONMapper(
      options: .init(duplicateKeys: .reject, limits: .init(issues: .max)))
    return ProcessorTime.of {
      number = mapper.decodeReporting(Account.self, from: json).issues.count
    }
  }

  @Test("Repeated keys take time in proportion to their number") func repeatedKeys() {
    var (few, many) = (0, 0)
    _ = time(of: 100, &few)
    let short = time(of: 3000, &few)
    let long = time(of: 48_000, &many)
    #expect(few == 3000 && many == 48_000)
    // Sixteen times as many; the square would take far longer.
    #expect(long < short * 48)
  }
}
