import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteRepairs

/// An option that accelerators do not know turns all of them off: a new option cannot be ignored.
@Suite("An option that no accelerator heeds")
struct UnheededOptionTests {
  private static func options(
    _ change: (inout DecodingOptions) -> Void = { _ in }
  ) -> DecodingOptions {
    var options = DecodingOptions()
    change(&options)
    return options
  }

  @Test("The loop without inspection, attempts, and the loop over configured tables step aside")
  func loops() throws {
    let plain = Self.options()
    #expect(!plain.hasUnheededOptions)
    #expect(__ReadingState(options: plain).allowsFastPath)
    #expect(__ReadingState(options: plain).allowsAttempts)

    var unheeded = plain
    unheeded.unheeded = true
    #expect(unheeded.hasUnheededOptions)
    let state = __ReadingState(options: unheeded)
    #expect(!state.allowsFastPath && !state.allowsShortValues && !state.allowsAttempts)

    let configuration = try MappingConfiguration()
    var configured = Self.options { $0.configuration = configuration }
    #expect(__ReadingState(options: configured).allowsConfiguredTables)
    configured.unheeded = true
    #expect(!__ReadingState(options: configured).allowsConfiguredTables)
  }

  @Test("Every named option is heeded, alone and with the others")
  func namedOptions() throws {
    let configuration = try MappingConfiguration()
    let all: [(inout DecodingOptions) -> Void] = [
      { $0.limits.depth = 3 }, { $0.keys = .ignoringCase }, { $0.conventions.profile = "v2" },
      { $0.configuration = configuration }, { $0.reportsDefaults = true },
      { $0.repairer = JSONRepairs.commas.repairer }, { $0.acceptsJSONText = true },
    ]
    for change in all { #expect(!Self.options(change).hasUnheededOptions) }
    let together = Self.options { options in for change in all { change(&options) } }
    #expect(!together.hasUnheededOptions)
  }

  @Test("Decoding and updating have the same results")
  func results() throws {
    var record = Record.sample
    record.note = "unread"
    let text = try record.jsonString()
    var options = DecodingOptions()
    options.unheeded = true
    let mapper = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    #expect(try mapper.decode(Record.self, from: text) == record)
    #expect(mapper.decodeReporting(Record.self, from: text).value == record)
    var changed = Record(id: 1)
    try mapper.update(&changed, from: text)
    #expect(changed == record)
  }
}
