import ShapeModels

extension ShapeRows {
  /// All shapes, in the order of the tables; the first is what the others are compared with.
  static var all: [ShapeRows] { structs + enums + classes }

  private static var structs: [ShapeRows] {
    [
      ShapeRows(Shapes.plain),
      ShapeRows(Shapes.constants),
      ShapeRows(Shapes.generic),
      ShapeRows(Shapes.nested),
      ShapeRows(Shapes.flattened),
      ShapeRows(Shapes.prefixed),
      ShapeRows(Shapes.extras),
      ShapeRows(Shapes.paths),
      ShapeRows(Shapes.contained),
      ShapeRows(Shapes.positions),
      ShapeRows(Shapes.tuple),
    ]
  }

  private static var enums: [ShapeRows] {
    [
      ShapeRows(Shapes.external),
      ShapeRows(Shapes.internal),
      ShapeRows(Shapes.adjacent),
      ShapeRows(Shapes.untagged),
      ShapeRows(Shapes.labels),
      ShapeRows(Shapes.internalLabels),
      ShapeRows(Shapes.rawValues),
    ]
  }

  private static var classes: [ShapeRows] {
    [
      ShapeRows(Shapes.object),
      ShapeRows(Shapes.subclass),
    ]
  }
}
