import Foundation
import Maquette
import Testing

@Mappable private final class ConstantBadge {
  let id: Int
  let owner: ConstantOwner
  let note: String?
  var level = 0
  init(id: Int, owner: ConstantOwner, note: String? = nil) {
    (self.id, self.owner, self.note) = (id, owner, note)
  }
}

@Mappable private struct ConstantOwner: Equatable { var name: String; var desk = ConstantDesk() }

@Mappable private final class ConstantDesk: Equatable {
  init() {}
  var place = 0
  static func == (a: ConstantDesk, b: ConstantDesk) -> Bool { a === b || a.place == b.place }
}

@Mappable private class ConstantBase {
  let serial: Int
  init(serial: Int) { self.serial = serial }
}

@Mappable private final class ConstantDerived: ConstantBase {
  @CodingKey(path: "meta.code") let code: String
  let kind = "derived"
  let made: Int = ConstantCounter.next
  var n = 0
  init(serial: Int, code: String) {
    self.code = code
    super.init(serial: serial)
  }
}

@Mappable private struct ConstantArrays: Equatable {
  let type = "P"
  @CodingKey(path: "l[*].v") var v: [Int] = []
}

@Mappable(layout: .array) private struct ConstantRecord: Equatable {
  let type = "a"
  var x = 1
}

/// A struct whose memory layout the core does not know.
@Mappable private struct ConstantObserved: Equatable {
  let id: Int
  let kind = "k"
  var n = 0 { didSet {} }
}

@Mappable private struct ConstantToken: NoncopyableMappable, ~Copyable {
  let kind = "k"
  let id: Int
  var n = 0
}

@Mappable
private struct ConstantLease<Held: NoncopyableMappable & ~Copyable>: NoncopyableMappable, ~Copyable
{
  let id: Int
  var held: Held?
}

@Mappable(container: "d", conversions: .strict) private final class ConstantBox {
  let id: Int
  let kind = 1
  init(id: Int) { self.id = id }
}

@Mappable private class ConstantMember: ClassCluster {
  class var cluster: PolymorphicTypes<ConstantMember> { constantMembers }
  let serial: Int
  let kind = 1
  init(serial: Int) { self.serial = serial }
}

@Mappable private final class ConstantSubMember: ConstantMember { var n = 0 }

private let constantMembers = PolymorphicTypes<ConstantMember>(
  discriminator: "t", ["sub": ConstantSubMember.self, "base": ConstantMember.self])

@Mappable private final class ConstantRest {
  @CodableExtras let rest: [String: AnyValue]
  @CodableFlattened let desk: ConstantFlatDesk
  init(rest: [String: AnyValue]) { (self.rest, desk) = (rest, ConstantFlatDesk()) }
}

@Mappable private struct ConstantFlatDesk { var place = 0 }

private enum ConstantCounter {
  nonisolated(unsafe) static var count = 0
  static var next: Int {
    count += 1
    return count
  }
}

@Mappable private struct ConstantFeature: Equatable {
  let type = "Feature"
  let version: Int = 3
  @CodingKey(path: "meta.unit") let unit = "mm"
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 }))
  let offset = 4
  let nothing: Int? = nil
  var n = 0
}

@Mappable private struct ConstantFrame: Equatable {
  @CodableFlattened(prefix: "f_") var feature: ConstantFeature
  var list: [ConstantFeature] = []
}

@Suite("Constants that the source gives other values")
struct ConstantTests {
  /// The results of an update from text, tree and dictionary, each on its own value.
  private func issues<T: Mappable>(
    updating make: () -> T, _ patch: String, _ check: (T) -> Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let told = IssueList()
    var byText = make()
    try JSONMapper(onIssue: told.add).update(&byText, from: patch)
    #expect(check(byText), sourceLocation: sourceLocation)
    let issues = told.take()
    var byTree = make()
    try ValueMapper(onIssue: told.add).update(&byTree, from: try AnyValue(json: patch))
    #expect(check(byTree), sourceLocation: sourceLocation)
    #expect(Set(told.take()) == Set(issues), sourceLocation: sourceLocation)
    let object = try JSONSerialization.jsonObject(with: Data(patch.utf8)) as? [String: Any]
    var byDictionary = make()
    try DictionaryMapper(onIssue: told.add).update(&byDictionary, from: try #require(object))
    #expect(check(byDictionary), sourceLocation: sourceLocation)
    #expect(Set(told.take()) == Set(issues), sourceLocation: sourceLocation)
    return issues
  }

  /// The reports of text and of a tree.
  private func issues<T: Mappable & Equatable>(
    reading type: T.Type, _ text: String, as value: T,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let report = JSONMapper().decodeReporting(type, from: text)
    #expect(report.value == value, sourceLocation: sourceLocation)
    let tree = ValueMapper().decodeReporting(type, from: try AnyValue(json: text))
    #expect(tree.value == value, sourceLocation: sourceLocation)
    #expect(tree.issues.map(IssueList.line) == report.issues.map(IssueList.line))
    return report.issues.map(IssueList.line)
  }

  private func badge() -> ConstantBadge {
    ConstantBadge(id: 1, owner: ConstantOwner(name: "Ann"), note: "x")
  }

  @Test("An update reports a constant of an object with another value in the source")
  func objects() throws {
    let told = try issues(
      updating: badge, #"{"id":2,"level":5,"note":null,"owner":{"name":"Bob"}}"#
    ) { $0.id == 1 && $0.level == 5 && $0.note == "x" && $0.owner.name == "Ann" }
    #expect(told == ["repair id kept", "repair note kept", "repair owner kept"])
  }

  @Test(
    "An update does not report a constant with the same value in the source",
    arguments: [
      #"{"id":1,"level":5}"#, #"{"note":"x","level":5}"#, #"{"owner":{"name":"Ann"},"level":5}"#,
      #"{"level":5,"owner":{"desk":{"place":7}}}"#,
    ])
  func same(_ patch: String) throws {
    #expect(try issues(updating: badge, patch) { $0.id == 1 && $0.level == 5 }.isEmpty)
  }

  @Test("An object in a constant is updated in place")
  func inside() throws {
    let desk = ConstantDesk()
    let badge = ConstantBadge(id: 1, owner: ConstantOwner(name: "Ann", desk: desk))
    var updated = badge
    try JSONMapper().update(&updated, from: #"{"owner":{"desk":{"place":7}}}"#)
    #expect(badge.owner.desk === desk && desk.place == 7)
  }

  @Test("Constants of superclasses, at paths and with values are also reported")
  func subclasses() throws {
    func make() -> ConstantDerived { ConstantDerived(serial: 1, code: "c") }
    let told = try issues(
      updating: make, #"{"serial":2,"meta":{"code":"d"},"kind":"other","n":3}"#
    ) { $0.serial == 1 && $0.code == "c" && $0.kind == "derived" && $0.n == 3 }
    #expect(told == ["repair serial kept", "repair meta.code kept", "repair kind kept"])
  }

  @Test("A constant with a computed value is compared with that of the object")
  func made() throws {
    let object = ConstantDerived(serial: 1, code: "c")
    let same = try issues(updating: { object }, #"{"made":\#(object.made)}"#) { _ in true }
    #expect(same.isEmpty)
    let other = try issues(updating: { object }, #"{"made":-1}"#) { _ in true }
    #expect(other == ["repair made kept"])
  }

  @Test("A report lists a constant with another value in the source")
  func fixed() throws {
    let text =
      #"{"type":"Point","version":"3","meta":{"x":1,"unit":"in"},"offset":4,"nothing":1,"n":1}"#
    #expect(
      try issues(reading: ConstantFeature.self, text, as: ConstantFeature(n: 1)) == [
        "repair type kept", "repair meta.unit kept", "repair offset kept", "repair nothing kept",
      ])
    let own = try ConstantFeature(n: 1).jsonString()
    #expect(try issues(reading: ConstantFeature.self, own, as: ConstantFeature(n: 1)).isEmpty)
  }

  @Test("Constants with values are reported in updates, in flattened members and in elements")
  func inner() throws {
    let told = try issues(
      updating: { ConstantFrame(feature: ConstantFeature()) },
      #"{"f_type":"x","f_n":2,"list":[{"version":4},{"version":[]}]}"#
    ) {
      $0.feature.n == 2 && $0.list.count == 2
    }
    #expect(
      told == ["repair f_type kept", "repair list[0].version kept", "repair list[1].version kept"])
  }

  @Test("It also applies with array paths, positions, containers, clusters and rules")
  func shapes() throws {
    #expect(
      try issues(
        reading: ConstantArrays.self, #"{"type":"x","l":[{"v":1}]}"#, as: ConstantArrays(v: [1]))
        == ["repair type kept"])
    #expect(
      try issues(reading: ConstantRecord.self, #"["b",2]"#, as: ConstantRecord(x: 2))
        == ["repair [0] kept"])
    #expect(
      try issues(updating: { ConstantBox(id: 1) }, #"{"d":{"id":2,"kind":"1"}}"#) { $0.id == 1 }
        == ["repair d.id kept", "repair d.kind kept"])
    #expect(
      try issues(
        updating: { ConstantSubMember(serial: 1) as ConstantMember },
        #"{"kind":1,"n":3,"serial":2,"t":"sub"}"#
      ) { $0.serial == 1 && ($0 as? ConstantSubMember)?.n == 3 } == ["repair serial kept"])
  }

  @Test("An update replaces a struct, including its constants")
  func structs() throws {
    #expect(
      try issues(
        updating: { ConstantObserved(id: 1, n: 2) }, #"{"id":5,"kind":"other","n":3}"#
      ) { $0 == ConstantObserved(id: 5, n: 3) } == ["repair kind kept"])
  }

  @Test("Constants of noncopyable structs keep their values, and are reported")
  func noncopyable() throws {
    let patch = #"{"kind":"other","id":5,"n":3}"#
    let expected = ["repair kind kept", "repair id kept"]
    let told = IssueList()
    var byText = try ConstantToken(json: #"{"id":1}"#)
    try JSONMapper(onIssue: told.add).update(&byText, from: patch)
    let (id, n) = (byText.id, byText.n)
    #expect(id == 1 && n == 3)
    #expect(told.take() == expected)
    var byTree = try ConstantToken(json: #"{"id":1}"#)
    try ValueMapper(onIssue: told.add).update(&byTree, from: try AnyValue(json: patch))
    let (treeID, treeN) = (byTree.id, byTree.n)
    #expect(treeID == 1 && treeN == 3)
    #expect(told.take() == expected)
    try JSONMapper(onIssue: told.add).update(&byText, from: #"{"kind":"k","id":1,"n":4}"#)
    #expect(told.take().isEmpty)
    var lease = try ConstantLease<ConstantToken>(json: #"{"id":1,"held":{"id":1}}"#)
    try JSONMapper(onIssue: told.add).update(&lease, from: #"{"id":2,"held":{"id":3,"n":5}}"#)
    let (leaseID, heldID, heldN) = (lease.id, lease.held?.id, lease.held?.n)
    #expect(leaseID == 1 && heldID == 1 && heldN == 5)
    #expect(told.take() == ["repair id kept", "repair held.id kept"])
    let report = JSONMapper().decodeReporting(ConstantToken.self, from: patch)
    #expect(report.issues.map(IssueList.line) == ["repair kind kept"])
  }

  @Test("Constants with extras, and flattened ones, are also reported")
  func otherKeys() throws {
    #expect(
      try issues(updating: { ConstantRest(rest: ["a": 1]) }, #"{"a":1,"b":2,"place":7}"#) {
        $0.rest == ["a": 1] && $0.desk.place == 0
      } == ["repair b kept", "repair place kept"])
  }

  @Test("An invalid value inside a constant is also an error")
  func broken() {
    for text in [#"{"type":tru}"#, #"{"type":"\x"}"#, #"{"type":["#] {
      let report = JSONMapper().decodeReporting(ConstantFeature.self, from: text)
      #expect(report.value == nil)
    }
  }
}

/// Issues as reported on any thread.
private final class IssueList: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  static func line(_ issue: MappingIssue) -> String {
    "\(issue.severity) \(issue.error.path) \(issue.resolution ?? "")"
  }

  func add(_ issue: MappingIssue) {
    lock.withLock { lines.append(Self.line(issue)) }
  }

  func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}
