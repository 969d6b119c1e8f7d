import Maquette
import Testing

@Mappable
private struct Walk: Sendable {
  var id: Int
  var title: String?
  var start: Stop?
  var stops: [Stop] = []
  var counts: [String: Int] = [:]
  var kinds: [Kind] = []
  @CodableBy(.json([String].self)) var tags: [String] = []
  @CodableFlattened var extent: Extent
  @CodingKey(path: "to.place") var place: String?

  @Mappable
  struct Stop: Sendable { var minutes: Int = 0 }

  @Mappable
  struct Extent: Sendable { var width = 0 }

  @Mappable(tagged: .untagged)
  enum Kind: Sendable { case number(Int), stop(Stop) }
}

/// What a value is in JSON is known when it begins.
@Suite("The kinds of values in JSON that is still arriving")
struct PartialKindTests {
  /// Returns the error that the last byte of a text causes; an error before is an issue of the test.
  private func lastError(
    _ text: String, _ strings: OpenStrings, _ mapper: JSONMapper = JSONMapper()
  ) -> MappingError? {
    var parser = mapper.partialParser(of: [Walk].self, openStrings: strings)
    for (offset, byte) in text.utf8.enumerated() {
      parser.append([byte])
      do throws(MappingError) {
        _ = try parser.next()
      } catch {
        if offset < text.utf8.count - 1 { Issue.record("\(error) at \(offset) of \(text)") }
        return error
      }
    }
    return nil
  }

  @Test(
    "A container where the declared type takes another kind of value is an error at its bracket",
    arguments: [
      ("{", "$"), ("[[", "[0]"), (#"[{"id":{"#, "[0].id"), (#"[{"id":1,"title":["#, "[0].title"),
      (#"[{"start":["#, "[0].start"), (#"[{"start":{"minutes":["#, "[0].start.minutes"),
      (#"[{"stops":{"#, "[0].stops"), (#"[{"stops":[{},["#, "[0].stops[1]"),
      (#"[{"counts":["#, "[0].counts"), (#"[{"counts":{"a":1,"b":{"#, "[0].counts.b"),
    ])
  func containers(_ text: String, _ path: String) {
    for strings in [OpenStrings.omit, .include] {
      let error = lastError(text, strings)
      #expect(error?.code == .typeMismatch && error?.path.description == path, "\(text)")
      #expect(error?.location?.column == text.utf8.count, "\(text)")
    }
  }

  @Test(
    "It is none where an enum, a strategy, a flattened member or a nested path reads it",
    arguments: [
      #"[{"kinds":[{"#, #"[{"kinds":["#, #"[{"tags":["#, #"[{"tags":{"#, #"[{"width":{"#,
      #"[{"to":{"place":["#,
    ])
  func others(_ text: String) {
    for strings in [OpenStrings.omit, .include] { #expect(lastError(text, strings) == nil) }
  }

  @Test("Keys of a configuration are not those of the declaration")
  func configured() throws {
    let configuration = try MappingConfiguration(
      .model(Walk.self).key("start", for: "stops").key("stops", for: "start"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    for text in [#"[{"start":[{"#, #"[{"stops":{"#] {
      #expect(lastError(text, .omit, mapper) == nil)
    }
  }

  @Test("Where values of a wrong kind are dropped, they stay dropped")
  func dropped() throws {
    let mapper = JSONMapper(options: .init(rules: .init(invalidElements: .drop)))
    var parser = mapper.partialParser(of: [Int].self)
    parser.append(Array(#"[1,{"a":[2],"b":"#.utf8))
    #expect(try parser.next()?.model == [1])
    parser.append(Array("3},4]".utf8))
    #expect(try parser.finish() == [1, 4])
  }
}
