import Maquette

// A model of each kind that decision 38 lists, and a document for it.

@Mappable
struct Article {
  var title: String
  var text: String = ""
}

@Mappable
struct Comment {
  var id: Int
  var author: String
  var text: String
}

@Mappable
struct Plan {
  var name: String
  var days: [Day] = []

  @Mappable
  struct Day {
    var title: String
    var stops: [Stop] = []
  }

  @Mappable
  struct Stop {
    var place: String
    var minutes: Int
    var note: String?
  }
}

@Mappable(tagged: .internal("type"))
enum Block {
  case heading(text: String, level: Int = 1)
  case paragraph(text: String, notes: [String] = [])
  case image(address: String, width: Int, height: Int)
}

/// A text, and what decodes it.
struct Document {
  let name: String
  let text: [UInt8]
  let measure: (Document) throws -> Void

  init<Model: MappingDecodable>(_ name: String, _ type: Model.Type, _ text: String) {
    self.name = name
    self.text = Array(text.utf8)
    measure = { try Costs<Model>($0).count() }
  }

  /// The documents of decision 38, with about a number of bytes each.
  static func all(_ size: Int) -> [Document] {
    let sentence = "Mix the flour with the water, and let it rest for \\\"an hour\\\" at 24 °C. "
    let words = { (number: Int) in "The note of number \(number), which is no short text" }
    func list(_ size: Int, _ element: (Int) -> String) -> String {
      let count = size / (element(1000).utf8.count + 1)
      return (0..<max(count, 1)).map(element).joined(separator: ",")
    }
    return [
      Document(
        "a long string in a struct", Article.self,
        #"{"title":"Bread","text":""#
          + String(repeating: sentence, count: size / sentence.utf8.count) + #""}"#),
      Document(
        "an array of structs with strings", [Comment].self,
        "["
          + list(size) { #"{"id":\#($0),"author":"author \#($0)","text":"\#(words($0))"}"# } + "]"),
      Document(
        "structs in arrays in structs", Plan.self,
        #"{"name":"A plan","days":["#
          + list(size) { day in
            let stops = list(1000) {
              #"{"place":"Place \#($0)","minutes":\#($0),"note":"\#(words($0))"}"#
            }
            return #"{"title":"Day \#(day)","stops":[\#(stops)]}"#
          } + "]}"),
      Document(
        "enums with payloads", [Block].self,
        "["
          + list(size) {
            #"{"type":"heading","text":"Part \#($0)","level":2},"#
              + #"{"type":"paragraph","text":"\#(words($0))","notes":["a","b"]},"#
              + #"{"type":"image","address":"/images/\#($0).png","width":640,"height":480}"#
          } + "]"),
      Document(
        "a dictionary of strings", [String: String].self,
        "{" + list(size) { #""key \#($0)":"\#(words($0))""# } + "}"),
      Document(
        "a tree", AnyValue.self,
        "["
          + list(size) {
            #"{"id":\#($0),"tags":["a","b",null],"text":"\#(words($0))","place":{"x":1.5,"y":-2}}"#
          } + "]"),
      Document("a set of strings", Set<String>.self, "[" + list(size) { "\"\(words($0))\"" } + "]"),
    ]
  }
}
