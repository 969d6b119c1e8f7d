// Streams: lines, elements of one large array, chunks, all cores, files.

import Foundation
import Maquette

@Mappable
struct Reading {
  var station: String
  var celsius: Double
}

let mapper = JSONMapper()
let ndjson = """
  {"station":"Zürich","celsius":11.5}
  {"station":"Lima","celsius":"cold"}

  {"station":"Hilo","celsius":24.25}
  """

// A record is a Result: a bad record does not end the stream.
for line in mapper.lines(of: Reading.self, from: ndjson) {
  switch line {
  case .success(let reading): print(reading.station, reading.celsius)
  case .failure(let error): print(error)
  }
}
// Zürich 11.5
// expected Double at 'celsius' in Reading, found string "cold" (line 2, column 29)
// Hilo 24.25

// All errors of a record.
let imported = """
  {"station":"Zürich","celsius":"11.5"}
  {"station":7.5,"celsius":"cold"}
  """
let strict = JSONMapper(options: .init(conversions: .strict))
for report in strict.lines(of: Reading.self, from: imported).reports {
  for error in report.errors { print(error) }
}
// expected Double at 'celsius' in Reading, found string "11.5" (line 1, column 31)
// expected String at 'station' in Reading, found number 7.5 (line 2, column 12)
// expected Double at 'celsius' in Reading, found string "cold" (line 2, column 26)

// The elements of one array, one at a time.
let array = #"[{"station":"Oslo","celsius":4}, {"station":"Rome"}, {"station":"Bern","celsius":9}"#
for element in mapper.elements(of: Reading.self, from: array) {
  switch element {
  case .success(let reading): print(reading.station)
  case .failure(let error): print(error)
  }
}
// Oslo
// missing key 'celsius' at '[1]' in Reading (line 1, column 34)
// Bern
// unexpected end of the text, expected ',' or ']' at '[2]', found nothing (line 1, column 84)

// Bytes as they arrive, split anywhere.
let chunks = AsyncStream { continuation in
  for start in stride(from: 0, to: ndjson.utf8.count, by: 16) {
    continuation.yield(Array(ndjson.utf8.dropFirst(start).prefix(16)))
  }
  continuation.finish()
}
var stations: [String] = []
for await line in mapper.lines(of: Reading.self, from: chunks) {
  if let reading = try? line.get() { stations.append(reading.station) }
}
print(stations)
// ["Zürich", "Hilo"]

// Without a sequence, push the bytes into a parser.
var parser = mapper.lineParser(of: Reading.self)
parser.append(Array(ndjson.utf8.prefix(50)))
print(parser.next() != nil, parser.next() != nil)
// true false

// On all cores.
let hottest = try await mapper.lines(of: Reading.self, from: ndjson)
  .reduceConcurrently(into: -273.15) { hottest, line in
    if case .success(let reading) = line { hottest = max(hottest, reading.celsius) }
  } merge: { hottest, part in
    hottest = max(hottest, part)
  }
print(hottest)
// 24.25

// Files: replaced as a whole, read in chunks.
let file = FileManager.default.temporaryDirectory.appending(path: "maquette-readings.ndjson")
try mapper.writeLines(to: file) { writer in
  for station in ["A", "B"] { try writer.write(Reading(station: station, celsius: 1)) }
}
for try await line in mapper.lines(of: Reading.self, at: file) { print(try line.get().station) }
// A
// B
try FileManager.default.removeItem(at: file)

// In memory.
print(String(decoding: try mapper.encodeLines([1, 2]), as: UTF8.self).split(separator: "\n").count)
// 2

// A record that is too large.
let narrow = JSONMapper(options: .init(limits: .init(recordSize: 20)))
for line in narrow.lines(of: Reading.self, from: ndjson).prefix(1) {
  if case .failure(let error) = line { print(error) }
}
// input too large, expected a line of at most 20 bytes (line 1, column 1)

// Incomplete JSON, as a language model produces it.
@Mappable
struct Recipe {
  var title: String
  var steps: [String] = []
}

for text in [#"{"title":"Bread","st"#, #"{"title":"Bread","steps":["Mix","Knead an"#] {
  let partial = try JSONMapper().decodePartial(Recipe.self, from: text, openStrings: .include)
  if let partial { print(partial.model.steps, partial.openPath!) }
}
// [] $
// ["Mix", "Knead an"] steps[1]

// The same as a sequence, from tokens as they arrive.
let tokens = AsyncStream<String> { stream in
  for token in [#"{"title":"#, #""Bread","#, #""steps":["Mix"#, #"","Bake"]}"#] {
    stream.yield(token)
  }
  stream.finish()
}
for try await step in JSONMapper().partials(of: Recipe.self, from: tokens.map(\.utf8)) {
  let partial = try step.get()
  print(partial.model.title, partial.model.steps, partial.isComplete)
}
// Bread [] false
// Bread [] false
// Bread ["Mix", "Bake"] true

// Bytes that are pushed, and a value whenever a view is drawn.
var growing = JSONMapper().partialParser(of: Recipe.self, openStrings: .include)
for token in [#"{"title":"Bread","#, #""steps":["Mix","#, #""Knead an"#] {
  growing.append(token.utf8)
}
if let partial = try growing.next() { print(partial.model.steps) }
// ["Mix", "Knead an"]
print(try growing.next() == nil)
// true
growing.append(#"d rest"]}"#.utf8)
print(try growing.finish().steps)
// ["Mix", "Knead and rest"]

// The properties of a struct before it has everything that it requires.
@Mappable
struct Cake {
  var title: String
  var minutes: Int
  var steps: [String] = []
}

let pieces = AsyncStream<String> { stream in
  for piece in [#"{"steps":["Mix"#, #"","Bake"],"title":"#, #""Stollen","minutes":9"#, "0}"] {
    stream.yield(piece)
  }
  stream.finish()
}
for try await step in JSONMapper().partials(of: Cake.self, from: pieces.map(\.utf8)).properties {
  let cake = try step.get().model
  print(cake.title ?? "-", cake.steps ?? [], cake.minutes ?? 0, cake.model != nil)
}
// - [] 0 false
// - ["Mix", "Bake"] 0 false
// Stollen ["Mix", "Bake"] 0 false
// Stollen ["Mix", "Bake"] 90 true

// Every level of a model, before any has what it requires.
@Mappable @CodablePartial
struct Stop {
  var place: String
  var minutes: Int
}

@Mappable @CodablePartial
struct Trip {
  var title: String
  @CodableNestedPartial var start: Stop
}

let trip = try Trip.Partial(
  partialJSON: #"{"start":{"minutes":5,"place":"Os"#, openStrings: .include)
if let start = trip?.start.value { print(start.place.value ?? "-", start.minutes.value ?? 0) }
// Os 5

// An array of partials has what has arrived of its last element.
@Mappable
struct Route {
  var title: String?
  var stops: [Stop.Partial] = []
}

let route = try Route(partialJSON: #"{"stops":[{"place":"Oslo","minutes":5},{"minutes":40,"#)
if let route { print(route.stops.map { $0.place.value ?? "-" }) }
// ["Oslo", "-"]
