/// Options that few calls set, behind one pointer: options are copied for every document.
struct BoxedOptions<Values: RareOptionValues>: Sendable, Hashable {
  final class Box: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The values, where they are; nil if they say nothing.
  ///
  /// To read one of them here copies no others.
  private(set) var box: Box?

  /// The values; those that say nothing take no memory.
  var values: Values {
    get { box?.values ?? Values() }
    set { box = newValue == Values() ? nil : Box(newValue) }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The options of one direction that few calls set.
protocol RareOptionValues: Sendable, Hashable {
  /// Creates values that say nothing.
  init()
}
