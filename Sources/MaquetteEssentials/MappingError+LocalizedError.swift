public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MappingError: LocalizedError {
  /// The error in one line, for `localizedDescription`.
  public var errorDescription: String? { description }
}
