import Maquette
import Testing

@Suite("Copies of structs that refer to objects")
struct CopiedObjectTests {
  @Mappable class Owner {
    var name = "Ada"
    var partner: Owner?
    var home: Home = Home()
    @CodableIgnored var isSelected = false
    required init() {}
  }

  @Mappable final class Company: Owner {
    var employees = 1
    required init() { super.init() }
  }

  @Mappable final class Home: Equatable {
    var city = "Oslo"
    init() {}

    static func == (left: Home, right: Home) -> Bool { left.city == right.city }
  }

  @Mappable struct Papers {
    var holder: Owner?
    @CodableIgnored var isSeen = false
  }

  @Mappable struct Car {
    var owner: Owner = Owner()
    var drivers: [Owner] = []
    var keys: [String: Owner] = [:]
    var papers: Papers = Papers()
    var seats = 4
    @CodableIgnored var isWashed = false
  }

  /// A car whose owner is also a driver, has a key, and holds the papers.
  private func car(of owner: Owner = Owner()) -> Car {
    var car = Car(owner: owner, drivers: [owner, Owner()], keys: ["a": owner, "b": Owner()])
    car.papers = Papers(holder: owner, isSeen: true)
    car.isWashed = true
    return car
  }

  @Test(
    "The original stays as it is, wherever the object is",
    arguments: [
      "owner.name", "drivers[0].name", "keys.a.name", "papers.holder.name", "owner.home.city",
      "drivers[0].home.city", "papers.holder.partner.name",
    ] as [MappingPath])
  func original(path: MappingPath) throws {
    let car = car()
    car.owner.partner = Owner()
    let (owner, home, partner) = (car.owner, car.owner.home, car.owner.partner)
    let copy = try car.copy(setting: [path: "new"])
    #expect(copy.value(at: path, as: String.self) == "new")
    #expect(car.value(at: path, as: String.self) != "new")
    #expect(car.owner === owner && owner.home === home && owner.partner === partner)
    #expect(car.owner.name == "Ada" && home.city == "Oslo" && partner?.name == "Ada")
    // The error comes after the change of the object.
    #expect(throws: MappingError.self) { try car.copy(setting: [path: "x", "seats": "many"]) }
    #expect(car.value(at: path, as: String.self) != "x")
  }

  @Test("Objects that are not on the way are shared, and a copy keeps its transient properties")
  func identity() throws {
    let car = car()
    let copy = try car.copy(setting: ["drivers[1].home.city": "Rome", "seats": 5])
    #expect(copy.owner === car.owner && copy.drivers[0] === car.drivers[0])
    #expect(copy.drivers[1] !== car.drivers[1] && copy.keys["a"] === car.keys["a"])
    #expect(copy.papers.holder === car.owner && copy.papers.isSeen && copy.isWashed)
    let other = try car.copy(setting: ["owner.name": "Bo", "owner.partner": ["name": "Cy"]])
    #expect(other.owner.home === car.owner.home && other.owner.name == "Bo")
    #expect(other.owner.partner?.name == "Cy" && car.owner.partner == nil)
  }

  @Test("An object is set in parts, or as part of a struct, and keeps its class")
  func parts() throws {
    let company = Company()
    (company.employees, company.partner) = (7, company)
    let car = car(of: company)
    let copy = try car.copy(setting: [
      "owner": ["name": "X"], "papers": ["holder": ["home": ["city": "Y"]]],
    ])
    #expect(company.name == "Ada" && company.home.city == "Oslo")
    let (owner, holder) = (copy.owner as? Company, copy.papers.holder as? Company)
    #expect(owner?.name == "X" && owner?.employees == 7 && owner?.partner === company)
    #expect(holder?.home.city == "Y" && copy.papers.isSeen)
    let none = try car.copy(setting: ["papers.holder": nil])
    #expect(none.papers.holder == nil && car.papers.holder === company)
  }

  @Mappable(.decode) final class Reading {
    var value = 1
    init() {}
  }

  @Mappable(.decode) struct Report {
    var reading: Reading
    var title = ""
  }

  @Test("An object that cannot be encoded cannot be copied, and stays as it is")
  func unencodable() throws {
    let report = Report(reading: Reading())
    let error = #expect(throws: MappingError.self) {
      try report.copy(setting: ["reading.value": 2])
    }
    #expect(
      error?.description.contains("a class that can be encoded and decoded, to copy its object")
        == true)
    #expect(report.reading.value == 1)
    #expect(try report.copy(setting: ["title": "x"]).reading === report.reading)
  }

  @Mappable struct Ride {
    @CodableFlattened var owner: Owner
  }

  @Test("A flattened object is refused, because it would change for the original, too")
  func flattened() throws {
    let ride = Ride(owner: Owner())
    let error = #expect(throws: MappingError.self) {
      try ride.copy(setting: ["owner.name": "X"])
    }
    #expect(error?.expected == "a property that a copy can have for itself")
    #expect(error?.found == "flattened owner, an object of Owner")
    #expect(ride.owner.name == "Ada")
  }
}
