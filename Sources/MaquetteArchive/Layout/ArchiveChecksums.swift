/// The checksums behind an archive, for tests that forge archives.
package enum ArchiveChecksums {
  /// The bytes of an archive with its checksums.
  package static func appended(to archive: [UInt8]) -> [UInt8] {
    ArchiveTrailer.appended(to: archive)
  }
}
