import Maquette

@Mappable
struct ServedItem: Equatable {
  var sku: String
  @Validated(.range(1...1000)) var count: Int
}

@Mappable
struct ServedOrder: Equatable {
  var id: Int
  var customer: String
  var items: [ServedItem] = []
  var note: String?

  static func example(_ id: Int) -> ServedOrder {
    ServedOrder(
      id: id, customer: "Zoë \(id)", items: [ServedItem(sku: "a/\(id)", count: 1 + id % 1000)])
  }
}

extension AsyncSequence {
  /// All elements.
  func collected() async throws -> [Element] {
    var elements: [Element] = []
    for try await element in self { elements.append(element) }
    return elements
  }
}
