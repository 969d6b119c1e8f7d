// Errors and reports.

import Maquette

@Mappable
struct Lesson {
  var name: String
  var score: Int
}

@Mappable
struct Pupil {
  var name: String
  var age: Int
  @CodableDefault(0, on: .missing, .null, .invalid) var points: Int
  var lessons: [Lesson] = []
}

let json = """
  {
    "name": "Xiaoming",
    "age": "18",
    "points": "few",
    "lessons": [
      { "name": "语文", "score": 125 },
      { "name": "数学", "score": "very good" }
    ],
    "hobby": "chess"
  }
  """

do {
  _ = try Pupil(json: json)
} catch {
  print(error)
  // expected Int at 'lessons[1].score' in Lesson, found string "very good" (line 7, column 30)
  print(error.details)
  // expected Int at 'lessons[1].score' in Lesson, found string "very good" (line 7, column 30)
  //   |     { "name": "数学", "score": "very good" }
  //   |                　　            ^
  print(error.code, error.path, error.model ?? "", error.property ?? "")
  // typeMismatch lessons[1].score Lesson score
  print(error.location?.line ?? 0, error.location?.column ?? 0, error.location?.byteOffset ?? 0)
  // 7 30 146
  print(error.expected ?? "", "|", error.found ?? "")
  // Int | string "very good"
}

// A report has what could be decoded, and everything that was repaired, dropped or wrong.
let mapper = JSONMapper(options: .init(unknownKeys: .report))
let report = mapper.decodeReporting(Pupil.self, from: json)
print(report.value?.lessons.count ?? 0, report.errors.count, report.repairs.count)
// 1 1 3
for issue in report.issues { print(issue) }
// repair: expected Int at 'age' in Pupil, found string "18" (line 3, column 10) -> converted
// repair: expected Int at 'points' in Pupil, found string "few" (line 4, column 13) -> used the default
// error: expected Int at 'lessons[1].score' in Lesson, found string "very good" (line 7, column 30)
// repair: unknown key, expected a key of Pupil at 'hobby', found string "chess" (line 9, column 12) -> dropped

// Values that must not appear in a log.
let discreet = JSONMapper(options: .init(hidesValues: true))
do {
  _ = try discreet.decode(Pupil.self, from: #"{"name": "A", "age": "secret"}"#)
} catch {
  print(error)
  // expected Int at 'age' in Pupil, found a string (line 1, column 22)
}

// Missing keys are listed on request; they concern the models, not the data.
let thorough = JSONMapper(options: .init(reportsDefaults: true))
for issue in thorough.decodeReporting(Pupil.self, from: #"{"name": "A", "age": 9}"#).issues {
  print(issue)
}
// repair: missing key 'points' in Pupil (line 1, column 1) -> used the default
// repair: missing key 'lessons' in Pupil (line 1, column 1) -> used the default

// Malformed text ends decoding, in a report too.
for text in [#"{"name": "A", "age": 018}"#, #"{"name": "A""#, #"{"name": "A", "age": 1e400}"#] {
  let report = mapper.decodeReporting(Pupil.self, from: text)
  for error in report.errors { print(error, error.code.isFatal) }
}
// invalid number at 'age', found 018 (line 1, column 22) true
// unexpected end of the text, expected ',' or '}' at 'name', found nothing (line 1, column 13) true
// number out of range for Int at 'age' in Pupil, found number 1e400 (line 1, column 22) false

// Compare codes; texts are for people.
do {
  _ = try Pupil(json: "{}")
} catch {
  if error.code == .missingKey { print("incomplete:", error.path) }
  // incomplete: name
}

// A report as a table, and as JSON.
print(report.table())
// place  severity  path              what
// 3:10   repair    age               expected Int, found string "18" -> converted
// 4:13   repair    points            expected Int, found string "few" -> used the default
// 7:30   error     lessons[1].score  expected Int, found string "very good"
// 9:12   repair    hobby             unknown key, expected a key of Pupil, found string "chess" -> dropped
print(try report.errors[0].jsonString(.pretty))
// {
//   "code": "typeMismatch",
//   "message": "expected Int at 'lessons[1].score' in Lesson, found string \"very good\" (line 7, column 30)",
//   "path": "lessons[1].score",
//   "pointer": "/lessons/1/score",
//   "line": 7,
//   "column": 30,
//   "offset": 146,
//   "expected": "Int",
//   "found": "string \"very good\"",
//   "model": "Lesson",
//   "property": "score"
// }

// Repairs outside of reports: for logs and metrics.
let watching = JSONMapper(onIssue: { issue in print("told:", issue) })
print(try watching.decode(Lesson.self, from: #"{"name": "A", "score": "7"}"#).score)
// told: repair: expected Int at 'score' in Lesson, found string "7" (line 1, column 24) -> converted
// 7
