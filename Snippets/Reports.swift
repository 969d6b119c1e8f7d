// What a report tells.

import Maquette

@Mappable
struct Score {
  var player: String
  var points: Int
}

let mapper = JSONMapper(options: .init(unknownKeys: .report))
let scores = #"[{"player": "Ada", "points": "12"}, {"player": "Bob"}, {"points": 3, "player": 7}]"#
let report = mapper.decodeReporting([Score].self, from: scores)
print(report.value?.count ?? 0, "scores")
for issue in report.issues { print(issue) }
