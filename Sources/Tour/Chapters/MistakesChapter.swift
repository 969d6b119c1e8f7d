import Maquette

/// What an error tells: where, what was expected, what was found.
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
      "Mistakes", "One line says what is wrong and where; the long form shows the place.")
    for json in mistakes {
      do {
        _ = try People(json: json)
      } catch {
        Screen.block(error.details + "\n")
      }
    }
  }
}
