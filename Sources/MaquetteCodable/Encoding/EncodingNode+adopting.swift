import MaquetteCore

// A nested container continues a value that was encoded as a whole for the same key.

extension EncodingNode {
  /// Begins this container with the parts of an encoded value.
  func adopt(_ value: AnyValue) {
    switch (form, value.untagged) {
    case (.object, .object(let object)):
      for member in object {
        keys.insert(member.key)
        pieces.append(.value(member.value, key: member.key))
      }
    case (.array, .array(let elements)):
      count = elements.count
      for element in elements { pieces.append(.value(element, key: "")) }
    default: noteOtherKind()
    }
  }

  /// Begins this container with the text inside the brackets of an encoded value.
  func adopt(_ text: [UInt8]) {
    switch (form, text.first) {
    case (.object, UInt8(ascii: "{")):
      for key in WrittenMembers.keys(of: text) { keys.insert(key) }
    case (.array, UInt8(ascii: "[")): count = WrittenMembers.count(of: text)
    default: return noteOtherKind()
    }
    let content = text.dropFirst().dropLast()
    guard !content.isEmpty else { return }
    for byte in content { output.append(byte) }
    output.append(UInt8(ascii: ","))
    end = output.count
  }
}
