import MaquetteCore

/// Arrays, which are made in one go instead of growing element by element.
protocol ElementwiseDecodable {
  /// Decodes the elements of the array that is the value under way, and returns them as `T`, which this is.
  static func elements<T>(of node: Int, _ call: DecodingCall, as type: T.Type) throws -> T
}

extension Array: ElementwiseDecodable where Element: Decodable {
  static func elements<T>(of node: Int, _ call: DecodingCall, as type: T.Type) throws -> T {
    let view = call.view
    let count = view.count(of: node)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var place = node + 1
    for index in 0..<count {
      elements.append(
        try view.plain(Element.self, place) {
          try call.push(.index(index), place)
          defer { call.pop() }
          return try call.decode(Element.self, at: place)
        })
      place = view.next(after: place)
    }
    return identical(elements, as: type)
  }
}

/// Which types are arrays.
///
/// To ask the runtime takes long, so each type is asked about once.
enum ElementwiseTypes {
  // A type is the same for all threads.
  private struct Found: @unchecked Sendable {
    let type: (any ElementwiseDecodable.Type)?
  }

  private static let cache = TypeCache<Found>()

  static func array(_ type: any Any.Type) -> (any ElementwiseDecodable.Type)? {
    cache.value(of: type) { Found(type: type as? any ElementwiseDecodable.Type) }.type
  }
}
