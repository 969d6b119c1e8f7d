import Foundation
import Maquette
import Testing

/// A dictionary has dates, and text for what a date does not hold.
@Suite("Timestamps in dictionaries") struct DictionaryTimestampTests {
  @Mappable struct Event: Equatable {
    var at: Timestamp
  }

  @Test(arguments: [
    "2023-12-31T23:59:59.999999999Z", "2023-12-31T23:59:59.5Z", "2024-05-06T07:08:09.123456Z",
    "0001-01-01T00:00:00Z",
  ])
  func `Come back`(_ text: String) throws {
    let event = try Event(json: #"{"at":"\#(text)"}"#)
    #expect(try Event(dictionary: event.dictionary()) == event)
  }

  @Test func `Are dates where dates hold them`() throws {
    let event = try Event(json: #"{"at":"2023-12-31T23:59:59.5Z"}"#)
    #expect(try event.dictionary()["at"] is Date)
  }
}
