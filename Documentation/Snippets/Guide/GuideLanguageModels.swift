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
// expected Int at minutes, found string "about an hour" (line 4, column 13)
