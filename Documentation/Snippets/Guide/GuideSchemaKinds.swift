// The JSON Schema of further kinds of declarations.

import Foundation
import Maquette
import MaquetteSchema
import MaquetteYAML

// The schemas of decoding and of encoding.
func schemas<T>(of type: T.Type) -> String {
  "\(JSONSchema.of(type).value)\n\(JSONSchema.of(type, .encoding).value)"
}

// An actor and a noncopyable struct.
@Mappable actor Session: IsolatedMappable {
  let id: UInt8
  var name: String?
}
@Mappable struct Handle: NoncopyableMappable, ~Copyable {
  let id: UInt8
  var opened: Date?
}
print(schemas(of: Session.self))
// {"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":255},"name":{"type":["string","null"]}},"required":["id"]}
// {"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":255},"name":{"type":"string"}},"required":["id"],"additionalProperties":false}
print(JSONSchema.of(Handle.self).value)
// {"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":255},"opened":{"type":["string","null"],"format":"date-time"}},"required":["id"]}
print(JSONSchema.of(Handle.self, .encoding).value)
// {"type":"object","properties":{"id":{"type":"integer","minimum":0,"maximum":255},"opened":{"type":"string","format":"date-time"}},"required":["id"],"additionalProperties":false}

// A class cluster.
@Mappable class Figure: ClassCluster {
  class var cluster: PolymorphicTypes<Figure> { figures }
  var name = ""
}
@Mappable final class Disc: Figure { var radius: UInt8 = 0 }
@Mappable final class Bar: Figure { var side: UInt8 = 0 }
let figures = PolymorphicTypes<Figure>(discriminator: "type", ["disc": Disc.self, "bar": Bar.self])
print(schemas(of: Figure.self))
// {"anyOf":[{"type":"object","properties":{"type":{"const":"disc"},"name":{"type":["string","null"],"default":""},"radius":{"type":["integer","null"],"minimum":0,"maximum":255,"default":0}},"required":["type"]},{"type":"object","properties":{"type":{"const":"bar"},"name":{"type":["string","null"],"default":""},"side":{"type":["integer","null"],"minimum":0,"maximum":255,"default":0}},"required":["type"]}]}
// {"anyOf":[{"type":"object","properties":{"type":{"const":"disc"},"name":{"type":"string"},"radius":{"type":"integer","minimum":0,"maximum":255}},"required":["type","name","radius"]},{"type":"object","properties":{"type":{"const":"bar"},"name":{"type":"string"},"side":{"type":"integer","minimum":0,"maximum":255}},"required":["type","name","side"]}]}

// A tag in an array, and cases of `Codable`.
@Mappable(tagged: .firstElement) enum Step {
  case go(UInt8)
  case stop
}
@Mappable(tagged: .codable) enum Command {
  case say(String)
  case quit
}
print(schemas(of: Step.self))
// {"anyOf":[{"type":"array","prefixItems":[{"const":"go"},{"type":"integer","minimum":0,"maximum":255}],"items":false,"minItems":2},{"type":"array","prefixItems":[{"const":"stop"}],"items":false,"minItems":1}]}
// {"anyOf":[{"type":"array","prefixItems":[{"const":"go"},{"type":"integer","minimum":0,"maximum":255}],"items":false,"minItems":2},{"type":"array","prefixItems":[{"const":"stop"}],"items":false,"minItems":1}]}
print(schemas(of: Command.self))
// {"anyOf":[{"const":"quit"},{"type":"object","properties":{"say":{"type":"object","properties":{"_0":{"type":"string"}},"required":["_0"]}},"required":["say"],"additionalProperties":false},{"type":"object","properties":{"quit":{"type":"object","additionalProperties":false}},"required":["quit"],"additionalProperties":false}]}
// {"anyOf":[{"type":"object","properties":{"say":{"type":"object","properties":{"_0":{"type":"string"}},"required":["_0"],"additionalProperties":false}},"required":["say"],"additionalProperties":false},{"type":"object","properties":{"quit":{"type":"object","additionalProperties":false}},"required":["quit"],"additionalProperties":false}]}

// A tuple and an array of three.
@Mappable struct Pixel {
  var at: (UInt8, UInt8)
  var color: InlineArray<3, UInt8>
}
print(schemas(of: Pixel.self))
// {"type":"object","properties":{"at":{"type":"array","prefixItems":[{"type":"integer","minimum":0,"maximum":255},{"type":"integer","minimum":0,"maximum":255}],"items":false,"minItems":2},"color":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"minItems":3,"maxItems":3}},"required":["at","color"]}
// {"type":"object","properties":{"at":{"type":"array","prefixItems":[{"type":"integer","minimum":0,"maximum":255},{"type":"integer","minimum":0,"maximum":255}],"items":false,"minItems":2},"color":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255},"minItems":3,"maxItems":3}},"required":["at","color"],"additionalProperties":false}

// A large number and a duration.
@Mappable struct Run {
  var count: UInt128
  var time: Duration
}
print(schemas(of: Run.self))
// {"type":"object","properties":{"count":{"type":"integer","minimum":0,"maximum":340282366920938463463374607431768211455},"time":{"type":"number","minimum":-9007199254740992,"maximum":9007199254740992}},"required":["count","time"]}
// {"type":"object","properties":{"count":{"type":"integer","minimum":0,"maximum":340282366920938463463374607431768211455},"time":{"type":"number"}},"required":["count","time"],"additionalProperties":false}

// Values that are converted or dropped.
@Mappable struct Reading {
  @DecodableRules(conversions: .lenient) var isOn: Bool
  @DecodableRules(invalidElements: .drop) var levels: [UInt8]
}
print(schemas(of: Reading.self))
// {"type":"object","properties":{"isOn":{"type":"boolean"},"levels":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}}},"required":["isOn","levels"]}
// {"type":"object","properties":{"isOn":{"type":"boolean"},"levels":{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}}},"required":["isOn","levels"],"additionalProperties":false}
print(JSONSchema.of(Reading.self, .accepting).value)
// {"type":"object","properties":{"isOn":{},"levels":{}},"required":["isOn","levels"]}

// A format.
@Mappable struct Sheet {
  @CodingKey("Title", in: .yaml) var title: String
}
print(
  JSONSchema.of(Sheet.self).value, JSONSchema.of(Sheet.self, options: .init(format: .yaml)).value)
// {"type":"object","properties":{"title":{"type":"string"}},"required":["title"]} {"type":"object","properties":{"Title":{"type":"string"}},"required":["Title"]}

// A configuration.
@Mappable struct Visit {
  var firstName: String
}
let snake = try MappingConfiguration(naming: .snakeCase)
print(JSONSchema.of(Visit.self, options: .init(configuration: snake)).value)
// {"type":"object","properties":{"first_name":{"type":"string"},"firstName":false},"required":["first_name"]}

// The name of a definition.
@Mappable struct Corner: SchemaNamed {
  static let schemaName = "Point"
  var x: UInt8
}
@Mappable struct Edge {
  var from: Corner
  var to: Corner
}
print(JSONSchema.of(Edge.self).value["$defs"].object!.keys)
// ["Point"]

// A hook.
@Mappable struct Legacy {
  var size: UInt8
  @CodableHook(.willDecode) static func unwrap(_ source: inout AnyValue) {
    source = source["legacy"]
  }
}
print(JSONSchema.of(Legacy.self).value, JSONSchema.of(Legacy.self).problems)
// {"type":"object","properties":{"size":{"type":"integer","minimum":0,"maximum":255}},"required":["size"]} [Legacy: a hook changes the source before it is decoded]
