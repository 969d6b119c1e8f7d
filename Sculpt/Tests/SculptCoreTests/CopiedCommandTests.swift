import Foundation
import Testing

@testable import SculptCore

/// The commands that the page copies write what it shows, byte for byte.
@Suite struct CopiedCommandTests: CommandRunning {
  private typealias Question = Playground.Question

  private static let questions: [Question] = {
    let rows = #"[{"id": 1, "price": 2.5, "tags": ["a"]}, {"id": 2, "price": 3, "tags": []}]"#
    let schema =
      ##"{"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}, "in": {"$ref": "#"}}}"##
    let components =
      "openapi: 3.0.0\ncomponents: {schemas: {Pet: {properties: {id: {type: integer}}}, pet-shop: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}\n"
    var all = [
      Question(samples: [rows]), Question(samples: [rows, "", #"[{"id": "x"}]"#], name: "Order"),
      Question(samples: ["{\"a\": 1}\n{\"a\": 2}"]), Question(samples: ["<a b='1'><c>2</c></a>"]),
      Question(samples: ["<a b='1'/>", "{}"]), Question(samples: ["[[1], []]"], name: "it's; x"),
      Question(samples: ["a: 1\nb: [x]"], format: .yaml),
      Question(samples: ["a;b\n1;2\n"], format: .csv),
      Question(samples: ["a,b\n1,2\n"], format: .csv),
      Question(samples: ["a = 1"], format: .toml), Question(samples: ["{a: 1,}"], format: .json5),
      Question(samples: ["{\"a\": 1}\n"], format: .ndjson), Question(samples: ["7"]),
      Question(
        samples: ["<plist version='1.0'><dict><key>a</key><integer>1</integer></dict></plist>"]),
      Question(schema: schema), Question(schema: schema, name: "Node", tolerant: true),
      Question(schema: #"{"title": "Order line", "properties": {}}"#),
      Question(schema: "title: A\nproperties: {a: {type: string}}\n"),
      Question(schema: components), Question(schema: components, name: "X"),
    ]
    for style in OutputOptions.Style.allCases {
      for access in OutputOptions.Access.allCases {
        for comments in OutputOptions.Comments.allCases {
          all.append(
            Question(
              samples: [rows], style: style, access: access, comments: comments,
              tolerant: access == .public))
        }
      }
    }
    return all
  }()

  /// Runs a command of the page in a folder with the texts of the page in files.
  private func run(_ command: String, of question: Question) throws -> Outcome {
    var files: [String: String] = [:]
    let names = command.matches(of: #/(?:sample([0-9]+)|schema|openapi)\.[a-z0-9]+/#)
    for name in names {
      let number = name.output.1.flatMap { Int($0) }
      files[String(name.output.0)] =
        number.map { question.samples[$0 - 1] } ?? question.schema
    }
    #expect(!files.isEmpty)
    var outcome: Outcome?
    try withFolder(files) { folder in outcome = try shell(command, in: folder) }
    return try #require(outcome)
  }

  @Test(arguments: questions)
  func theOutputIsThePane(_ question: Playground.Question) throws {
    let answer = Playground.answer(question)
    #expect(answer.error == nil)
    for (command, pane) in [
      (answer.command, answer.code), (answer.schemaCommand, answer.schema),
    ] {
      let outcome = try run(command, of: question)
      #expect(outcome.code == 0 && outcome.output == pane, "\(command)\n\(outcome.errors)")
    }
  }
}
