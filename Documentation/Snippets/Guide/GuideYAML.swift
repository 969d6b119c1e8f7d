// YAML: settings, words that are no booleans, errors with their place, what is written, documents.

import Foundation
import Maquette
import MaquetteYAML

@Mappable(fieldNaming: .snakeCase)
struct Settings {
  var title: String
  var country: String
  @CodingKey(path: "owner.name") var owner: String
  var servers: [Server] = []
  var motd: String?
}

@Mappable
struct Server {
  var host: String
  var port = 80
  var tags: Set<String> = []
}

let text = """
  title: Example
  country: NO             # Norway, and not false
  owner: {name: Tom}
  defaults: &defaults
    port: 8080
  servers:
    - host: alpha
      <<: *defaults
    - host: beta
      tags: [web]
  motd: |
    Be kind.
    Rewind.
  """

let settings = try Settings(yaml: text)
print(settings.country)  // NO
print(settings.servers.map(\.port))  // [8080, 80]

// Block style; a string that another parser could take for something else has quotes.
print(try settings.yamlString())
// title: Example
// country: "NO"
// owner:
//   name: Tom
// servers:
//   - host: alpha
//     port: 8080
//     tags: []
//   - host: beta
//     port: 80
//     tags:
//       - web
// motd: |-
//   Be kind.
//   Rewind.
//

// Syntax errors and errors in models have a line and a column.
do {
  _ = try Settings(yaml: "title: a: b\n")
} catch {
  print(error)
}
// unexpected character, expected the end of the line, found ':'; a mapping begins on a new line, indented by spaces (line 1, column 9)

do {
  _ = try [Server](yaml: "- host: h\n  port: x\n")
} catch {
  print(error)
}
// expected Int at '[0].port' in Server, found string "x" (line 2, column 9)

// A document that expands too much through aliases is an error.
var bomb = "a: &a [lol]\n"
for (name, other) in zip("bcdefghij", "abcdefghi") {
  let aliases = String(repeating: "*\(other), ", count: 10)
  bomb += "\(name): &\(name) [\(aliases)]\n"
}
do {
  _ = try AnyValue(yaml: bomb)
} catch {
  print(error.code, error.location!.line)  // tooManyElements 7
}

// Several documents make an array.
let sequence = YAMLMapper(options: .init(format: .init(isSequence: true)))
let servers = try sequence.decode([Server].self, from: "host: a\n---\nhost: b\n")
print(servers.map(\.host))  // ["a", "b"]

// Or one after the other; from chunks of bytes, too.
for document in YAMLMapper().documents(of: Server.self, from: "host: a\n---\nport: 1\n") {
  switch document {
  case .success(let server): print(server.host)
  case .failure(let error): print(error)
  }
}
// a
// missing key 'host' in Server (line 3, column 1)

// Unknown tags are errors, unless the format keeps them.
let keeping = YAMLMapper(options: .init(format: .init(style: .flow, unknownTags: .keep)))
let shape = try keeping.decodeValue(from: "!circle {radius: 1.5}")
print(shape.tag!.yamlName!, shape["radius"].double!)  // !circle 1.5
print(try keeping.encodeString(shape), terminator: "")  // !circle {radius: 1.5}

// A different strategy for some formats.
@Mappable
struct Entry {
  @CodableBy(.choosing(.iso8601, in: .yaml, otherwise: .secondsSince1970)) var date: Date
}

let entry = try Entry(yaml: "date: 2001-09-09T01:46:40Z")
print(try entry.jsonString())  // {"date":1000000000}
print(try entry.yamlString(), terminator: "")  // date: "2001-09-09T01:46:40Z"
