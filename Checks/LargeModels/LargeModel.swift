import Maquette
import MaquetteCBOR
import Testing

/// A document of a large model, and what the model makes of it.
///
/// Values are compared as encoded, so that no test names a thousand properties.
struct LargeDocument {
  /// The document, as the model encodes it.
  let text: String

  /// Members that change, and the document of the changed model; nil if an update replaces the model.
  var patch: (text: String, result: String)?

  /// The document without a required member, and the path of that.
  var missing: (text: String, path: String)?

  /// Documents that decode to the same model: other orders, aliases.
  var others: [String] = []
}

func check<Model: Mappable>(_ type: Model.Type, _ document: LargeDocument) throws {
  let (json, values) = (JSONMapper(), ValueMapper())
  for text in [document.text] + document.others {
    for model in [
      try json.decode(Model.self, from: text),
      try values.decode(Model.self, from: AnyValue(json: text)),
    ] {
      #expect(try json.encodeString(model) == document.text)
      #expect(try values.encode(model) == AnyValue(json: document.text))
    }
    let report = json.decodeReporting(Model.self, from: text)
    #expect(report.errors.isEmpty)
    #expect(try report.value.map(json.encodeString) == document.text)
  }
  // Binary formats are read without a tree where they can be.
  let binary = CBORMapper()
  let copy = try binary.decode(
    Model.self, from: binary.encode(json.decode(Model.self, from: document.text)))
  #expect(try json.encodeString(copy) == document.text)
  if let patch = document.patch {
    var (one, other) = (
      try json.decode(Model.self, from: document.text),
      try json.decode(Model.self, from: document.text)
    )
    try json.update(&one, from: patch.text)
    try values.update(&other, from: AnyValue(json: patch.text))
    #expect(try json.encodeString(one) == patch.result)
    #expect(try json.encodeString(other) == patch.result)
  }
  if let missing = document.missing {
    let error = #expect(throws: MappingError.self) {
      try json.decode(Model.self, from: missing.text)
    }
    let other = #expect(throws: MappingError.self) {
      try values.decode(Model.self, from: AnyValue(json: missing.text))
    }
    #expect(error?.code == .missingKey && "\(error!.path)" == missing.path)
    #expect(other?.code == .missingKey && "\(other!.path)" == missing.path)
  }
}

func checkNoncopyable<Model: NoncopyableDecodable & NoncopyableEncodable & ~Copyable>(
  _ type: Model.Type, _ document: LargeDocument
) throws {
  let (json, values) = (JSONMapper(), ValueMapper())
  for text in [document.text] + document.others {
    let model = try json.decode(Model.self, from: text)
    #expect(try json.encodeString(model) == document.text)
    let other = try values.decode(Model.self, from: AnyValue(json: text))
    #expect(try values.encode(other) == AnyValue(json: document.text))
  }
  guard let patch = document.patch else { return }
  var model = try json.decode(Model.self, from: document.text)
  try json.update(&model, from: patch.text)
  #expect(try json.encodeString(model) == patch.result)
  var other = try json.decode(Model.self, from: document.text)
  try values.update(&other, from: AnyValue(json: patch.text))
  #expect(try json.encodeString(other) == patch.result)
}

func checkActor<Model: IsolatedDecodable & IsolatedEncodable>(
  _ type: Model.Type, _ document: LargeDocument
) async throws {
  let (json, values) = (JSONMapper(), ValueMapper())
  for text in [document.text] + document.others {
    let model = try json.decode(Model.self, from: text)
    #expect(try await json.encodeString(model) == document.text)
    let other = try values.decode(Model.self, from: AnyValue(json: text))
    #expect(try await values.encode(other) == AnyValue(json: document.text))
  }
  guard let patch = document.patch else { return }
  let model = try json.decode(Model.self, from: document.text)
  try await json.update(model, from: patch.text)
  #expect(try await json.encodeString(model) == patch.result)
}
