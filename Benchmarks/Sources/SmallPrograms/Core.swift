import MaquetteCore

@main
enum Program {
  static func main() throws {
    let order = try JSONMapper().decode(AnyValue.self, from: CommandLine.arguments[1])
    print(try JSONMapper().encode(order).count)
  }
}
