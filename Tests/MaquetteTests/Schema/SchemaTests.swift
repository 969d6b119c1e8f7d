import Foundation
import Maquette
import Testing

@Suite("Schema")
struct SchemaTests {
  @Mappable(fieldNaming: .snakeCase)
  struct Account: Equatable {
    let id: Int
    @CodingKey(path: "profile.full_name") @DecodableAlias("name") var fullName: String
    var lastLogin: Date?
    var tags: [String] = []
    @CodableIgnored var isSelected = false
    @EncodableIgnored var token = ""
    @CodableFlattened var limits: Limits
  }

  @Mappable
  struct Limits: Equatable {
    var quota: Int = 10
  }

  @Mappable
  class Animal {
    var name: String = ""
    init() {}
  }

  @Mappable
  final class Dog: Animal {
    var isTrained: Bool = false
  }

  @Mappable
  struct Box<Content: Mappable & Equatable> {
    var content: Content
  }

  private let account = Account(
    id: 7, fullName: "Ada", lastLogin: nil, tags: ["a"], isSelected: true, token: "t",
    limits: Limits(quota: 3))

  // Features: 237, 1.7
  @Test("Properties are listed in their order") func listsPropertiesInTheirOrder() {
    #expect(
      Account.schema.properties.map(\.name) == [
        "id", "fullName", "lastLogin", "tags", "isSelected", "token", "limits",
      ])
    #expect(Account.schema.name == "Account")
  }

  // Features: 237, 3.14
  @Test("Keys, aliases and types are told") func tellsKeysAliasesAndTypes() throws {
    let name = try #require(Account.schema[property: "fullName"])
    #expect(name.path == ["profile", "full_name"])
    #expect(name.aliases == [["name"]])
    #expect(name.type is String.Type)
    #expect(Account.schema[property: "lastLogin"]?.type is Date?.Type)
    #expect(Account.schema[property: "lastLogin"]?.path == ["last_login"])
    #expect(Account.schema[property: "limits"]?.path == [])
    #expect(Account.schema[property: "unknown"] == nil)
  }

  @Test(
    arguments: [
      ("id", [ModelSchema.Flags.isConstant]), ("fullName", []), ("lastLogin", [.hasDefault]),
      ("tags", [.hasDefault]), ("isSelected", [.hasDefault, .isNotRead, .isNotWritten]),
      ("token", [.hasDefault, .isNotWritten]), ("limits", [.isFlattened]),
    ] as [(String, ModelSchema.Flags)])
  func flagsWhatIsSpecial(name: String, flags: ModelSchema.Flags) {
    #expect(Account.schema[property: name]?.flags == flags)
  }

  @Test func readsValuesByName() {
    #expect(account.value(ofProperty: "id") as? Int == 7)
    #expect(account.value(ofProperty: "fullName") as? String == "Ada")
    #expect(account.value(ofProperty: "limits") as? Limits == Limits(quota: 3))
    #expect(account.value(ofProperty: "nothing") == nil)
    #expect(Account.schema[property: "tags"]?.value(in: account) as? [String] == ["a"])
  }

  // Features: 1.7
  @Test("Values are set by name, constants too") func setsValuesByNameConstantsToo() throws {
    var account = account
    try account.setValue(8, ofProperty: "id")
    try account.setValue("Grace", ofProperty: "fullName")
    try account.setValue(["quota": "5"], ofProperty: "limits")
    #expect(account.id == 8)
    #expect(account.fullName == "Grace")
    #expect(account.limits.quota == 5)
    #expect(account.isSelected)
  }

  @Test func refusesWhatCannotBeSet() {
    var changed = account
    #expect(throws: MappingError.self) { try changed.setValue("x", ofProperty: "id") }
    #expect(throws: MappingError.self) { try changed.setValue(true, ofProperty: "isSelected") }
    #expect(throws: MappingError.self) { try changed.setValue(1, ofProperty: "unknown") }
    #expect(changed == account)
  }

  @Test func followsTheSuperclass() throws {
    let dog = Dog()
    dog.name = "Rex"
    #expect(Dog.schema.properties.map(\.name) == ["name", "isTrained"])
    #expect(Dog.schema.superclass?.name == "Animal")
    #expect(Animal.schema.superclass?.name == nil)
    #expect(dog.value(ofProperty: "name") as? String == "Rex")
    var animal: Animal = dog
    try animal.setValue("Bello", ofProperty: "name")
    #expect(dog.name == "Bello")
    #expect(ModelDescription.line(of: dog) == #"Dog: ["name": Bello, "isTrained": false]"#)
  }

  @Test func describesGenericModels() {
    #expect(Box<Int>.schema[property: "content"]?.type is Int.Type)
    #expect(ModelDescription.line(of: Box(content: 1)) == #"Box: ["content": 1]"#)
  }

  @Test func describesTheWholeGraph() {
    #expect(
      ModelDescription.tree(of: account) == """
        Account
          id: 7
          fullName: Ada
          lastLogin: nil
          tags: [a]
          isSelected: true
          token: t
          limits: Limits
            quota: 3
        """)
  }
}
