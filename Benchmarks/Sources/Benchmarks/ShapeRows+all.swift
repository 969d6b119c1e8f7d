import Maquette
import ShapeModels

extension ShapeRows {
  /// All shapes, in the order of the tables; the others are compared with the first.
  static var all: [ShapeRows] {
    structs + enums + classes + values + runtime + changes + reports + options
  }

  private static var structs: [ShapeRows] {
    [
      ShapeRows(Shapes.plain),
      direct,
      array,
      atPath,
      ShapeRows(Shapes.constants),
      ShapeRows(Shapes.generic),
      unique,
      ShapeRows(Shapes.nested),
      ShapeRows(Shapes.flattened),
      ShapeRows(Shapes.prefixed),
      ShapeRows(Shapes.extras),
      ShapeRows(Shapes.paths),
      ShapeRows(Shapes.contained),
      ShapeRows(Shapes.positions),
      ShapeRows(Shapes.tuple),
      ShapeRows(Shapes.naming),
      ShapeRows(Shapes.aliases),
      ShapeRows(Shapes.omitting),
      ShapeRows(Shapes.newtypes),
      ShapeRows(Shapes.via),
      ShapeRows(Shapes.wide20),
      ShapeRows(Shapes.wide100),
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
      ShapeRows(Shapes.flattenedEnum),
      ShapeRows(Shapes.rawValues),
    ]
  }

  private static var classes: [ShapeRows] {
    [
      ShapeRows(Shapes.object),
      ShapeRows(Shapes.subclass),
      ShapeRows(Shapes.cluster),
      ShapeRows(Shapes.existential),
      actors,
    ]
  }

  private static var values: [ShapeRows] {
    [
      ShapeRows(Shapes.conversions),
      ShapeRows(Shapes.lenient),
      ShapeRows(Shapes.types),
      ShapeRows(Shapes.dates),
      ShapeRows(Shapes.collections),
      ShapeRows(Shapes.keyed),
      ShapeRows(Shapes.optionals),
      ShapeRows(Shapes.dropping),
      ShapeRows(Shapes.presence),
      ShapeRows(Shapes.trees),
      ShapeRows(Shapes.raw),
      ShapeRows(Shapes.strategies),
      ShapeRows(Shapes.validated),
      ShapeRows(Shapes.hooks),
      ShapeRows(Shapes.treeHooks),
    ]
  }

  private static var runtime: [ShapeRows] {
    [
      ShapeRows(Shapes.declared),
      ShapeRows(Shapes.configured, try .init(configuration: Shapes.configuration())),
      dictionaries,
    ]
  }

  private static var changes: [ShapeRows] {
    [
      ShapeRows("update-struct", updating: Shapes.plain, as: Shapes.plain),
      ShapeRows("update-struct-in-part", updating: Shapes.plain, as: Shapes.changed),
      ShapeRows("update-class", updating: Shapes.object, as: Shapes.object),
      ShapeRows(
        "update-class-in-part", updating: Shapes.object, as: Shapes.changedObject),
      updatedActors,
      ShapeRows("merge-patch", patching: Shapes.plain, as: Shapes.changed),
      ShapeRows(Shapes.partial),
      partials,
    ]
  }

  private static var reports: [ShapeRows] {
    [
      ShapeRows("report", reporting: Shapes.plain, issues: 0),
      ShapeRows("report-repairs", reporting: Shapes.conversions, issues: 3),
      ShapeRows("report-dropped-elements", reporting: Shapes.dropping, issues: 1),
      ShapeRows(Shapes.presented),
    ]
  }
}
