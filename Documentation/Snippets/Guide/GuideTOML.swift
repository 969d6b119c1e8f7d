// TOML: settings, dates without a zone, errors with their place, what is written.

import Foundation
import Maquette
import MaquetteTOML

@Mappable(fieldNaming: .snakeCase)
struct Settings {
  var title: String
  @CodingKey(path: "owner.name") var owner: String
  var servers: [Server] = []
  var birthday: CivilDate?
  var opens: TimeOfDay?
}

@Mappable
struct Server {
  var host: String
  var port = 80
  var weights: [Double] = []
}

let text = """
  title = "Example"
  birthday = 1979-05-27
  opens = 07:30:00

  [owner]
  name = "Tom"

  [[servers]]
  host = "alpha"
  weights = [0.5, 1]

  [[servers]]
  host = "beta"
  port = 8080
  """

let settings = try Settings(toml: text)
print(settings.servers.map(\.port))  // [80, 8080]
print(settings.birthday!, settings.opens!)  // 1979-05-27 07:30:00

// Values first, then tables, then arrays of tables.
print(try settings.tomlString())
// title = "Example"
// birthday = 1979-05-27
// opens = 07:30:00
//
// [owner]
// name = "Tom"
//
// [[servers]]
// host = "alpha"
// port = 80
// weights = [0.5, 1.0]
//
// [[servers]]
// host = "beta"
// port = 8080
// weights = []
//

// Syntax errors and errors in models have a line and a column.
do {
  _ = try Settings(toml: "title = \"Example\"\n[owner]\nname = Tom")
} catch {
  print(error)
}
// unexpected character, expected a value at 'owner.name', found 'T'; text needs quotes (line 3, column 8)

do {
  _ = try Settings(toml: "title = 'T'\nowner.name = 'O'\n[[servers]]\nhost = 'h'\nport = 'x'")
} catch {
  print(error)
}
// expected Int at 'servers[0].port' in Server, found string "x" (line 5, column 8)

// A date and time without a zone becomes a Date only if the format sets a zone.
@Mappable
struct Meeting {
  var begins: Date
}

let local = "begins = 2024-02-29T09:30:00"
print((try? Meeting(toml: local)) == nil)  // true

let mapper = TOMLMapper(options: .init(format: .init(zone: UTCOffset(hours: 1))))
let meeting = try mapper.decode(Meeting.self, from: local)
print(meeting.begins.timeIntervalSince1970)  // 1709195400.0
print(try meeting.tomlString(), terminator: "")  // begins = 2024-02-29T08:30:00Z
