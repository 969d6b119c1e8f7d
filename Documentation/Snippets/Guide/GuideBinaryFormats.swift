// MessagePack and CBOR: the same models in fewer bytes, native dates and bytes, tags, and a format of
// one's own.

import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCore
import MaquetteMessagePack

@Mappable
struct Measurement {
  var id: UUID
  var takenAt: Date
  var celsius: Double
  var raw: Data = Data()
  var note: String?
}

let measurement = Measurement(
  id: UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")!,
  takenAt: Date(timeIntervalSince1970: 1_700_000_000), celsius: 21.5, raw: Data([1, 2, 3]))

let packed = try measurement.messagePackBytes()
let cbor = try measurement.cborBytes()
print(packed.count, cbor.count, try measurement.jsonBytes().count)
// 62 56 106
print(try Measurement(messagePack: packed).celsius)
// 21.5
print(try Measurement(cbor: Data(cbor)).takenAt == measurement.takenAt)
// true

// The options of JSON, and those of the format.
let mapper = CBORMapper(
  options: .init(conversions: .strict, unknownKeys: .reject, format: .deterministic))
let first = try mapper.encode(["b": 1, "a": 2])
let second = try mapper.encode(["a": 2, "b": 1])
print(first == second)
// true

// Errors have the path and the byte offset.
let broken: [UInt8] = [0x81, 0xA1, 0x67] + Array("celsius".utf8) + [0x61, 0x78]
do {
  _ = try [Measurement](cbor: broken)
} catch {
  print(error)
  // expected Double at '[0].celsius' in Measurement, found string "x" (byte 10)
}
let cut = Array(cbor.dropLast(2))
do {
  _ = try Measurement(cbor: cut)
} catch {
  print(error)
  // unexpected end of the data, expected 3 bytes at 'raw', found 1 more byte (byte 52)
}

// Unknown tags are kept.
@Mappable
struct Sample {
  var mass: CBORTagged<Double>
}
let sample = Sample(mass: CBORTagged(tag: 40_000, value: 72.5))
print(try sample.cborBytes().map { String($0, radix: 16) }.joined(separator: " "))
// a1 64 6d 61 73 73 d9 9c 40 f9 54 88
print(try Sample(cbor: try sample.cborBytes()).mass.tag ?? 0)
// 40000

// Integer keys, as in COSE and CTAP.
@Mappable
struct PublicKey {
  @CodingKey("1") var type: Int
  @CodingKey("3") var algorithm: Int
  @CodingKey("-1") var curve: Int
}
let compact = CBORMapper(
  options: .init(format: CBORFormat(keyOrder: .bytewise, writesIntegerKeys: true)))
print(try compact.encode(PublicKey(type: 2, algorithm: -7, curve: 1)).map { String($0, radix: 16) })
// ["a3", "1", "2", "3", "26", "20", "1"]

// A sequence of values without a container.
let stream = MessagePackMapper(options: .init(format: MessagePackFormat(isSequence: true)))
print(try stream.decode([Int].self, from: [1, 2, 3]))
// [1, 2, 3]

// A custom format: a parser that returns a tree, and a printer.
struct PairsFormat: TextFormat {
  var traits: FormatTraits {
    var traits = FormatTraits()
    traits.scalarsAreText = true
    traits.kinds = [.bool, .number, .string, .object]
    traits.rootKinds = [.object]
    return traits
  }

  func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var object = AnyValue.Object()
    for line in lines(of: source) {
      guard line.separator < line.end else {
        throw MappingError(.unexpectedCharacter, at: line.start, expected: "a name and '='")
      }
      object[text(source, line.start..<line.separator)] =
        .string(text(source, line.separator + 1..<line.end))
    }
    return .object(object)
  }

  func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var text = ""
    for member in tree.object ?? [:] {
      text += "\(member.key)=\(member.value.string ?? member.value.description)\n"
    }
    return Array(text.utf8)
  }

  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var search = PathSearch(paths)
    search.begin(at: 0)
    for line in lines(of: source) {
      search.begin(.key(text(source, line.start..<line.separator)), at: line.separator + 1)
      search.end()
    }
    return search.offsets
  }

  private func text(_ source: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { source[$0] }, as: UTF8.self)
  }

  /// Where each line begins, has its first '=' and ends.
  private func lines(of source: Span<UInt8>) -> [(start: Int, separator: Int, end: Int)] {
    var lines: [(start: Int, separator: Int, end: Int)] = []
    var start = 0
    var separator: Int?
    for index in 0..<source.count {
      if source[index] == UInt8(ascii: "=") { separator = separator ?? index }
      guard source[index] == UInt8(ascii: "\n") else { continue }
      lines.append((start, separator ?? index, index))
      (start, separator) = (index + 1, nil)
    }
    return lines
  }
}

@Mappable
struct Settings {
  var host: String
  var port: Int
  var isSecure = false
}
let pairs = FormatMapper<PairsFormat>()
let settings = try pairs.decode(Settings.self, from: "host=example.com\nport=8080\nisSecure=true\n")
print(settings.port, settings.isSecure)
// 8080 true
print(try pairs.encodeString(settings), terminator: "")
// host=example.com
// port=8080
// isSecure=true
do {
  _ = try pairs.decode(Settings.self, from: "host=example.com\nport=none\n")
} catch {
  print(error)
  // expected Int at 'port' in Settings, found string "none" (line 2, column 6)
}
