import Maquette
import MaquetteJSONTools

/// Operations on two models that the schema provides: differences, patches, merges; and a table of
/// issues.
enum ChangesChapter {
  private static let json = """
    {
      "name": "Xiaoming", "age": "19", "sex": "男",
      "school": { "name": "人大附中", "address": "海淀区",
                  "grade": { "name": "九年级" } },
      "lessons": [ { "name": "语文", "scroe": 125 }, { "name": 42, "score": 112 } ]
    }
    """

  static func run() throws {
    Screen.chapter(
      "Differences, patches, merges",
      "The schema provides all of this; the models contain no code for it.")
    let old = School(name: "海淀一中", address: "海淀区", grade: Grade(name: "九年级", teacher: "Mr Li"))
    let new = try old.copy(setting: ["name": "人大附中", "grade.teacher": "Ms Wang"])
    Screen.note("changed properties: \(new.changedProperties(since: old).joined(separator: ", "))")
    for change in new.changes(since: old) { Screen.note("\(change)") }

    let patch = try MergePatch(from: old, to: new)
    var patched = old
    try patch.apply(to: &patched)
    Screen.note("as a merge patch (RFC 7396): \(try patch.jsonString())")
    Screen.note("after applying it, the models are equal: \(patched.isEqual(to: new))")

    var merged = old
    try merged.merge(from: new, by: .keep, rules: ["grade": .merge])
    Screen.note("merged, but only the grade: \(ModelDescription.line(of: merged))")
    let teacher = new.value(at: "grade.teacher", as: String.self)
    Screen.note("by path: grade.teacher is \(teacher ?? "nobody")")

    Screen.note("a report as a table:")
    let report = JSONMapper().decodeReporting(People.self, from: json)
    Screen.block(report.table())
    if let error = report.errors.first {
      Screen.note("an error as JSON: \(try error.jsonString())")
    }
  }
}
