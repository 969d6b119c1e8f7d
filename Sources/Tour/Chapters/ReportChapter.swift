import Maquette

/// The contents of a report: every repair, every error, and the value.
enum ReportChapter {
  private static let json = """
    {
      "name": "Xiaoming", "age": "18", "sex": "男",
      "lessons": [
        { "name": "语文", "score": 125.0 },
        { "name": "数学" },
        { "name": 42, "score": "112" }
      ],
      "hobby": "chess"
    }
    """

  static func run() throws {
    Screen.chapter(
      "A report", "Tolerant, never silent: the decoded value, and every repair and error.")
    let mapper = JSONMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(People.self, from: json)
    Screen.show(
      json, as: report.value.map { ModelDescription.tree(of: $0) } ?? "nothing whole was left")
    for issue in report.issues { Screen.note("\(issue)") }
  }
}
