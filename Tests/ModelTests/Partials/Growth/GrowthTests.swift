import Maquette
import TestSupport
import Testing

@testable import MaquetteStreams

/// What a partial value of a typed model shows stays, at every cut of random documents, and a mistake is
/// an error as soon as no more text can mend it.
@Suite("Partial values of typed models only grow")
struct GrowthTests {
  /// A kind of model, alone and inside others.
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (_ seed: UInt64) throws -> Void

    init<Model: Drafted & SendableMetatype>(_ name: String, _ type: Model.Type) {
      testDescription = name
      check = { seed in
        try expectGrowth(of: Model.self, seed) { $0.write(Model.self) }
        try expectGrowth(of: [Model].self, seed) { $0.list(of: Model.self) }
        try expectGrowth(of: [String: Model?].self, seed) {
          $0.object(
            isOpen: false,
            ["a", "b\\n"].map { .init($0) { $0.write(Model.self) } } + [
              .init("c") { $0.add("null") }
            ])
        }
        try expectError(of: Model.self, seed) { $0.write(Model.self) }
        try expectError(of: [Model].self, seed) { $0.list(of: Model.self) }
      }
    }
  }

  static let kinds = [
    Kind("structs in arrays in structs", GrownDeck.self),
    Kind("aliases, paths, flattened members and extras", GrownPlaces.self),
    Kind("rules and defaults", GrownRules.self), Kind("dropped elements", GrownLenient.self),
    Kind("dictionaries and sets", GrownSets.self), Kind("classes", GrownNode.self),
    Kind("subclasses", GrownLeaf.self), Kind("code of its own", GrownPair.self),
    Kind("enums with external tags", GrownStep.self),
    Kind("enums with internal tags", GrownShape.self),
    Kind("enums with tags at a path", GrownDeep.self),
    Kind("enums with adjacent tags", GrownEvent.self), Kind("untagged enums", GrownLoose.self),
    Kind("flattened enums", GrownFlat.self),
    Kind("internal tags, or none", GrownOpenShape.self),
    Kind("external tags, or none", GrownOpenStep.self),
    Kind("adjacent tags, or none", GrownOpenEvent.self),
    Kind("first elements as tags, or none", GrownOpenRow.self),
    Kind("unknown tags", GrownKeptTag.self), Kind("unknown raw values", GrownWord.self),
  ]

  @Test("At every cut, for each kind of model", arguments: kinds)
  func everyCut(_ kind: Kind) throws {
    for seed in 0..<UInt64(LongRun.count(8, long: 400)) { try kind.check(seed) }
  }

  @Mappable(tagged: .untagged) enum Named: Equatable {
    case both(name: String, id: Int)
    case named(name: String)
  }

  @Test("An open value of an untagged enum may become another case, with all that it had")
  func otherCase() throws {
    var parser = JSONMapper().partialParser(of: [Named].self)
    parser.append(#"[{"name":"a","#.utf8)
    #expect(try parser.next()?.model == [.named(name: "a")])
    parser.append(#""id":1}"#.utf8)
    #expect(try parser.next()?.model == [.both(name: "a", id: 1)])
  }

  @Test("A value that may still get a tag waits, also where issues are reported")
  func waiting() throws {
    for mapper in [JSONMapper(), JSONMapper(onIssue: { _ in })] {
      var parser = mapper.partialParser(of: [GrownOpenShape].self)
      parser.append(#"[{"x":1,"#.utf8)
      #expect(try parser.next()?.model == [])
      parser.append(#""label":"a"},{"x":2,"type":"dot""#.utf8)
      let (old, dot) = (GrownPoint(x: 1, label: "a"), GrownPoint(x: 2))
      #expect(try parser.next()?.model == [.other(old), .dot(dot)])
      parser.append("}]".utf8)
      #expect(try parser.finish() == [.other(old), .dot(dot)])
      let start = try mapper.decodePartial([GrownOpenShape].self, from: #"[{"x":1,"#)
      #expect(start?.model == [])
    }
  }

  /// Feeds a right document in single bytes.
  private static func expectGrowth<Model: MappingDecodable & Equatable & Growing>(
    of type: Model.Type, _ seed: UInt64, _ write: (inout Draft) -> Void
  ) throws {
    var draft = Draft(seed: seed)
    write(&draft)
    let whole = try Model(json: draft.text)
    for (openStrings, values) in [(OpenStrings.omit, OpenValues.omitted), (.include, .included)] {
      var parser = JSONMapper().partialParser(of: Model.self, openStrings: openStrings)
      var last: PartialJSON<Model>?
      for (index, byte) in draft.text.utf8.enumerated() {
        parser.append(CollectionOfOne(byte))
        guard let found = try parser.next() else { continue }
        if let last {
          #expect(
            found.model.continues(last.model, values),
            "\(last.model)\nbecame\n\(found.model)\nat \(index) of \(draft.text)")
        }
        #expect(whole.continues(found.model, values), "\(found.model) at \(index) of \(draft.text)")
        last = found
      }
      #expect(try parser.finish() == whole, "\(draft.text)")
      #expect(last == nil || last?.isComplete == false || last?.model == whole, "\(draft.text)")
    }
  }

  /// Feeds a document with one wrong value in single bytes.
  private static func expectError<Model: MappingDecodable>(
    of type: Model.Type, _ seed: UInt64, _ write: (inout Draft) -> Void
  ) throws {
    for countdown in 0..<4 {
      var draft = Draft(seed: seed, mistakeAfter: countdown)
      write(&draft)
      guard let end = draft.mistakeEnd else { continue }
      let expected = #expect(throws: MappingError.self) { try Model(json: draft.text) }
      for openStrings in [OpenStrings.omit, .include] {
        var parser = JSONMapper().partialParser(of: Model.self, openStrings: openStrings)
        var found: MappingError?
        for (index, byte) in draft.text.utf8.enumerated() where found == nil {
          parser.append(CollectionOfOne(byte))
          do throws(MappingError) {
            _ = try parser.next()
          } catch {
            found = error
            #expect(index < end, "late at \(index): \(draft.text)")
          }
        }
        if found == nil {
          #expect(end > draft.text.utf8.count, "no error: \(draft.text)")
          do throws(MappingError) { _ = try parser.finish() } catch { found = error }
        }
        #expect(found?.description == expected?.description, "\(draft.text)")
      }
    }
  }
}
