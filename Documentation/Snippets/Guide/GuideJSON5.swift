// JSON as people write it: comments, trailing commas, keys without quotes.

import Maquette
import MaquetteJSON5

@Mappable
struct Settings {
  var port: Int
  var hosts: [String] = []
  var timeout: Double = 30
}

let text = """
  {
    // Where it listens.
    port: 0x1F90,
    hosts: ['alpha', 'beta',],  /* a comma more does no harm */
    timeout: Infinity,
  }
  """

let settings = try Settings(json5: text)
print(settings.port, settings.hosts, settings.timeout)  // 8080 ["alpha", "beta"] inf

// Errors have a line and a column, as in JSON.
do {
  _ = try Settings(json5: "{\n  // note\n  port: 80 80\n}")
} catch {
  print(error)
}
// unexpected character, expected ',' or '}', found '8' (line 3, column 12)

do {
  _ = try Settings(json5: "{port: 1,\n hosts: [{}]}")
} catch {
  print(error)
}
// expected String at 'hosts[0]' in Settings, found an object (line 2, column 10)

// Comments and trailing commas, and JSON otherwise.
let commented = JSON5Mapper(options: .init(format: .init(syntax: .jsonWithComments)))
let plain = try commented.decode(Settings.self, from: #"{ "port": 80, /* all */ }"#)
print(try commented.encodeString(plain))  // {"port":80,"hosts":[],"timeout":30.0}
