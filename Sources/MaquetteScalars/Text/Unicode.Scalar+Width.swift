extension Unicode.Scalar {
  /// Whether a terminal shows the character two columns wide (Unicode Standard Annex 11, roughly).
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF:
      true
    default:
      false
    }
  }
}
