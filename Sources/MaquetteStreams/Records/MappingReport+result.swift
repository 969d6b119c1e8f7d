public import MaquetteCore

extension MappingReport {
  /// Returns the value or the first error, after every issue was reported.
  @usableFromInline
  package func result(
    reporting report: @Sendable (MappingIssue) -> Void
  ) -> Result<Value, MappingError> {
    do throws(MappingError) {
      return .success(try value(reporting: report))
    } catch {
      return .failure(error)
    }
  }
}
