import MaquetteCore

// The containers of models, and what hooks do to the values in them.

extension SchemaBuilder {
  /// Builds a part inside the container of its model.
  private mutating func inContainer<T>(
    _ form: __ModelForm?, _ make: (inout SchemaBuilder) -> T
  ) -> T {
    guard let container = form?.container, !container.isEmpty else { return make(&self) }
    let keys = container.compactMap { if case .key(let key) = $0 { key } else { nil } }
    return keys.count == container.count
      ? within(keys, make) : below(container.map(ProblemPlaces.Step.init), make)
  }

  /// Builds shapes inside the container of their model, with its hooks.
  mutating func framed(
    _ form: __ModelForm?, _ make: (inout SchemaBuilder) -> [ObjectShape]
  ) -> [ObjectShape]? {
    let shapes = inContainer(form, make)
    guard let form else { return shapes }
    var unknown = ObjectShape()
    unknown.others = .unknown
    guard !applying(form.hooks, to: .nothing).isAnything else { return [unknown] }
    guard !form.container.isEmpty else { return shapes }
    var keys: [String] = []
    for step in form.container {
      guard case .key(let key) = step else { return nil }
      keys.append(key)
    }
    var around = ObjectShape()
    around.insert(
      .choice(shapes.map(SchemaNode.object)), at: keys[...], isRequired: true,
      nestedIsNullable: false)
    return [around]
  }

  /// Builds a node inside the container of its model, with its hooks.
  mutating func framed(
    _ form: __ModelForm?, _ make: (inout SchemaBuilder) -> SchemaNode
  ) -> SchemaNode {
    var result = inContainer(form, make)
    guard let form else { return result }
    for step in form.container.reversed() {
      switch step {
      case .key(let key):
        var around = ObjectShape()
        around.insert(result, at: [key], isRequired: true, nestedIsNullable: false)
        result = .object(around)
      case .index(let index):
        let before = Array(repeating: SchemaNode.anything, count: index)
        result = .tuple(before + [result], required: index + 1, isClosed: false)
      }
    }
    return applying(form.hooks, to: result)
  }
}
