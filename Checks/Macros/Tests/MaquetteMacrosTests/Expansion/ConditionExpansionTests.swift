import Testing

@Suite("Expansion of members under conditions")
struct ConditionExpansionTests {
  // Features: 22
  @Test("Each variant stands in the conditions that choose it") func variants() {
    expectExpansion(
      #"""
      @Mappable(.encode) enum E {
        #if A
          #if B
            case a
          #endif
        #elseif C
          @CodingKey("see") case c
        #endif
        case d
      }
      """#,
      #"""
      enum E {
        #if A
          #if B
            case a
          #endif
        #elseif C
          case c
        #endif
        case d

        #if A
        #if B
        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          switch self {
          case .a:
            writer.writeString("a")
          case .d:
            writer.writeString("d")
          }
        }
        #else
        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          switch self {
          case .d:
            writer.writeString("d")
          }
        }
        #endif
        #elseif C
        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          switch self {
          case .c:
            writer.writeString("see")
          case .d:
            writer.writeString("d")
          }
        }
        #else
        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          switch self {
          case .d:
            writer.writeString("d")
          }
        }
        #endif
      }

      extension E: nonisolated MaquetteCore.MappingEncodable {
        @inline(never)
        nonisolated func write(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }

        @inline(never)
        nonisolated func write(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }
      }
      """#)
  }

  // Features: 22
  @Test("What is the same in all variants stands outside of conditions")
  func sameCode() {
    expectExpansion(
      #"""
      @Mappable enum E: String {
        #if A
          case a
        #endif
        case b
      }
      """#,
      #"""
      enum E: String {
        #if A
          case a
        #endif
        case b

        #if A
        nonisolated static let __caseNames: MaquetteCore.__CaseNames? = .init([Self.a, Self.b])

        nonisolated static var __decodingForm: MaquetteCore.__ModelForm? {
          MaquetteCore.__ModelForm(MaquetteCore.__CaseForms(raw: __caseNames?.rawValues ?? []))
        }
        #else
        nonisolated static let __caseNames: MaquetteCore.__CaseNames? = .init([Self.b])

        nonisolated static var __decodingForm: MaquetteCore.__ModelForm? {
          MaquetteCore.__ModelForm(MaquetteCore.__CaseForms(raw: __caseNames?.rawValues ?? []))
        }
        #endif
      }

      extension E: nonisolated MaquetteCore.MappingDecodable, nonisolated MaquetteCore.MappingEncodable {}
      """#)
  }

  // Features: 22
  @Test("The members of extensions stand in conditions, their conformances do not")
  func extensions() {
    expectExpansion(
      #"""
      @Mappable(.encode) enum E: Int {
        case a
        #if A
          @EncodableIgnored
        #endif
        case b
      }
      """#,
      #"""
      enum E: Int {
        case a
        #if A
          @EncodableIgnored
        #endif
        case b

        #if A
        @inline(__always)
        nonisolated func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
          to writer: inout __W
        ) throws(MaquetteCore.WriteFailure) {
          switch self {
          case .b:
            throw writer.__ignoredCase("b", of: "E")
          default:
            try writer.write(self.rawValue)
          }
        }
        #endif
      }

      extension E: nonisolated MaquetteCore.MappingEncodable {
      #if A
        @inline(never)
        nonisolated func write(to writer: inout MaquetteCore.JSONWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }

        @inline(never)
        nonisolated func write(to writer: inout MaquetteCore.ValueWriter) throws(MaquetteCore.WriteFailure) {
          try self.__write(to: &writer)
        }
      #endif
      }
      """#)
  }
}
