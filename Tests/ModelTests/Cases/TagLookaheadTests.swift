import Maquette
import TestSupport
import Testing

@Mappable(tagged: .internal("type"))
private enum Inside: Equatable {
  case a(Inner)
  case b(Inner)
}

@Mappable(tagged: .internal("t"))
private enum ShortTagged: Equatable {
  case a(Inner)
  case b(Inner)
}

@Mappable(tagged: .internal("a tag of exactly forty-five bytes, all of it!"))
private enum LongTagged: Equatable {
  case a(Inner)
  case b(Inner)
}

@Mappable(tagged: .internal("a tag of many more bytes than are compared at once: sixty-four"))
private enum LongerTagged: Equatable {
  case a(Inner)
  case b(Inner)
}

@Mappable(tagged: .adjacent("type", content: "content"))
private enum Beside: Equatable {
  case a(Inner)
  case b(Inner)
}

@Mappable(tagged: .untagged)
private enum Bare: Equatable {
  case first(First)
  case second(Second)
}

@Mappable private struct Inner: Equatable {
  var x = 0
  var y: AnyValue?
}

@Mappable private struct First: Equatable {
  var x: Int
  var only: Int
}

@Mappable private struct Second: Equatable {
  var x: Int
  @CodingKey("a longer key of more than sixteen bytes") var other: Int
}

@Mappable private class Family: ClassCluster, SchemaEquatable {
  class var cluster: PolymorphicTypes<Family> {
    PolymorphicTypes(discriminator: "type", ["a": FamilyA.self, "b": FamilyB.self])
  }
  var x = 0
}

@Mappable private final class FamilyA: Family {}

@Mappable private final class FamilyB: Family {
  @CodableExtras var rest: [String: AnyValue] = [:]
}

/// Tags and the keys of cases are found in text before an object is decoded, 64 bytes at a time.
///
/// A tree has no such shortcut, so both have to agree, wherever blocks begin.
@Suite("Tags and keys that are found before an object is decoded")
struct TagLookaheadTests {
  /// The members of objects with a tag, with two, or with something that looks like one.
  private static let objects = [
    #""type":"a","x":1"#, #""x":1,"type":"b""#, #""type":"a","x":1,"type":"b""#,
    #""type":"b","type":"a""#, #""type":"a","x":1,"ty\u0070e":"b""#,
    #""type":"a","t":"\"type\":""#, #""type":"a","y":{"type":"b"},"x":2"#,
    #""type":"a","y":[{"type":"b"},[{"type":"b"}]],"x":2"#,
    #""type":"a","y":"type","z":"a:b,{}[]","x":2"#, #""type":"a","y":{"z":{}},"type":"b""#,
    #""type" : "a" , "x" : 3 , "type" : "b""#, "\"type\":\"a\",\n\t\"type\"\n:\n\"b\"",
    #""type":"a","types":"b","typ":"b","":"b""#, #""type":"a","é":"ü😀","x":4"#,
    #""type":"a","content":{"x":1}"#, #""content":{"x":1},"type":"b""#,
    #""type":"a","content":{"x":1,"type":"b","content":{"x":2}}"#,
    #""type":"a","content":{"x":1},"type":"b""#,
    #""type":"a","content":{"x":1},"content":{"x":2}"#,
    #""type":"a","content":{"x":1},"c\u006Fntent":{"x":2}"#, #""type":"b""#,
    #""type":"c","x":1"#, #""type":null,"x":1"#, #""type":["a"],"x":1"#, #""x":1"#,
    #""x":1,"only":2"#, #""x":1,"a longer key of more than sixteen bytes":2"#,
    #""a longer key of more than sixteen bytes":2,"y":{"only":1},"x":1"#,
    #""only":2,"a longer key of more than sixteen bytes":2,"x":1"#, #""x":1,"on\u006Cy":2"#,
    #""x":1,"y":{"only":2}"#, #""x":1,"y":"only""#,
  ]

  private func outcome(_ body: () throws -> some Any) -> String {
    do { return "\(try body())" } catch let error as MappingError {
      return "\(error.code) at \(error.path)"
    } catch { return "\(error)" }
  }

  private func expectAgreement<T: Mappable>(_ type: T.Type, _ text: String) {
    let bytes = outcome { try T(json: text).jsonString() }
    let tree = outcome {
      try ValueMapper().decode(T.self, from: AnyValue(json: text)).jsonString()
    }
    #expect(bytes == tree, "\(type) from \(text)")
  }

  private func expectAgreement(_ object: String) {
    expectAgreement(Inside.self, object)
    expectAgreement(Beside.self, object)
    expectAgreement(Bare.self, object)
    expectAgreement(Family.self, object)
    expectAgreement([Inside].self, "[\(object),\(object)]")
    expectAgreement([Bare].self, "[\(object) , \(object)]")
  }

  @Test("Text gives what its tree gives, wherever blocks begin", arguments: objects)
  func agreement(_ members: String) {
    expectAgreement("{\(members)}")
    // Short texts are searched for the key itself, longer ones for the end of the object.
    let lengths = Array(0..<66) + [930, 990, 1000, 1010, 1020, 1030, 1500]
    for length in LongRun.sample(lengths, every: 4, seed: UInt64(members.utf8.count)) {
      let filler = "\"p\":\"" + String(repeating: "-", count: length) + "\""
      expectAgreement("{\(filler),\(members)}")
      expectAgreement("{\(members),\(filler)}")
    }
  }

  @Test("Keys of tags may have any length", arguments: objects)
  func lengths(_ members: String) {
    func expectAgreement<T: Mappable>(_ type: T.Type, _ key: String) {
      let members = members.replacing("\"type\"", with: "\"\(key)\"")
      for filler in ["", String(repeating: "-", count: 40), String(repeating: "-", count: 1100)] {
        self.expectAgreement(type, "{\(members),\"p\":\"\(filler)\"}")
      }
    }
    expectAgreement(ShortTagged.self, "t")
    expectAgreement(LongTagged.self, "a tag of exactly forty-five bytes, all of it!")
    expectAgreement(
      LongerTagged.self, "a tag of many more bytes than are compared at once: sixty-four")
  }

  @Test("Text with a mistake in its grammar is not decoded", arguments: objects)
  func mistakes(_ members: String) {
    let text = "{\(members)}"
    let ends = LongRun.sample(Array(text.unicodeScalars.indices.dropFirst()), every: 3)
    for end in ends {
      let cut = String(text.unicodeScalars[..<end])
      for broken in [cut, cut + "]", cut + "\"", cut + "}}", cut + ":1}"] {
        guard (try? AnyValue(json: broken)) == nil else {
          expectAgreement(broken)
          continue
        }
        #expect(throws: MappingError.self) { try Inside(json: broken) }
        #expect(throws: MappingError.self) { try Beside(json: broken) }
        #expect(throws: MappingError.self) { try Family(json: broken) }
        // What follows a value is read only after the value is decoded.
        let mistake = outcome { try AnyValue(json: broken) }
        guard !mistake.hasPrefix("trailingContent") else { continue }
        #expect(outcome { try Bare(json: broken) } == mistake, "\(broken)")
      }
    }
  }

  @Test("The rest of a stream is not part of an object")
  func streams() throws {
    let lines = "{\"type\":\"a\",\"x\":1}\n{\"type\":\"b\",\"x\":2}\n"
    let items = try JSONMapper().lines(of: Inside.self, from: lines).map { try $0.get() }
    #expect(items == [.a(Inner(x: 1)), .b(Inner(x: 2))])
  }
}
