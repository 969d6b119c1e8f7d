// Classes, inheritance, and types that the data chooses.

import Maquette

@Mappable
class Entry {
  var id = 0
  var title: String

  init(title: String) { self.title = title }
}

@Mappable
final class Photo: Entry {
  var width: Int = 0

  override init(title: String) { super.init(title: title) }
}

let photo = try Photo(json: #"{"id": 7, "title": "Sea", "width": "640"}"#)
print(photo.id, photo.title, photo.width)
// 7 Sea 640
print(try photo.jsonString())
// {"id":7,"title":"Sea","width":640}
var updated = photo
try JSONMapper().update(&updated, from: #"{"title": "Lake"}"#)
print(photo.title, updated === photo)
// Lake true

// Subclasses chosen by a tag.
@Mappable
class Shape: ClassCluster {
  class var cluster: PolymorphicTypes<Shape> { shapes }
  var name = ""
}

@Mappable final class Circle: Shape { var radius = 0.0 }
@Mappable final class Square: Shape { var side = 0.0 }

let shapes = PolymorphicTypes<Shape>(
  discriminator: "type", ["circle": Circle.self, "square": Square.self])

let drawing = #"[{"type": "circle", "name": "sun", "radius": 2}, {"side": 1, "type": "square"}]"#
let figures = try [Shape](json: drawing)
print(figures.map { "\(type(of: $0))" })
// ["Circle", "Square"]
print(try figures.jsonString())
// [{"type":"circle","name":"sun","radius":2.0},{"type":"square","name":"","side":1.0}]
do {
  _ = try [Shape](json: #"[{"type": "oval"}]"#)
} catch {
  print(error)
  // expected a type of Shape (circle, square) at '[0].type', found string "oval" (line 1, column 11)
}

// Values of an existential type.
protocol Animal { var name: String { get } }

@Mappable
struct Dog: Animal {
  var name: String
  var barks = true
}

@Mappable
struct Cat: Animal {
  var name: String
  var lives = 9
}

let animals = PolymorphicTypes<any Animal>(
  discriminator: "kind", ["dog": Dog.self, "cat": Cat.self])

@Mappable
struct Home {
  @CodableBy(.oneOf(animals)) var pet: any Animal
  @CodableBy(.arrayOf(animals)) var others: [any Animal] = []
}
let home = try Home(
  json: #"{"pet": {"kind": "cat", "name": "Tom"}, "others": [{"name": "Rex", "kind": "dog"}]}"#)
print(home.pet, home.others)
// Cat(name: "Tom", lives: 9) [GuideClasses.Dog(name: "Rex", barks: true)]
print(try home.jsonString())
// {"pet":{"kind":"cat","name":"Tom","lives":9},"others":[{"kind":"dog","name":"Rex","barks":true}]}

// The content chooses the type; no tag is encoded.
let byContent = PolymorphicTypes<any Animal>([Dog.self, Cat.self]) { object in
  object["lives"].isNull ? Dog.self : Cat.self
}

@Mappable
struct Guest {
  @CodableBy(.oneOf(byContent)) var animal: any Animal
}
print(try Guest(json: #"{"animal": {"name": "Kit", "lives": 3}}"#).animal)
// Cat(name: "Kit", lives: 3)

// A registry in the options of a mapper adds a type from another module.
@Mappable
struct Parrot: Animal {
  var name: String
}
var mapper = JSONMapper()
mapper.options.registry.add(Parrot.self, as: "parrot", to: (any Animal).self)
let parrot = #"{"pet": {"kind": "parrot", "name": "Polly"}}"#
print(try mapper.decode(Home.self, from: parrot).pet)
// Parrot(name: "Polly")
do {
  _ = try Home(json: parrot)
} catch {
  print(error)
  // expected a type of Animal (dog, cat) at 'pet.kind' in Home, found string "parrot" (line 1, column 18)
}
