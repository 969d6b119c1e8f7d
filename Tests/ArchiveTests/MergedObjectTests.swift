import Maquette
import MaquetteArchive
import Testing

@Suite("Objects whose members become those of an enum, in archives")
struct MergedObjectTests {
  @Mappable class Person {
    var name = ""
    var marks: [Mark] = []
    required init() {}
  }

  @Mappable final class Employee: Person {
    var salary = 1
    required init() { super.init() }
  }

  @Mappable(tagged: .internal("type")) enum Mark {
    case by(Person)
    case perhaps(of: Person?)
    case employee(Employee)
  }

  @Test("A subclass is preserved, or it cannot be encoded: nothing is lost") func subclasses()
    throws
  {
    let mapper = ArchiveMapper(options: .init(types: [.type(Employee.self), .type(Person.self)]))
    let keyed = KeyedArchiveMapper(options: mapper.options)
    let person = Person()
    person.marks = [.by(Person()), .perhaps(of: Employee()), .employee(Employee())]
    for copy in [
      try mapper.decode(Person.self, from: mapper.encode(person)),
      try keyed.decode(Person.self, from: keyed.encode(person)),
    ] {
      guard case .by(let first) = copy.marks[0], case .perhaps(let second) = copy.marks[1],
        case .employee = copy.marks[2]
      else {
        Issue.record("\(copy.marks)")
        continue
      }
      #expect(type(of: first) == Person.self && second is Employee)
    }
    person.marks = [.by(Employee())]
    let error = #expect(throws: MappingError.self) { try mapper.encode(person) }
    #expect(error?.code == .unencodable)
    #expect(
      error?.description.contains("itself, whose members become those of another") == true,
      "\(error!)")
    #expect(throws: MappingError.self) { try keyed.encode(person) }
    #expect(try person.jsonString().contains(#""salary":1"#))
  }
}
