// Dates: the usual shapes without a word, and one shape by a strategy.

import Foundation
import Maquette

@Mappable
struct Event {
  var at: Date  // any common format; encoded as ISO 8601
  @CodableBy(.date("EEE MMM dd HH:mm:ss Z yyyy")) var posted: Date?
  @CodableBy(.millisecondsSince1970) var edited: Date?
  @CodableBy(.dates(["yyyy-MM-dd HH:mm", "yyyy-MM-dd"])) var due: Date?
  @CodableBy(.iso8601(precision: .milliseconds)) var sent: Date?
}

for text in [
  #""2009-03-31T18:01:12Z""#, #""2009-03-31 18:01:12""#, #""2009-03-31""#,
  #""2009-03-31T20:01:12.5+02:00""#, #""Tue Mar 31 18:01:12 +0000 2009""#,
  #""Tue, 31 Mar 2009 18:01:12 GMT""#, "1238522472", "1238522472000", #""1238522472""#,
] {
  print(try Date(json: text).jsonString())
}
// "2009-03-31T18:01:12Z"
// "2009-03-31T18:01:12Z"
// "2009-03-31T00:00:00Z"
// "2009-03-31T18:01:12.5Z"
// "2009-03-31T18:01:12Z"
// "2009-03-31T18:01:12Z"
// "2009-03-31T18:01:12Z"
// "2009-03-31T18:01:12Z"
// "2009-03-31T18:01:12Z"

// A strategy names one format.
let event = try Event(
  json: #"""
    { "at": "2009-03-31", "posted": "Tue Mar 31 18:01:12 +0000 2009", "edited": 1238522472000,
      "due": "2009-04-01", "sent": "2009-03-31T18:01:12Z" }
    """#)
print(try event.jsonString(.pretty))
// {
//   "at": "2009-03-31T00:00:00Z",
//   "posted": "Tue Mar 31 18:01:12 +0000 2009",
//   "edited": 1238522472000,
//   "due": "2009-04-01 00:00",
//   "sent": "2009-03-31T18:01:12.000Z"
// }

// Values that are not dates.
for text in [
  #"{"at": "31/03/2009"}"#, #"{"at": "20090331"}"#, #"{"at": "2009-02-30"}"#,
  #"{"at": 0, "posted": "Tue Mar 31"}"#, #"{"at": 0, "due": "soon"}"#, #"{"at": []}"#,
] {
  do {
    _ = try Event(json: text)
  } catch {
    print(error)
  }
}
// expected a date at 'at' in Event, found string "31/03/2009" (line 1, column 8)
// expected a date at 'at' in Event, found string "20090331"; it could be a number of seconds or a date in digits; choose one with a strategy (line 1, column 8)
// expected a date at 'at' in Event, found string "2009-02-30" (line 1, column 8)
// expected a date as EEE MMM dd HH:mm:ss Z yyyy at 'posted' in Event, found string "Tue Mar 31" (line 1, column 21)
// expected a date as yyyy-MM-dd HH:mm or a date as yyyy-MM-dd at 'due' in Event, found string "soon" (line 1, column 18)
// expected a date at 'at' in Event, found an array (line 1, column 8)

// Seconds, milliseconds, microseconds or nanoseconds, chosen by the size of the number.
@Mappable
struct Log {
  @CodableBy(.sinceEpoch) var at: Date
}
print(try [Log](json: #"[{"at": 1238522472}, {"at": 1238522472000000}]"#).map { $0.at }[1])
// 2009-03-31 18:01:12 +0000

// One format for all dates of a call.
let conventions = CodingConventions(dates: .date("dd.MM.yyyy"))
let german = JSONMapper(options: .init(conventions: conventions))
print(try german.encodeString(german.decode([Date].self, from: #"["31.03.2009"]"#)))
// ["31.03.2009"]

// A zone whose offset depends on the day, and functions for all dates of a call.
@Mappable
struct Concert {
  @CodableBy(.date("dd.MM.yyyy HH:mm", zone: "Europe/Berlin")) var starts: Date
}
let concert = try Concert(json: #"{"starts": "15.07.2026 20:00"}"#)
print(concert.starts, try concert.jsonString())
// 2026-07-15 18:00:00 +0000 {"starts":"15.07.2026 20:00"}
let days = TimestampStrategy.custom("a day as D20000") { value in
  guard let text = value.string, text.hasPrefix("D") else { return nil }
  return Int64(text.dropFirst()).map { Timestamp(secondsSince1970: $0 * 86400, nanoseconds: 0) }
} encode: { moment in
  .string("D\(moment.seconds / 86400)")
}
let counting = JSONMapper(options: .init(dates: days))
print(try counting.encodeString(counting.decode([Date].self, from: #"["D20000"]"#)))
// ["D20000"]

// Encodes the format that was decoded.
@Mappable
struct Meeting {
  var start: FormatPreservingDate
}
var meeting = try Meeting(json: #"{"start": "2009-03-31 18:01:12"}"#)
meeting.start.date += 60
print(try meeting.jsonString())
// {"start":"2009-03-31 18:02:12"}

// Days without a time, times without a day, durations.
@Mappable
struct Shop {
  var opened: CivilDate
  var opensAt: TimeOfDay
  var breakLength: Duration
}
let shop = try Shop(
  json: #"{"opened": "2009-03-31", "opensAt": "08:30", "breakLength": "PT1H30M"}"#)
print(shop.opened, shop.opensAt, shop.breakLength)
// 2009-03-31 08:30:00 5400.0 seconds
print(try shop.jsonString())
// {"opened":"2009-03-31","opensAt":"08:30:00","breakLength":5400}
do {
  _ = try Shop(json: #"{"opened": "2009-02-30", "opensAt": "08:30", "breakLength": 5}"#)
} catch {
  print(error)
  // expected a day as yyyy-MM-dd at 'opened' in Shop, found string "2009-02-30" (line 1, column 12)
}

// A day in the form of a country.
@Mappable
struct Guest {
  var name: String
  @CodableBy(.civilDate("dd.MM.yyyy")) var born: CivilDate
}
let guest = try Guest(json: #"{"name": "Ada", "born": "10.12.1815"}"#)
print(guest.born)
// 1815-12-10
print(try guest.jsonString())
// {"name":"Ada","born":"10.12.1815"}

// A timestamp keeps what a date rounds.
@Mappable
struct Trade {
  var booked: Timestamp
  var shown: Date
}
let trade = try Trade(
  json: #"{"booked": "2023-12-31T23:59:59.999999999Z", "shown": "2023-12-31T23:59:59.999999999Z"}"#)
print(trade.booked, trade.booked.nanoseconds)
// 2023-12-31T23:59:59.999999999Z 999999999
print(try trade.jsonString())
// {"booked":"2023-12-31T23:59:59.999999999Z","shown":"2024-01-01T00:00:00Z"}
