import Maquette

/// An order of a shop, with validation rules.
@Mappable(omitting: [.empty])
struct ShopOrder {
  @Validated(.trimmed, .pattern("[A-Z]{2}-[0-9]+")) var number: String
  @Validated(.range(1...99)) var pieces: Int
  @Validated(.each(.notEmpty)) var tags: [String] = []
  var discount: Presence<Double>
  @EncodableComputed var isLarge: Bool { pieces > 50 }

  @CodableHook(.willDecode) static func upgrade(_ tree: inout AnyValue) {
    if tree["version"] == 1 { tree["pieces"] = tree["count"] }
  }

  @CodableHook(.validate) func isAllowed() throws {
    if pieces > 90, discount.value != nil {
      throw MappingError(.invalidValue, expected: "no discount on more than 90 pieces")
    }
  }
}

/// Hooks, validation rules, and values that are missing.
enum LifecycleChapter {
  private static let json = """
    {
      "version": 1,
      "number": " DE-17 ",
      "count": 60,
      "discount": null
    }
    """

  static func run() throws {
    Screen.chapter(
      "Hooks, rules and presence",
      "A hook upgrades old data, rules validate values, and null differs from a missing key.")
    let report = JSONMapper().decodeReporting(ShopOrder.self, from: json)
    Screen.show(
      json, as: report.value.map { ModelDescription.tree(of: $0) } ?? "nothing whole was left")
    for issue in report.issues { Screen.note("\(issue)") }
    if let order = report.value { Screen.note("encoded again: \(try order.jsonString())") }
    for wrong in [
      #"{ "number": "17", "pieces": 100, "tags": [""] }"#,
      #"{ "number": "DE-1", "pieces": 95, "discount": 0.1 }"#,
    ] {
      Screen.block(wrong)
      let refused = JSONMapper().decodeReporting(ShopOrder.self, from: wrong)
      for error in refused.errors { Screen.note("\(error)") }
    }
  }
}
