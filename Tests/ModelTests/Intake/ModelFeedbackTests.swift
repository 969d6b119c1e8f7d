import Maquette
import Testing

/// A missing key has the type that the schema declares.
@Suite("Feedback on models")
struct ModelFeedbackTests {
  @Mappable enum Kind: String, CaseIterable { case mix, bake }
  @Mappable struct Step {
    var kind: Kind
    var minutes: Int
  }
  @Mappable struct Recipe {
    var title: String
    var steps: [Step]
    var kind: Kind?
  }

  @Test("Missing keys have types and allowed values, whatever lacks them") func missingKeys() {
    let report = JSONMapper().decodeReporting(
      [Recipe].self,
      from:
        #"[{"titel": "x", "steps": [{"kind": "mix"}, {"minutes": 1}, {"kind": "stir", "minutes": "2"}]}, {}]"#
    )
    #expect(
      report.feedback() == """
        The data for Array<Recipe> has 6 errors:
        - `[0].title` [missingKey]: the key is missing, expected a string; did you mean "titel"?
        - `[0].steps[0].minutes` [missingKey]: the key is missing, expected an integer
        - `[0].steps[1].kind` [missingKey]: the key is missing, expected Kind (mix, bake)
        - `[0].steps[2].kind` [unknownCase]: expected a case of Kind (mix, bake), found string "stir"
        - `[1].title` [missingKey]: the key is missing, expected a string
        - `[1].steps` [missingKey]: the key is missing, expected an array
        """)
  }
}
