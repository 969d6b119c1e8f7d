/// What all samples together tell of the next one.
struct SampleTraits {
  /// Whether any number has a fraction.
  var hasFractions: Bool { !fractionNames.isEmpty }

  /// The keys of numbers with fractions, and of integers in objects of numbers with fractions.
  private(set) var fractionNames: Set<String> = []

  /// The first of these numbers under each key.
  private(set) var fractions: [String: SampleSight] = [:]

  /// Whether any text is empty, as one that stands for what is not there.
  private(set) var hasEmptyTexts = false

  /// The first text that is empty.
  private(set) var firstEmptyText: SamplePlace?

  init(of shape: Shape) { collect(shape, under: "") }

  private mutating func collect(_ shape: Shape, under name: String) {
    if let numbers = shape.numbers, numbers.fractions > 0 {
      note(name, shape.facts[.fraction])
    }
    if let texts = shape.texts, texts.hasEmpty {
      hasEmptyTexts = true
      let places = [firstEmptyText, shape.facts[.empty]?.place]
      firstEmptyText = places.compactMap(\.self).min()
    }
    if let arrays = shape.arrays { collect(arrays.element, under: name) }
    guard let objects = shape.objects else { return }
    if let values = objects.collapsed { collect(values, under: name) }
    for property in objects.properties { collect(property.shape, under: property.key) }
    // What is measured beside each other is alike: a rate of 2 is beside one of 1.5.
    let numbers = objects.properties.filter { $0.shape.kinds == [.number] }
    let fractions = numbers.count { $0.shape.numbers?.fractions ?? 0 > 0 }
    guard numbers.count == objects.properties.count, fractions > 0, fractions * 2 >= numbers.count
    else { return }
    let first = numbers.compactMap { $0.shape.facts[.fraction] }.min()
    for property in numbers where !Words.nameCount(property.key) { note(property.key, first) }
  }

  private mutating func note(_ name: String, _ sight: SampleSight?) {
    for name in [name, Words.singular(name)] {
      fractionNames.insert(name)
      fractions[name] = [fractions[name], sight].compactMap(\.self).min()
    }
  }
}
