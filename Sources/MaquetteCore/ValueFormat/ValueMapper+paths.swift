// Reading that starts at a path of the tree: envelopes need no models of their own.

extension ValueMapper {
  /// Reads a model from where a path leads to in a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Returns: The model.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public func decode<T: Readable>(
    _ type: T.Type = T.self, from value: Value, at path: MappingPath
  ) throws(MappingError) -> T {
    var reader = ValueReader(value, state: ReadingState(options: options.reading))
    do throws(ReadFailure) {
      return try reader.read(type, at: path)
    } catch {
      throw reader.state.error(for: error, in: value)
    }
  }

  /// Changes a model by what a path leads to in a tree.
  ///
  /// - Parameters:
  ///   - model: The model; it is as it was if anything fails.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public func update<T: Readable>(
    _ model: inout T, from value: Value, at path: MappingPath
  ) throws(MappingError) {
    var reader = ValueReader(
      value, state: ReadingState(options: options.reading, isUpdating: true))
    do throws(ReadFailure) {
      var changed = model
      try reader.update(&changed, at: path)
      try reader.state.commit()
      model = changed
    } catch {
      throw reader.state.error(for: error, in: value)
    }
  }

  /// Reads what can be read of what a path leads to in a tree, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Returns: The model without what could not be read, if anything whole is left, and the
  ///   issues in the order of the tree.
  public func decodeReporting<T: Readable>(
    _ type: T.Type = T.self, from value: Value, at path: MappingPath
  ) -> MappingReport<T> {
    var reader = ValueReader(
      value, state: ReadingState(options: options.reading, isReporting: true))
    do throws(ReadFailure) {
      let model = try reader.read(type, at: path)
      return MappingReport(value: model, issues: reader.state.allIssues(after: nil, in: value))
    } catch {
      return MappingReport(value: nil, issues: reader.state.allIssues(after: error, in: value))
    }
  }
}
