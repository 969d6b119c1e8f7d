// Language models: JSON in answers, repairs, arguments in strings, feedback, streams of events.

import Maquette
import MaquetteJSONTools

@Mappable
struct Recipe {
  var title: String
  var minutes: Int
  var steps: [String] = []
}

let answer = """
  As requested [1], here is the recipe:
  ```json
  {"title": "Bread",
   "minutes": "about an hour"}
  ```
  """
let mapper = JSONMapper()
if let found = JSONText.firstValue(in: answer) {
  let report = mapper.decodeReporting(Recipe.self, from: answer, in: found.range)
  for error in report.errors { print(error) }
}
// expected Int at 'minutes' in Recipe, found string "about an hour" (line 4, column 13)

// Every value in the prose, which may also arrive in pieces.
for recipe in mapper.values(of: Recipe.self, in: answer) {
  switch recipe {
  case .success(let recipe): print(recipe.title)
  case .failure(let error): print(error.code, error.location?.line ?? 0)
  }
}
// typeMismatch 1
// typeMismatch 4

// Mistakes are repaired, and each repair is reported.
let written = """
  Here you are:
  {title: 'Bread', "minutes": "90", // with resting
   "steps": ["Mix" "Knead", "Bake
  """
let repairing = JSONMapper(options: .init(repairs: .all))
let repaired = repairing.decodeReporting(Recipe.self, from: written)
if let recipe = repaired.value { print(recipe.title, recipe.minutes, recipe.steps) }
// Bread 90 ["Mix", "Knead", "Bake"]
print(repaired.table())
// place  severity  path      what
// 1:1    repair    $         unexpected character, expected a value, found 'Here you are:\u000a' -> removed it
// 2:2    repair    $         unexpected character, expected a key in quotes, found 'title' -> inserted them
// 2:9    repair    title     unexpected character, expected '"', found "'" -> took it
// 2:29   repair    minutes   expected Int, found string "90" -> converted
// 2:35   repair    $         unexpected character, expected no comment, found '// with resting' -> removed it
// 3:18   repair    steps[0]  unexpected character, expected ',', found '"' -> inserted it
// 3:32   repair    steps[2]  unexpected end of the text, expected ']}', found nothing -> inserted it

// Arguments that are sent as JSON in a string.
@Mappable
struct ToolCall {
  var name: String
  var arguments: Recipe
}

let call = #"{"name": "save", "arguments": "{\"title\": \"Soup\", \"minutes\": 20}"}"#
let unwrapping = JSONMapper(options: .init(acceptsJSONText: true))
let received = unwrapping.decodeReporting(ToolCall.self, from: call)
if let recipe = received.value?.arguments { print(recipe.title, recipe.minutes) }
// Soup 20
for issue in received.issues { print(issue.path, issue.resolution!) }
// arguments took the JSON in the text

// What to send back.
let wrong = repairing.decodeReporting(
  [Recipe].self,
  from: """
    [{titel: "Soup", "minutes": 20}, {"title": "Bread", "minutes": "an hour", "steps": "Bake"}]
    """)
print(wrong.feedback())
// The data for Array<Recipe> has 3 errors:
// - `[0].title` [missingKey]: the key is missing, expected a string; did you mean "titel"?
// - `[1].minutes` [typeMismatch]: expected an integer, found string "an hour"
// - `[1].steps` [typeMismatch]: expected an array, found string "Bake"

// A stream of chat completions, whose deltas are pieces of a tool call.
@Mappable
struct Completion {
  @CodingKey(path: "choices[0].delta.content") var text: String?
  @CodingKey(path: "choices[0].delta.tool_calls") var calls: [CallDelta] = []
}

@Mappable
struct CallDelta {
  var index: Int
  @CodingKey(path: "function.name") var name: String?
  @CodingKey(path: "function.arguments") var arguments: String = ""
}

let body = #"""
  : connected
  data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"save","arguments":""}}]}}]}

  data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\"title\": \"Bread\", \"min"}}]}}]}

  data: {"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"arguments":"utes\": 90}"}}]}}]}

  data: [DONE]

  """#
var names: [Int: String] = [:]
var arguments: [Int: PartialParser<PartialJSON<Recipe>.Properties>] = [:]
for event in mapper.events(of: Completion.self, from: body) {
  for call in try event.get().data.calls {
    names[call.index] = call.name ?? names[call.index]
    let first = repairing.partialParser(of: PartialJSON<Recipe>.Properties.self)
    arguments[call.index, default: first].append(call.arguments.utf8)
    // What is there so far, for a view.
    if let recipe = try arguments[call.index]?.next()?.model {
      print(recipe.title ?? "-", recipe.minutes ?? 0)
    }
  }
}
// Bread 0
// Bread 90
if let saved = try arguments[0]?.finish().model { print(names[0]!, saved.title, saved.minutes) }
// save Bread 90

// A tool call from answer to answer: repair, send back what is wrong, try again.
@Mappable
struct Weather {
  @Mappable enum Unit: String, CaseIterable { case celsius, fahrenheit }
  var city: String
  var unit: Unit
  var days: Int = 1
}

// Recorded answers, in place of a model.
let answers = [
  "Calling the tool:\n```json\n{city: 'Lima', \"unit\": \"kelvin\", days: \"3\",}\n```",
  #"{"city": "Lima", "unit": "celsius", "days": 3}"#,
]
for answer in answers {
  let report = repairing.decodeReporting(Weather.self, from: answer)
  if report.errors.isEmpty, let weather = report.value {
    print(try weather.jsonString())
    break
  }
  // The next prompt.
  print(report.feedback())
}
// The data for Weather has 1 error:
// - `unit` [unknownCase]: expected a case of Unit (celsius, fahrenheit), found string "kelvin"
// {"city":"Lima","unit":"celsius","days":3}

// A tool result of the Model Context Protocol: its structured content is a tree.
@Mappable
struct ToolResult {
  var content: [Content]
  var structuredContent: AnyValue?
  var isError: Bool = false

  @Mappable(tagged: .internal("type"))
  enum Content { case text(text: String) }
}

// The server encodes the model once as a tree, and once as text for clients that read only that.
let forecast = Weather(city: "Lima", unit: .celsius, days: 3)
let result = try ToolResult(
  content: [.text(text: forecast.jsonString())],
  structuredContent: ValueMapper().encode(forecast))
print(try result.jsonString())
// {"content":[{"type":"text","text":"{\"city\":\"Lima\",\"unit\":\"celsius\",\"days\":3}"}],"structuredContent":{"city":"Lima","unit":"celsius","days":3},"isError":false}

// The client decodes the tree as its own model, and tells what is wrong with it.
let sent = #"{"content": [], "structuredContent": {"city": "Lima", "unit": "kelvin"}}"#
let tool = try ToolResult(json: sent)
let read = ValueMapper().decodeReporting(Weather.self, from: tool.structuredContent ?? .null)
print(read.feedback())
// The data for Weather has 1 error:
// - `unit` [unknownCase]: expected a case of Unit (celsius, fahrenheit), found string "kelvin"
