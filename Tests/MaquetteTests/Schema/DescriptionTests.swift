import Foundation
import Maquette
import Testing

@Suite("Descriptions")
struct DescriptionTests {
  @Mappable
  struct Lesson: Hashable {
    var name: String
    var score: Int
  }

  @Mappable
  struct Everything: Equatable {
    var text = "语文"
    var flag = true
    var lines = "a\nb"
    var numbers: [Int?] = [1, nil]
    var names: [String: Int] = ["b": 2, "a": 1]
    var byNumber: [Int: String] = [10: "ten", 9: "nine"]
    var set: Set<Int> = [10, 9, 1]
    var lessons: [Lesson] = [Lesson(name: "数学", score: 146)]
    var byName: [String: Lesson] = [
      "b": Lesson(name: "x", score: 1), "a": Lesson(name: "y", score: 2),
    ]
    var lessonSet: Set<Lesson> = [Lesson(name: "z", score: 1), Lesson(name: "w", score: 2)]
    var nothing: Lesson?
  }

  @Mappable
  class Node {
    var name = ""
    var next: Node?
    var others: [Node] = []
    init() {}
  }

  // Features: 1.6
  @Test("A tree is stable, one property a line, models indented") func tree() {
    #expect(
      ModelDescription.tree(of: Everything()) == #"""
        Everything
          text: 语文
          flag: true
          lines: a\u000ab
          numbers: [1, nil]
          names: ["a": 1, "b": 2]
          byNumber: ["9": nine, "10": ten]
          set: [1, 9, 10]
          lessons: 1 element
            [0]: Lesson
              name: 数学
              score: 146
          byName: 2 elements
            ["a"]: Lesson
              name: y
              score: 2
            ["b"]: Lesson
              name: x
              score: 1
          lessonSet: 2 elements
            Lesson: ["name": w, "score": 2]
            Lesson: ["name": z, "score": 1]
          nothing: nil
        """#)
  }

  // Features: 2.6
  @Test("A line is in the order of declaration") func line() {
    #expect(
      ModelDescription.line(of: Lesson(name: "Stan", score: 12))
        == #"Lesson: ["name": Stan, "score": 12]"#)
    let everything = Everything(numbers: [], names: [:], lessons: [])
    #expect(ModelDescription.line(of: everything).contains(#""numbers": [], "names": [:], "#))
  }

  // Features: 1.6
  @Test("Wide collections are abbreviated on request") func wide() {
    var everything = Everything()
    everything.lessons = (0..<5).map { Lesson(name: "l", score: $0) }
    everything.numbers = [1, 2, 3]
    let tree = ModelDescription.tree(of: everything, elements: 2)
    #expect(tree.contains("numbers: [1, 2, ... 1 more]\n"))
    #expect(tree.contains("lessons: 5 elements\n    [0]: Lesson\n"))
    #expect(tree.contains("      score: 1\n    ... 3 more\n"))
    #expect(tree.contains("set: [1, 9, ... 1 more]\n"))
  }

  // Features: 1.6
  @Test("Cycles of objects end, and depth is bounded") func cycles() {
    let (a, b) = (Node(), Node())
    (a.name, b.name) = ("a", "b")
    (a.next, b.next) = (b, a)
    a.others = [b]
    #expect(
      ModelDescription.tree(of: a) == """
        Node
          name: a
          next: Node
            name: b
            next: Node (see above)
            others: []
          others: 1 element
            [0]: Node (see above)
        """)
    #expect(
      ModelDescription.line(of: b)
        == #"Node: ["name": b, "next": Node: ["name": a, "next": Node (see above), "others": [Node (see above)]], "others": []]"#
    )
    #expect(
      ModelDescription.tree(of: a, depth: 1) == """
        Node
          name: a
          next: Node ...
          others: 1 element
            [0]: Node ...
        """)
    var long = Node()
    for _ in 0..<1000 {
      let node = Node()
      node.next = long
      long = node
    }
    #expect(ModelDescription.tree(of: long).contains("next: Node ..."))
  }
}

@Mappable
private struct Demo {
  var name: String?
  var age = 12
}

extension Demo: SchemaDescribing {}

@Suite("Descriptions on request")
struct SchemaDescribingTests {
  // Features: 2.6, 5.14
  @Test("A model describes itself by its schema") func describes() {
    #expect("\(Demo(name: "Stan"))" == #"Demo: ["name": Stan, "age": 12]"#)
    #expect("\([Demo()])" == #"[Demo: ["name": nil, "age": 12]]"#)
  }
}
