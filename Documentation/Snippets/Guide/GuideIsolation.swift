// Models and actors.

import Maquette

@Mappable
struct Entry: Sendable {
  var id: Int
  var text: String
}

// A struct belongs to no actor, so a large text is decoded elsewhere.
let large = #"[{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]"#
let entries = try await Task.detached { try [Entry](json: large) }.value
print(entries.count)  // 2

// A class of the main actor is mapped there.
@MainActor @Mappable
final class Screen {
  var title = ""
  var entries: [Entry] = []
}
let screen = try Screen(json: #"{"title": "Inbox", "entries": [{"id": 1, "text": "a"}]}"#)
print(screen.title, screen.entries[0].text)  // Inbox a

// Errors are typed: nothing else can be thrown here.
func title(of text: String) -> String {
  do throws(MappingError) {
    return try Entry(json: text).text
  } catch {
    return "\(error.code)"
  }
}
print(title(of: "{}"))  // missingKey
