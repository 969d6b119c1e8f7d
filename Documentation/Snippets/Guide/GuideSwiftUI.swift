// Models that a view observes.

import Maquette
import Observation

@Mappable @Observable
final class Profile {
  var name = ""
  @CodingKey("mail") var email: String?
  @CodableIgnored var isEditing = false
}

var profile = try Profile(json: #"{"name": "Ada", "mail": "ada@example.org"}"#)
print(profile.name, profile.email ?? "nil")  // Ada ada@example.org

withObservationTracking {
  _ = profile.name
} onChange: {
  print("the name changes")  // the name changes
}
try JSONMapper().update(&profile, from: #"{"name": "Grace"}"#)
print(profile.name, try profile.jsonString())
// Grace {"name":"Grace","mail":"ada@example.org"}

// A list whose rows a view identifies.
@Mappable
struct Row: Identifiable, Equatable {
  var id: Int
  var title: String
}

@Mappable @Observable
final class Feed {
  var rows: [Row] = []
}

var feed = try Feed(json: #"{"rows": [{"id": 1, "title": "One"}]}"#)
let same = feed
let longer = #"{"rows": [{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]}"#
try JSONMapper().update(&feed, from: longer)
print(same === feed, same.rows.map(\.id))  // true [1, 2]
