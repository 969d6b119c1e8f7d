import MaquetteCore

/// Parses bytes from hexadecimal digits; ignores spaces.
func bytes(_ hexadecimal: String) -> [UInt8] {
  Hex.decode(hexadecimal.filter { $0 != " " }) ?? []
}

/// Bytes as hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String { Hex.encode(bytes, .lowercase) }
