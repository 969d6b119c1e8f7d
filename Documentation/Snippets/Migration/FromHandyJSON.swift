// The models of a HandyJSON application.

import Foundation
import Maquette

@Mappable
enum Kind: String {
  case cat, dog
}

@Mappable
class Animal {
  var name: String = ""
  var kind: Kind?
  init() {}
}

@Mappable
final class Cat: Animal {
  @CodingKey("cat_id") var id: Int64 = 0
  @CodingKey(path: "owner.name") @DecodableAlias("owner_name") var owner: String?
  @CodingKey("friends") var kittens: [Cat] = []
  @CodableBy(.date("yyyy-MM-dd")) var born: Date?
  @CodableIgnored var isFed = false
}

let json = #"""
  {
    "name": "Tom", "kind": "cat", "cat_id": "9007199254740993",
    "owner": { "name": "Ada" }, "born": "2012-04-14",
    "friends": [ { "name": "Kit", "owner_name": "Grace" } ]
  }
  """#

let cat = try Cat(json: json)
print(cat.name, cat.id, cat.owner ?? "none", cat.kittens[0].owner ?? "none")
// Tom 9007199254740993 Ada Grace
print(try cat.kittens[0].jsonString())
// {"name":"Kit","cat_id":0,"owner":{"name":"Grace"},"friends":[]}

// deserialize returns nil; Maquette's init throws the reason.
do {
  _ = try Cat(json: #"{"name": "Tom", "kind": "bird"}"#)
} catch {
  print(error)
  // expected a case of Kind (cat, dog) at 'kind' in Cat, found string "bird" (line 1, column 25)
}

// HandyJSON keeps the initial value if a value cannot be decoded. Maquette can do the same.
@Mappable
struct Settings {
  @CodableDefault(3, on: .missing, .null, .invalid) var level: Int
  var theme: String = "light"
}
let report = JSONMapper().decodeReporting(Settings.self, from: #"{"level": "high"}"#)
print(report.value?.level ?? 0)
// 3
print(report.issues[0])
// repair: expected Int at 'level' in Settings, found string "high" (line 1, column 11) -> used the default

// JSONDeserializer.update(object:from:)
var settings = Settings(level: 1)
try JSONMapper().update(&settings, from: #"{"theme": "dark"}"#)
print(settings.level, settings.theme)
// 1 dark

// toJSON(), toJSONString(prettyPrint:)
print(try settings.dictionary().count)
// 2
print(try settings.jsonString(.pretty))
// {
//   "level": 1,
//   "theme": "dark"
// }

// designatedPath, didFinishMapping, keys in any case.
@Mappable
struct Owner {
  var name: String
  @CodableIgnored var initial = ""

  @CodableHook(.didDecode) mutating func didFinishMapping() { initial = String(name.prefix(1)) }
}
print(try Owner(json: #"{"data": {"owner": {"name": "Ada"}}}"#, at: "data.owner").initial)
// A
let loose = JSONMapper(options: .init(keys: .ignoringCase))
print(try loose.decode(Owner.self, from: #"{"NAME": "Bo"}"#).name)
// Bo
