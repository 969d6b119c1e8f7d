import Foundation
import Maquette

/// A model with everything that the macro generates, to which damaged documents are decoded.
@Mappable(fieldNaming: .snakeCase)
struct EveryShape: Equatable {
  var userId: Int
  @DecodableAlias("title", "caption", path: "meta.title") var name: String
  @CodingKey(path: "home.address.city") var city: String = "?"
  @CodingKey(path: "home.age") var age: Int?
  @CodableFlattened var position: Position
  @CodableFlattened var maybe: Size?
  var shape: Shape = .point
  var shapes: [Shape] = []
  var color: Color?
  var colors: [Color: Int] = [:]
  @CodableDefault(7, on: .missing, .null, .invalid) var level: Int
  @CodableBy(.date("yyyy-MM-dd")) var day: Date?
  var moment: Date?
  var link: URL?
  var key: UUID?
  var data: Data?
  var price: Decimal?
  var leaf: Leaf?
  var tree: [String: [Leaf?]] = [:]
  var inner: Box<Box<Int>>?

  @Mappable struct Position: Equatable {
    var x = 0.0
    var y: Float?
  }

  @Mappable struct Size: Equatable {
    var width: Int
    var height: UInt8 = 1
  }

  @Mappable enum Shape: Equatable {
    case circle(radius: Double, filled: Bool = false)
    case labelled(String)
    case boxed(Size)
    case point
  }

  @Mappable enum Color: String, Equatable, MappableKey { case red, green }

  @Mappable struct Box<Wrapped: Mappable & Equatable>: Equatable { var value: Wrapped }

  @Mappable class Root {
    var a = 1
    var shown: [Int?] { [a] }
  }

  @Mappable final class Leaf: Root, Equatable {
    var b: Int?
    override var shown: [Int?] { [a, b] }
    static func == (left: Leaf, right: Leaf) -> Bool { left.shown == right.shown }
  }

  /// Documents of such models.
  static let documents = [
    #"{"user_id":1,"name":"n","home":{"address":{"city":"c"},"age":3},"x":1.5,"y":2,"width":3,"#
      + #""height":4,"shape":{"circle":{"radius":1,"filled":true}},"color":"red","level":2}"#,
    #"{"user_id":"12","caption":"n","shapes":["point",{"point":{}},{"labelled":"l"},"#
      + #"{"labelled":{"_0":"m"}},{"boxed":{"width":1}},{"circle":{"radius":1e1}}],"level":"x"}"#,
    #"{"user_id":3.0,"meta":{"title":"t","x":[]},"colors":{"red":1,"green":-2},"level":null,"#
      + #""day":"2009-03-31","moment":"2009-03-31T18:01:12.5Z","link":"https://a.b/c?d=e"}"#,
    #"{"user_id":true,"title":"t","key":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","data":"AQID","#
      + #""price":12.50,"moment":1238522472,"leaf":{"a":2,"b":3,"c":{}},"home":null}"#,
    #"{"user_id":5,"name":12,"leaf":{},"tree":{"k":[{"b":1},null,{"a":"4"}],"l":[]},"#
      + #""inner":{"value":{"value":9}},"price":"1e-3","extra":{"user_id":1}}"#,
  ]
}
