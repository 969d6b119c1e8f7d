import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteCore
import MaquetteForm
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteXML
import MaquetteYAML

@Mappable(fieldNaming: .snakeCase)
struct Post: Equatable {
  var id: Int
  var text: String
  var createdAt: Date
  var author: Author
  var place: String?
}

@Mappable(fieldNaming: .snakeCase)
struct Author: Equatable {
  var screenName: String
  var isVerified = false
}

/// One model in every format.
enum FormatsChapter {
  private static let settings = """
    // Comments and unquoted keys.
    {
      id: 190957570511478784, text: 'no: or yes?',
      created_at: "Sat Apr 14 00:20:07 +0000 2012",
      author: {screen_name: "dchohfi",},
    }
    """

  static func run() throws {
    Screen.chapter(
      "Every format",
      "One declaration for all formats, each with its own form of dates, bytes and quoted text."
    )
    let post = try Post(json5: settings)
    Screen.show(settings, as: ModelDescription.tree(of: post))
    try show("JSON", post, JSONMapper().encode(post)) { try Post(json: $0) }
    try show("YAML", post, post.yamlBytes()) { try Post(yaml: $0) }
    try show("TOML", post, post.tomlBytes()) { try Post(toml: $0) }
    try show("XML", post, XMLMapper().encode(post)) { try Post(xml: $0) }
    try show("CSV", post, [post].csvBytes()) { try [Post](csv: $0)[0] }
    try show("A form", post, FormMapper().encode(post)) { try Post(form: $0) }
    try show("A property list", post, PropertyListMapper().encode(post)) {
      try Post(propertyList: $0)
    }
    try show("MessagePack", post, post.messagePackBytes()) { try Post(messagePack: $0) }
    try show("CBOR", post, post.cborBytes()) { try Post(cbor: $0) }
  }

  /// Shows a document, and checks that it decodes to the same model.
  private static func show(
    _ name: String, _ post: Post, _ bytes: [UInt8], read: ([UInt8]) throws -> Post
  ) throws {
    let isSame = try read(bytes) == post
    Screen.note(
      "\(name), \(bytes.count) bytes\(isSame ? ", decodes to the same model" : ": another model!")")
    if let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) {
      Screen.block(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    } else {
      let digits = bytes.prefix(32).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      Screen.block(digits.joined() + "…")
    }
  }
}
