import Foundation
import MaquetteCodable
import MaquetteCore
import TestSupport
import Testing

@Suite struct HostileInputTests {
  indirect enum Nest: Codable {
    case end
    case more([Nest])
    init(from decoder: any Decoder) throws {
      self = .more(try decoder.singleValueContainer().decode([Nest].self))
    }
    func encode(to encoder: any Encoder) throws {
      var elements = encoder.unkeyedContainer()
      if case .more(let inside) = self { for nest in inside { try elements.encode(nest) } }
    }
  }

  @Test("512 levels decode, and 513 are an error with its location")
  func depth() throws {
    @Sendable func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    try onLargeStack {
      _ = try CodableJSONDecoder().decode(Nest.self, from: nested(512))
      do {
        _ = try CodableJSONDecoder().decode(Nest.self, from: nested(513))
        Issue.record("no error")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription.contains("line 1, column 513"))
        #expect((context.underlyingError as? MappingError)?.code == .depthExceeded)
      }
    }
    let decoder = CodableJSONDecoder()
    #expect(throws: DecodingError.self) {
      try decoder.decode(Nest.self, from: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test("A type that decodes or encodes itself endlessly gets an error")
  func recursion() {
    struct Endless: Codable {
      init() {}
      init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Endless.self)
      }
      func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(Endless())
      }
    }
    struct Deeper: Encodable {
      func encode(to encoder: any Encoder) throws {
        var elements = encoder.unkeyedContainer()
        try elements.encode(Deeper())
      }
    }
    #expect(throws: DecodingError.self) { try CodableJSONDecoder().decode(Endless.self, from: "5") }
    #expect(throws: EncodingError.self) { try CodableJSONEncoder().encode(Endless()) }
    #expect(throws: EncodingError.self) { try CodableJSONEncoder().encode(Deeper()) }
    #expect(throws: EncodingError.self) { try CodableJSONEncoder().encode(["a": [Deeper()]]) }
  }

  @Test(
    "Text with a syntax error anywhere is rejected, with line and column",
    arguments: [
      "", " ", "[1,2,]", "{\"x\":1,}", "[1,,2]", "[,1]", "01", "-", "+1", ".5", "1.", "1e", "[1 2]",
      "{\"x\" 1}", "{x: 1}", "\"\\q\"", "\"\\ud800\"", "\"\u{1}\"", "nul", "tru", "[", "{",
      "{\"a\":",
      "[1]]", "1 2", "\"", "[\"\\u12\"]", "{\"a\":[01]}", "{\"a\":\"\\x\"}", "/**/1", "NaN", "'a'",
      "[-]", "[1e+]", "\u{feff}", "\u{a0}1",
    ])
  func brokenText(json: String) {
    struct Nothing: Decodable {}
    do {
      _ = try CodableJSONDecoder().decode(Nothing.self, from: json)
      Issue.record("accepted \(json)")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.contains("line 1, column"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("The decoder and Maquette's own reader accept the same mutated texts")
  func mutations() throws {
    struct Nothing: Decodable {}
    let seeds = [
      #"{"a": [1, -2.5e3, "xé\u00e9\n", true, null, {"b": {}}], "long key of many bytes": 12345678901234567890}"#,
      #"[[[]], {"": ""}, 0.1234567890123456789, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]"#,
      "  -0.0e-5  ",
    ]
    var random = SeededGenerator(seed: 42)
    for round in 0..<LongRun.count(2000, long: 6000) {
      var bytes = Array(seeds[round % seeds.count].utf8)
      if round % 4 == 0 { bytes += repeatElement(0x20, count: 1100) }
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(Array("{}[],:\"\\0123456789.eE+-tfn ".utf8)[random.below(27)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(6)))
        }
        if bytes.isEmpty { break }
      }
      let isJSON = (try? AnyValue(json: bytes)) != nil
      let isDecoded = (try? CodableJSONDecoder().decode(Nothing.self, from: bytes)) != nil
      // Bytes that begin like another encoding are decoded in that encoding.
      if bytes.prefix(4).contains(0) || bytes.first ?? 0 >= 0xFE { continue }
      #expect(isDecoded == isJSON, "\(String(decoding: bytes, as: UTF8.self))")
      if isDecoded, isJSON {
        let value = try CodableJSONDecoder().decode(AnyValue.self, from: bytes)
        var options = JSONMapper.Options()
        options.decoding.duplicateKeys = .firstWins
        #expect(try value == JSONMapper(options: options).decode(AnyValue.self, from: bytes))
      }
    }
  }

  @Test("The limit on digits applies independently")
  func digits() throws {
    let decoder = CodableJSONDecoder()
    decoder.limits.numberLength = 5
    #expect(try decoder.decode([Int].self, from: "[12345]") == [12345])
    for json in ["[1234567]", "[123.4567]"] {
      #expect(throws: DecodingError.self) { try decoder.decode([Double].self, from: json) }
    }
  }

  @Test(
    "Text in UTF-16 and UTF-32 that is not valid is rejected",
    arguments: [
      [0x22, 0x00, 0x00, 0xD8, 0x22, 0x00],
      [0x22, 0, 0, 0, 0x00, 0xD8, 0, 0, 0x22, 0, 0, 0],
      [0x22, 0, 0, 0, 0x00, 0x00, 0x11, 0x00, 0x22, 0, 0, 0],
    ] as [[UInt8]])
  func mistakenUnits(_ bytes: [UInt8]) {
    #expect(throws: DecodingError.self) {
      try CodableJSONDecoder().decode(String.self, from: bytes)
    }
  }

  @Test("Exceeded limits are reported with the location")
  func limits() {
    let decoder = CodableJSONDecoder()
    decoder.limits = .init(
      depth: 3, size: 60, stringLength: 5, elementCount: 4, numberLength: 6)
    for (json, code): (String, MappingError.Code) in [
      ("[[[[1]]]]", .depthExceeded), ("[\"123456\"]", .stringTooLong),
      ("{\"123456\": 1}", .stringTooLong), ("[1,2,3,4,5]", .tooManyElements),
      ("[1234567]", .numberTooLong), (String(repeating: " ", count: 60) + "1", .sizeExceeded),
    ] {
      do {
        _ = try decoder.decode(AnyValue.self, from: json)
        Issue.record("accepted \(json)")
      } catch DecodingError.dataCorrupted(let context) {
        #expect((context.underlyingError as? MappingError)?.code == code)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(throws: Never.self) {
      try decoder.decode(AnyValue.self, from: #"[[["12345", 123456]]]"#)
    }
  }

  @Test("A union that throws many errors in a large text takes linear time")
  func unions() throws {
    enum Union: Decodable {
      case text(String)
      init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if (try? single.decode(Int.self)) != nil { throw CancellationError() }
        if (try? single.decode(Bool.self)) != nil { throw CancellationError() }
        if (try? single.decode([Int].self)) != nil { throw CancellationError() }
        self = .text(try single.decode(String.self))
      }
    }
    let json = "[" + repeatElement("\"x\"", count: 5_000).joined(separator: ",") + "]"
    #expect(try CodableJSONDecoder().decode([Union].self, from: json).count == 5_000)
  }

  @Test("Deep documents and types end with an error, or none, on a stack of 512 KB")
  func smallStack() throws {
    try onStack(of: 512 << 10) {
      for depth in [100, 512, 100_000] {
        let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        _ = try? CodableJSONDecoder().decode(Nest.self, from: json)
        if let tree = try? CodableJSONDecoder().decode(AnyValue.self, from: json) {
          _ = try? CodableJSONEncoder().encode(tree)
        }
        var nest = Nest.end
        for _ in 0..<min(depth, 1000) { nest = .more([nest]) }
        _ = try? CodableJSONEncoder().encode(nest)
      }
    }
  }

  @Test("A tree is usable by the thread that decoded it, or refused", arguments: [128, 256, 512])
  func deepTrees(_ size: Int) throws {
    try onStack(of: size << 10) {
      for levels in [10, 60, 250, 1000, 20_000] {
        let json = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let decoder = CodableJSONDecoder()
        decoder.limits.depth = .max
        do {
          let tree = try decoder.decode(AnyValue.self, from: json)
          #expect(tree == (try decoder.decode(AnyValue.self, from: json)))
          #expect(try JSONMapper().encodeString(tree) == json)
        } catch let error as DecodingError {
          #expect(levels > 10 && "\(error)".contains("nested too deep"), "\(error)")
        }
      }
    }
  }

  func onLargeStack(_ body: @escaping @Sendable () throws -> Void) throws {
    try onStack(of: 64 << 20, body)
  }

  /// Runs a closure on a thread with a stack of a given size.
  func onStack(of size: Int, _ body: @escaping @Sendable () throws -> Void) throws {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var failure: (any Error)?
    let thread = Thread {
      do { try body() } catch { failure = error }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    if let failure { throw failure }
  }
}
