import MaquetteCBOR
import MaquetteCore

/// The checksums after an archive, which detect and locate damage.
///
/// The last ten bytes are the size of the trailer and its own checksum, so that the trailer can be
/// found from the end.
package struct ArchiveTrailer {
  /// The size of the foot: two byte strings of four bytes.
  private static let footSize = 10
  private static let fourBytes: UInt8 = 0x44

  /// The bytes of an archive with its trailer.
  package static func appended(to archive: [UInt8]) -> [UInt8] {
    var checksums: [UInt8] = []
    for block in blocks(of: archive.count) {
      checksums += bytes(CRC32C.checksum(of: archive.span.extracting(block)))
    }
    var printer = CBORPrinter(CBORFormat(), depth: 1)
    printer.writeHead(4, 4)
    printer.writeHead(0, UInt64(archive.count))
    printer.writeHead(2, UInt64(checksums.count))
    var trailer = printer.take() + checksums
    trailer += [fourBytes] + bytes(UInt32(truncatingIfNeeded: trailer.count + footSize))
    trailer += [fourBytes] + bytes(CRC32C.checksum(of: trailer.span))
    return archive + trailer
  }

  /// Checks the checksums.
  ///
  /// - Parameter file: The archive with its trailer.
  /// - Returns: The length of the archive alone.
  /// - Throws: `unexpectedEnd` without a complete trailer, `invalidValue` with the offset of
  ///   damaged bytes.
  static func check(_ file: Span<UInt8>) throws(MappingError) -> Int {
    guard let start = start(in: file) else {
      throw MappingError(
        .unexpectedEnd, at: file.count, expected: "the checksums of an archive",
        hint: "the file may be truncated, or may not be a Maquette archive")
    }
    let foot = file.count - 5
    let own = CRC32C.checksum(of: file.extracting(start..<foot))
    guard own == integer(file, foot + 1) else {
      throw damaged(start..<file.count)
    }
    guard let checksums = checksums(in: file, from: start) else {
      throw damaged(start..<file.count)
    }
    for (index, block) in blocks(of: start).enumerated() {
      let checksum = CRC32C.checksum(of: file.extracting(block))
      guard checksum == integer(file, checksums.lowerBound + index * 4) else {
        throw damaged(block)
      }
    }
    return start
  }

  /// The offset of the trailer, according to its foot.
  private static func start(in file: Span<UInt8>) -> Int? {
    let foot = file.count - footSize
    guard foot >= 0, file[foot] == fourBytes, file[foot + 5] == fourBytes else { return nil }
    let size = Int(integer(file, foot + 1))
    return size > footSize && size <= file.count ? file.count - size : nil
  }

  /// The range of the block checksums, if the trailer has exactly the expected contents.
  private static func checksums(in file: Span<UInt8>, from start: Int) -> Range<Int>? {
    var printer = CBORPrinter(CBORFormat(), depth: 1)
    printer.writeHead(4, 4)
    printer.writeHead(0, UInt64(start))
    printer.writeHead(2, UInt64(blocks(of: start).count * 4))
    let head = printer.take()
    let end = file.count - footSize
    guard end - start == head.count + blocks(of: start).count * 4 else { return nil }
    for index in head.indices where file[start + index] != head[index] { return nil }
    return start + head.count..<end
  }

  private static func blocks(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: ArchiveLayout.blockSize).map {
      $0..<min($0 + ArchiveLayout.blockSize, count)
    }
  }

  private static func damaged(_ range: Range<Int>) -> MappingError {
    MappingError(
      .invalidValue, at: range.lowerBound,
      expected: "bytes \(range.lowerBound) to \(range.upperBound - 1) with their checksum",
      found: "another checksum", hint: "the archive is damaged")
  }

  private static func bytes(_ integer: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: integer >> $0) }
  }

  private static func integer(_ file: Span<UInt8>, _ index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(file[index + $1]) }
  }
}
