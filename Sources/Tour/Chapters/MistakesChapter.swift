import Maquette

/// The contents of an error: the location, the expectation, and the value found.
enum MistakesChapter {
  private static let mistakes = [
    """
    {
      "name": "Xiaoming", "age": 18, "sex": "男",
      "lessons": [
        { "name": "语文", "score": 125 },
        { "name": "数学", "score": "very good" }
      ]
    }
    """,
    """
    {
      "name": "Xiaoming",
      "age": 18
    }
    """,
    """
    {
      "name": "Xiaoming",
      "age": 018, "sex": "男"
    }
    """,
  ]

  static func run() throws {
    Screen.chapter(
      "Errors", "One line gives the error and its path; the long form also shows the source.")
    for json in mistakes {
      do {
        _ = try People(json: json)
      } catch {
        Screen.block(error.details + "\n")
      }
    }
  }
}
