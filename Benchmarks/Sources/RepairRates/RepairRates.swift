import Maquette

/// Repairs the texts of its input, one JSON string a line, and prints the JSON of each; an empty line
/// if it is refused.
@main
enum RepairRates {
  static func main() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    while let line = readLine() {
      let text = try String(json: line)
      let value = try? mapper.decode(AnyValue.self, from: text)
      print(try value.map { try mapper.encodeString($0) } ?? "")
    }
  }
}
