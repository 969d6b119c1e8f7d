// Texts built from literals and bytes.

func + (left: StaticString, right: [UInt8]) -> [UInt8] {
  Array("\(left)".utf8) + right
}

func + (left: [UInt8], right: StaticString) -> [UInt8] {
  left + Array("\(right)".utf8)
}

func + (left: ArraySlice<UInt8>, right: StaticString) -> [UInt8] {
  Array(left) + Array("\(right)".utf8)
}
