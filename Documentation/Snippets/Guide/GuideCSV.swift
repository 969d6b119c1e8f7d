// CSV: tables of models, empty fields, dialects, rows as a stream.

import Foundation
import Maquette
import MaquetteCSV

@Mappable
struct Person {
  var id: Int
  var name: String
  var age: Int?
  var address: Address?
  @CodableBy(.json([String].self)) var tags: [String] = []
}

@Mappable
struct Address {
  var city: String
}

let text = #"""
  id,name,age,address.city,tags
  1,Ada,36,London,"[""math""]"
  2,"Bob ""B""",,,[]
  """#

let people = try [Person](csv: text)
print(people[0].address!.city, people[0].tags)  // London ["math"]
print(people[1].name, people[1].age ?? -1, people[1].address == nil)  // Bob "B" -1 true

print(try people.csvString(), terminator: "")
// id,name,age,address.city,tags
// 1,Ada,36,London,"[""math""]"
// 2,"Bob ""B""",,,[]

// Errors have the row, the name of the column, the line and the column.
do {
  _ = try [Person](csv: "id,name\n1,Ada\nx,Bob\n")
} catch {
  print(error)
}
// expected Int at '[1].id' in Person, found string "x" (line 3, column 1)

// Other dialects.
var format = CSVFormat(delimiter: ";", nullWords: ["NULL"])
format.comment = "#"
format.shortRows = .pad
let mapper = CSVMapper(options: .init(format: format))
let others = try mapper.decode([Person].self, from: "id;name;age\n# nobody\n3;Cy;NULL\n4;Di\n")
print(others.map(\.name))  // ["Cy", "Di"]

// Rows one by one: a bad row does not end the stream.
for row in CSVMapper().rows(of: Person.self, from: "id,name\n1,Ada\n2\n3,Cy\n") {
  switch row {
  case .success(let person): print(person.id, person.name)
  case .failure(let error): print(error)
  }
}
// 1 Ada
// expected 2 fields at '[1]', found 1 field (line 3, column 1)
// 3 Cy

// Bytes as they arrive, cut anywhere.
var parser = CSVMapper().rowParser(of: Person.self)
for piece in ["id,na", "me\n7,\"E", "ve\"\n8,F", "ay"] {
  parser.append(Array(piece.utf8))
  while let row = parser.next() { print(try row.get().name) }
}
// Eve
parser.finish()
while let row = parser.next() { print(try row.get().name) }
// Fay
