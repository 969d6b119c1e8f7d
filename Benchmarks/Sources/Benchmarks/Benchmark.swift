import Foundation
import Maquette

/// One document, decoded into and encoded from the models of both sides.
struct Benchmark<Ours: Mappable, Theirs: Codable> {
  let name: String
  let json: [UInt8]

  /// Times decoding and encoding against Foundation's coders and prints a row for each.
  func run(into table: Table, seconds: Double) throws {
    let data = Data(json)
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    try report(
      "decode \(name)", bytes: json.count, in: table,
      Duel(
        seconds: seconds, { keep(try Ours(json: json)) },
        { keep(try decoder.decode(Theirs.self, from: data)) }))

    let ours = try Ours(json: json)
    let theirs = try decoder.decode(Theirs.self, from: data)
    try report(
      "encode \(name)", bytes: ours.jsonBytes().count, in: table,
      Duel(seconds: seconds, { keep(try ours.jsonBytes()) }, { keep(try encoder.encode(theirs)) }))
  }

  private func report(_ name: String, bytes: Int, in table: Table, _ duel: Duel) {
    func speed(_ seconds: Double) -> String { text(Double(bytes) / seconds / 1e6, decimals: 0) }
    table.row([
      name, text(duel.first[0] * 1e6), speed(duel.first[0]), text(duel.second[0] * 1e6),
      speed(duel.second[0]), text(duel.ratio), text(duel.medianRatio),
    ])
  }
}

/// Takes a result so that the compiler cannot leave out the work.
@inline(never)
func keep<T>(_ value: T) {}
