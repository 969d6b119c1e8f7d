/// Generates key tables as literals.
enum KeyTableEmitter {
  /// The expression for a table of keys, one slot each in their order.
  static func expression(_ keys: [String]) -> String {
    guard !keys.isEmpty else { return "MaquetteCore.__KeyTable.empty" }
    let layout = KeyLayout(keys: keys)
    let literals = [layout.rows, layout.index, layout.tags].map {
      String(decoding: $0, as: UTF8.self).swiftLiteral
    }
    return "MaquetteCore.__KeyTable("
      + "rows: \(literals[0]), index: \(literals[1]), tags: \(literals[2]), count: \(keys.count))"
  }

  /// Whether the keys fit into one table.
  static func fits(_ keys: [String]) -> Bool {
    keys.reduce(0) { $0 + $1.utf8.count + 3 } < KeyLayout.capacity
  }
}
