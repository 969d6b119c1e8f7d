import MaquetteCore

extension MappingError {
  /// Returns the error with a hint at the option of an archive that sets the exceeded depth.
  var namingDepth: MappingError {
    guard code == .depthExceeded, contents.hint == nil else { return self }
    var contents = contents
    contents.hint = "raise 'limits.depth' of the decoding options"
    return MappingError(contents)
  }
}
