// Records one by one: from memory, as bytes arrive, on all cores, and written.

import Foundation
import Maquette

@Mappable
struct Entry {
  var level: String
  var message: String
  var milliseconds = 0
}

let mapper = JSONMapper()
let log = """
  {"level":"info","message":"started","milliseconds":12}
  {"level":"info"}
  {"level":"warning","message":"slow","milliseconds":870}
  """

// From memory (NDJSON): each line is a result.
for line in mapper.lines(of: Entry.self, from: log) {
  switch line {
  case .success(let entry): print(entry.level, entry.message)
  case .failure(let error): print(error)
  }
}
// info started
// missing key at message (line 2, column 1)
// warning slow

// As bytes arrive, cut anywhere; elements(of:from:) does the same for one large array.
let chunks = AsyncStream { continuation in
  continuation.yield(Array(log.utf8.prefix(70)))
  continuation.yield(Array(log.utf8.dropFirst(70)))
  continuation.finish()
}
for await line in mapper.lines(of: Entry.self, from: chunks) {
  if let entry = try? line.get() { print(entry.milliseconds) }
}
// 12
// 870

// On all cores, each part reduced by itself and merged in order.
let total = try await mapper.lines(of: Entry.self, from: Data(log.utf8))
  .reduceConcurrently(into: 0) { total, line in
    if case .success(let entry) = line { total += entry.milliseconds }
  } merge: {
    $0 += $1
  }
print(total)  // 882

// Written to a file, which appears when it is whole; and read from it in chunks.
let file = FileManager.default.temporaryDirectory.appending(path: "maquette-entries.ndjson")
try mapper.writeLines(to: file) { writer in
  try writer.write(Entry(level: "info", message: "one"))
  try writer.write(Entry(level: "info", message: "two"))
}
for try await line in mapper.lines(of: Entry.self, at: file) { print(try line.get().message) }
// one
// two
try FileManager.default.removeItem(at: file)
