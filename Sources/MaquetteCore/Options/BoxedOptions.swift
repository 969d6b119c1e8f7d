/// Rarely used options, stored through one pointer, because options are copied for every document.
struct BoxedOptions<Values: RareOptionValues>: Sendable, Hashable {
  final class Box: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The stored values; nil if all are defaults.
  ///
  /// Reading one value through the box copies no others.
  private(set) var box: Box?

  /// The values; defaults take no memory.
  var values: Values {
    get { box?.values ?? Values() }
    set { box = newValue == Values() ? nil : Box(newValue) }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The rarely used options of one direction.
protocol RareOptionValues: Sendable, Hashable {
  /// Creates default values.
  init()
}
