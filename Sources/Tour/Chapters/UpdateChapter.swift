import Maquette

/// Updating a model in place: only the keys of the patch change, also in nested models.
enum UpdateChapter {
  static func run() throws {
    Screen.chapter(
      "An update", "Changes only the keys in the patch; an invalid patch changes nothing.")
    var school = School(
      name: "海淀一中", address: "海淀区", grade: Grade(name: "九年级", teacher: "Mr Li"))
    let patch = #"{ "grade": { "teacher": "Ms Wang" } }"#
    let before = ModelDescription.tree(of: school)
    try JSONMapper().update(&school, from: patch)
    Screen.show(before, as: ModelDescription.tree(of: school))
    do {
      try JSONMapper().update(&school, from: #"{ "name": "人大附中", "grade": { "teacher": null } }"#)
    } catch {
      Screen.note("\(error)")
      Screen.note("the school is still \(school.name)")
    }
  }
}
