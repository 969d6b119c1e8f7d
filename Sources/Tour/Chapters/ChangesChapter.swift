import Maquette
import MaquetteJSONTools

/// What the schema knows to do with two models: differences, patches, merges; and a table of issues.
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
      "From the schema alone: no model writes a line for any of this.")
    let old = School(name: "海淀一中", address: "海淀区", grade: Grade(name: "九年级", teacher: "Mr Li"))
    let new = try old.copy(setting: ["name": "人大附中", "grade.teacher": "Ms Wang"])
    Screen.note("what changed: \(new.changedProperties(since: old).joined(separator: ", "))")
    for change in new.changes(since: old) { Screen.note("\(change)") }

    let patch = try MergePatch(from: old, to: new)
    var patched = old
    try patch.apply(to: &patched)
    Screen.note("as a merge patch (RFC 7396): \(try patch.jsonString())")
    Screen.note("applied, the models are equal: \(patched.isEqual(to: new))")

    var merged = old
    try merged.merge(from: new, by: .keep, rules: ["grade": .merge])
    Screen.note("only the grade merged: \(ModelDescription.line(of: merged))")
    let teacher = new.value(at: "grade.teacher", as: String.self)
    Screen.note("by path: grade.teacher is \(teacher ?? "nobody")")

    Screen.note("a report as a table:")
    let report = JSONMapper().decodeReporting(People.self, from: json)
    Screen.block(report.table())
    if let error = report.errors.first {
      Screen.note("an error for machines: \(try error.jsonString())")
    }
  }
}
