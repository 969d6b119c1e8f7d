import Maquette

/// What a report tells: every repair and every error, with what could be read.
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
      "A report", "Tolerant, never silent: the value as far as it could be read, and the rest.")
    let mapper = JSONMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(People.self, from: json)
    Screen.show(
      json, as: report.value.map { ModelDescription.tree(of: $0) } ?? "nothing whole was left")
    for issue in report.issues { Screen.note("\(issue)") }
  }
}
