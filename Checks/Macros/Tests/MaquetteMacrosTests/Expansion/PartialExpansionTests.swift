import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

@Suite("Partials in generated code")
struct PartialExpansionTests {
  // Features: 199
  @Test("A partial is a model of its own, expanded by '@Mappable'")
  func partial() {
    assertMacroExpansion(
      """
      @Mappable(fieldNaming: .snakeCase, omitting: .nil) @CodablePartial
      public struct User: Equatable {
        public let fullName: String
        @CodingKey("e_mail") var email: String? = "x"
        @CodableIgnored var isOpen = false
      }
      """,
      expandedSource: #"""
        @Mappable(fieldNaming: .snakeCase, omitting: .nil)
        public struct User: Equatable {
          public let fullName: String
          @CodingKey("e_mail") var email: String? = "x"
          @CodableIgnored var isOpen = false

          @Mappable(fieldNaming: .snakeCase)
          public struct Partial: Swift.Equatable, nonisolated MaquetteMappings.PartialModel {
            public typealias Whole = User
            public var fullName: MaquetteCore.Presence<String>
            @CodingKey("e_mail") var email: MaquetteCore.Presence<String>

            nonisolated public init() {
              self.fullName = .missing
              self.email = .missing
            }

            nonisolated init(fullName: MaquetteCore.Presence<String> = .missing, email: MaquetteCore.Presence<String> = .missing) {
              self.fullName = fullName
              self.email = email
            }

            nonisolated public init(_ model: User) {
              self.fullName = MaquetteCore.__Field.presence(model.fullName)
              self.email = MaquetteCore.__Field.presence(model.email)
            }

            nonisolated public init(from old: User, to new: User) {
              self.fullName = MaquetteCore.__Field.presence(from: old.fullName, to: new.fullName)
              self.email = MaquetteCore.__Field.presence(from: old.email, to: new.email)
            }

            nonisolated public var isEmpty: Swift.Bool { !self.fullName.isPresent && !self.email.isPresent }

            nonisolated public mutating func merge(_ other: Self) {
              MaquetteCore.__Field.merge(&self.fullName, other.fullName)
              MaquetteCore.__Field.merge(&self.email, other.email)
            }
          }
        }

        extension User: nonisolated MaquetteMappings.PartialProviding {
          nonisolated public init(__partial partial: Partial, over model: Self?) throws(MaquetteCore.MappingError) {
            self.fullName = try MaquetteCore.__Field.required(partial.fullName, over: model?.fullName, at: MaquetteMappings.__PartialProperty("User", "fullName", [.key("full_name")]))
            self.email = MaquetteCore.__Field.optional(partial.email, over: MaquetteCore.__Field.either(model.map { $0.email }, self.email))
            if let model {
              self.isOpen = model.isOpen
            }
          }
        }
        """#,
      macroSpecs: [
        "CodablePartial": MacroSpec(
          type: CodablePartialMacro.self,
          conformances: [TypeSyntax(IdentifierTypeSyntax(name: .identifier("PartialProviding")))])
      ],
      indentationWidth: .spaces(2),
      failureHandler: { Issue.record(Comment(rawValue: $0.message)) })
  }
}
