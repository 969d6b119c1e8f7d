import Maquette
import Testing

private protocol Creature: Sendable {}
private protocol Owned: Sendable {}
private protocol Tended: AnyObject, Sendable {}

@Mappable private struct Ant: Creature, Owned { var x = 1 }

/// No cluster knows it.
@Mappable private struct Bat: Creature, Owned { var x = 1 }

@Mappable private struct Whale: Creature, Owned {
  var name = "blue"
  var weight = 180.5
  var length = 30.25
  var depth = 500.0
  var songs = ["low", "long"]
}

@Mappable private final class Crab: Creature, Owned, Tended { let legs: Int }

@Mappable private indirect enum Hydra: Creature, Owned {
  case head(Int)
  case heads(left: Hydra, right: Hydra)
}

@Mappable private class Plant: @unchecked Sendable { var age = 1 }
@Mappable private final class Tree: Plant, @unchecked Sendable { var height = 2.5 }

private let creaturesCluster = PolymorphicTypes<any Creature>(
  discriminator: "is",
  ["ant": Ant.self, "whale": Whale.self, "crab": Crab.self, "hydra": Hydra.self])
private let ownedCluster = PolymorphicTypes<any Creature & Owned>(
  discriminator: "is",
  ["ant": Ant.self, "whale": Whale.self, "crab": Crab.self, "hydra": Hydra.self])
private let tendedCluster = PolymorphicTypes<any Tended>(discriminator: "is", ["crab": Crab.self])
private let anythingCluster = PolymorphicTypes<Any>(
  discriminator: "is", ["ant": Ant.self, "whale": Whale.self, "crab": Crab.self])
@Mappable private struct Lost: Error { var a = 1, b = 2, c = 3, d = 4 }
private let errorsCluster = PolymorphicTypes<any Error>(discriminator: "is", ["lost": Lost.self])
private let plantsCluster = PolymorphicTypes<Plant>(
  discriminator: "is", ["plant": Plant.self, "tree": Tree.self])

/// Protocols store their values in several ways, and the type of a value is found in each.
@Suite("Bases of clusters")
struct ClusterBaseTests {
  @Mappable fileprivate struct Zoo {
    @CodableBy(.arrayOf(creaturesCluster)) var creatures: [any Creature]
    @CodableBy(.arrayOf(ownedCluster)) var owned: [any Creature & Owned]
    @CodableBy(.arrayOf(tendedCluster)) var tended: [any Tended]
    @CodableBy(.arrayOf(anythingCluster)) var anything: [Any]
    @CodableBy(.arrayOf(plantsCluster)) var plants: [Plant]
  }

  @Test("Values of each kind are written with their own tag and members, whatever the base")
  func roundTrip() throws {
    let ant = #"{"is":"ant","x":7}"#
    let whale =
      #"{"is":"whale","name":"gray","weight":1.5,"length":2.5,"depth":3.5,"songs":["deep and long"]}"#
    let crab = #"{"is":"crab","legs":10}"#
    let hydra =
      #"{"is":"hydra","heads":{"left":{"head":1},"right":{"head":2}}}"#
    let plants = #"{"is":"plant","age":3},{"is":"tree","age":4,"height":5.5}"#
    let text =
      #"{"creatures":[\#(ant),\#(whale),\#(crab),\#(hydra),\#(whale)],"#
      + #""owned":[\#(whale),\#(ant),\#(crab),\#(hydra)],"tended":[\#(crab)],"#
      + #""anything":[\#(whale),\#(crab),\#(ant)],"plants":[\#(plants)]}"#
    let zoo = try Zoo(json: text)
    #expect(try zoo.jsonString() == text)
    let tree = try ValueMapper().encode(zoo)
    #expect(try tree.jsonString() == text)
    #expect(try ValueMapper().decode(Zoo.self, from: tree).jsonString() == text)
  }

  @Mappable fileprivate struct Log {
    @CodableBy(.arrayOf(errorsCluster)) var errors: [any Error]
  }

  @Test("Errors are stored in boxes, and written as other values") func errors() throws {
    let text = #"{"errors":[{"is":"lost","a":5,"b":6,"c":7,"d":8}]}"#
    let log = try Log(json: text)
    #expect(try log.jsonString() == text)
    #expect(try ValueMapper().encode(log).jsonString() == text)
  }

  @Test("A value of a type that the cluster does not know is named, whatever the base")
  func unknown() throws {
    var zoo = Zoo(creatures: [Bat()], owned: [], tended: [], anything: [], plants: [])
    func check(_ zoo: Zoo) {
      let error = #expect(throws: MappingError.self) { try zoo.jsonString() }
      #expect(error?.code == .unencodable && error?.found?.contains("Bat") == true)
    }
    check(zoo)
    (zoo.creatures, zoo.owned) = ([], [Ant(), Bat()])
    check(zoo)
    (zoo.owned, zoo.anything) = ([], [Whale(), Bat()])
    check(zoo)
  }
}
