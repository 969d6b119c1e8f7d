// A tool call from the schema to the result. The answers of the language model are recorded.

import Maquette
import MaquetteSchema

/// The arguments of the tool.
@Mappable
struct Forecast {
  @Mappable enum Unit: String, CaseIterable { case celsius, fahrenheit }
  var city: String
  var unit: Unit
  @Validated(.range(1...7)) var days: Int = 1
}

/// The result of the tool.
@Mappable
struct Weather {
  var city: String
  var degrees: [Double]
  var unit: Forecast.Unit
}

/// The tool itself.
func weather(for request: Forecast) -> Weather {
  let celsius = (0..<request.days).map { 18.5 + Double($0) }
  let degrees = request.unit == .celsius ? celsius : celsius.map { $0 * 1.8 + 32 }
  return Weather(city: request.city, degrees: degrees, unit: request.unit)
}

// What the provider is told.
print("schema:", try JSONSchema.of(Forecast.self, profile: .openAIStrict).value)

// What it answers: prose, a fence, quotes and commas that JSON does not allow, and values that the tool does not.
let answers = [
  """
  I call the tool:
  ```json
  {city: 'Lima', "unit": "kelvin", "days": "9",}
  ```
  """,
  #"{"city": "Lima", "unit": "celsius", "days": 3"#,
]
let mapper = JSONMapper(options: .init(repairs: .all))
for answer in answers {
  let report = mapper.decodeReporting(Forecast.self, from: answer)
  for issue in report.issues where issue.severity == .repair { print(issue) }
  if report.errors.isEmpty, let request = report.value {
    print("result:", try mapper.encodeString(weather(for: request)))
    break
  }
  print("feedback:", report.feedback())
}
