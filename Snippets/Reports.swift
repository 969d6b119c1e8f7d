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
// 2 scores
for issue in report.issues { print(issue) }
// repair: expected Int at [0].points, found string "12" (line 1, column 30) -> converted
// error: missing key at [1].points (line 1, column 37)
// repair: expected String at [2].player, found number 7 (line 1, column 80) -> converted
