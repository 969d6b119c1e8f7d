import MaquetteCore
public import MaquetteMappings

extension ModelDescription {
  /// The actor on one line: `Session: ["id": 7, "name": Ada]`, in declaration order.
  ///
  /// ```swift
  /// print(await ModelDescription.line(of: session))
  /// ```
  ///
  /// - Parameters:
  ///   - model: The actor.
  ///   - depth: The maximum depth of nested models.
  ///   - elements: The maximum number of elements of each array, set or dictionary.
  /// - Returns: The line.
  public static func line<Model: __IsolatedModel>(
    of model: isolated Model, depth: Int = 64, elements: Int = .max
  ) -> String {
    line(of: Model.schema, members(of: model), Limits(depth: depth, elements: elements))
  }

  /// The actor as a tree: one property per line, nested models indented.
  ///
  /// - Parameters:
  ///   - model: The actor.
  ///   - depth: The maximum depth of nested models.
  ///   - elements: The maximum number of elements of each array, set or dictionary.
  /// - Returns: The lines, without a line break at the end.
  public static func tree<Model: __IsolatedModel>(
    of model: isolated Model, depth: Int = 64, elements: Int = .max
  ) -> String {
    tree(of: Model.schema, members(of: model), Limits(depth: depth, elements: elements))
  }

  private static func members<Model: __IsolatedModel>(
    of model: isolated Model
  ) -> [(key: String, value: Any)] {
    Model.schema.properties.map {
      ($0.name, model.value(ofProperty: $0.name) ?? Any?.none as Any)
    }
  }
}
