import Testing

/// The rules of mapping apply to every format.
// Features: 4.1
@Suite("Rules in every format")
struct FormatRuleTests {
  @Test(arguments: FormatUnderTest.all, Rule.properties)
  func properties(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.conversions)
  func conversions(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.keys)
  func keys(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.emptyKeys)
  func emptyKeys(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.shapes)
  func shapes(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.cases)
  func cases(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.types)
  func types(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.reports)
  func reports(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.outputs)
  func outputs(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }

  @Test(arguments: FormatUnderTest.all, Rule.updates)
  func updates(_ format: FormatUnderTest, _ rule: Rule) throws { try rule.check(on: format) }
}
