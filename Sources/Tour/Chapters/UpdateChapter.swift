import Maquette

/// A model changed in place: only what the patch names, models inside models too.
enum UpdateChapter {
  static func run() throws {
    Screen.chapter(
      "An update", "Only what the patch names changes; a patch that fails changes nothing.")
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
