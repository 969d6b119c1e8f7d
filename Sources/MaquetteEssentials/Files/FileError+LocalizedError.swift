public import MaquetteFiles

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FileError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}
