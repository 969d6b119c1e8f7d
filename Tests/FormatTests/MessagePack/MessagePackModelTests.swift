import Foundation
import Maquette
import MaquetteCore
import MaquetteMessagePack
import Testing

@Mappable struct MessagePackMeasure: Equatable {
  var at: Date
  var id: UUID
  var raw: Data
  var place: MessagePackExtension
  var price: Decimal
}

/// Models of MessagePack.
// Features: 221
@Suite("MessagePack: models")
struct MessagePackModelTests {
  private let measure = MessagePackMeasure(
    at: Date(timeIntervalSince1970: 1.5),
    id: UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0F")!, raw: Data([1, 2]),
    place: MessagePackExtension(type: 5, bytes: [7]), price: Decimal(string: "0.1")!)

  @Test func nativeTypes() throws {
    let written = try measure.messagePackBytes()
    #expect(
      hexadecimal(written)
        == "85 a26174 d7ff7735940000000001 a26964 c410000102030405060708090a0b0c0d0e0f "
        .appending("a3726177 c4020102 a5706c616365 d40507 a57072696365 cb3fb999999999999a")
        .filter { $0 != " " })
    #expect(try MessagePackMeasure(messagePack: written) == measure)
    #expect(try MessagePackMeasure(messagePack: Data(written)) == measure)
    #expect(
      MessagePackMapper().decodeReporting(MessagePackMeasure.self, from: written).issues == [])
  }

  @Test func datesAreExactToTheNanosecond() throws {
    for seconds in [0, 1.5, -1e9, 700_000_000.123, 1e11, -6.2e10] {
      let moment = Timestamp(secondsSince2001: seconds)
      #expect(try Timestamp(messagePack: try moment.messagePackBytes()) == moment)
    }
    let fine = Timestamp(secondsSince2001: 1e-10)
    #expect(
      try Timestamp(messagePack: try fine.messagePackBytes()) == Timestamp(secondsSince2001: 0))
    let almost = Timestamp(secondsSince2001: -1e-10)
    #expect(
      try Timestamp(messagePack: try almost.messagePackBytes()) == Timestamp(secondsSince2001: 0))
    #expect(throws: MappingError.self) {
      try Timestamp(secondsSince2001: .infinity).messagePackBytes()
    }
    #expect(throws: MappingError.self) { try Timestamp(secondsSince2001: 1e19).messagePackBytes() }
  }

  @Test func decimalsThatNoDoublePrintsAreText() throws {
    let decimal = try #require(Decimal(string: "12345678901234567890.5"))
    let written = try decimal.messagePackBytes()
    #expect(written.first == 0xB6)
    #expect(try Decimal(messagePack: written) == decimal)
  }

  @Test func extensionsBelongToMessagePack() throws {
    let item = MessagePackExtension(type: 5, bytes: [1, 2])
    #expect(try item.jsonString() == #""AQI=""#)
    #expect(try Data(messagePack: try item.messagePackBytes()) == Data([1, 2]))
    let error = try #require(throws: MappingError.self) {
      try [MessagePackExtension](messagePack: bytes("9101"))
    }
    #expect(
      error.description
        == "expected an extension of MessagePack at '[0]', found number 1 (byte 1)")
    #expect(throws: MappingError.self) { try MessagePackExtension(json: "1") }
    #expect(MessagePackExtension(1) == nil)
  }

  @Test func duplicateKeys() throws {
    let item = bytes("83a16101a16202a16103")
    let rejecting = MessagePackMapper(options: .init(duplicateKeys: .reject))
    let error = try #require(throws: MappingError.self) { try rejecting.decodeValue(from: item) }
    #expect(error.description == "duplicate key at 'a' (byte 9)")
    let many = try MessagePackMapper().encode(
      Dictionary(uniqueKeysWithValues: (0..<200).map { ("key \($0) with a long name", $0) }))
    #expect(try rejecting.decode([String: Int].self, from: many).count == 200)
  }

  @Test func keysOfManyLengths() throws {
    var object: [String: Int] = [:]
    for length in 0..<70 { object[String(repeating: "k", count: length)] = length }
    let list = [object, object, object]
    #expect(try [[String: Int]](messagePack: try list.messagePackBytes()) == list)
    let text = (0..<70).map {
      String(repeating: "é", count: $0) + String(repeating: "x", count: $0 % 5)
    }
    #expect(try [String](messagePack: try text.messagePackBytes()) == text)
    for count in 1...24 {
      for place in 0..<count {
        var item = [UInt8](repeating: 0x61, count: count)
        item[place] = 0xFF
        let error = #expect(throws: MappingError.self) {
          try MessagePackMapper().decodeValue(from: [0xA0 | UInt8(count)] + item)
        }
        #expect(error?.byteOffset == 1 + place)
      }
    }
  }
}
