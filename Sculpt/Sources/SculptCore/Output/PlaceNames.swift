import MaquetteCore
import Synchronization

/// The names of places in samples, as errors have them: the file, the line and the column.
///
/// Each name is made by reading the source once more, up to the place.
final class PlaceNames: Sendable {
  private let sources: [SampleSource]
  private let format: SampleFormat?
  private let known = Mutex<[SamplePlace: String]>([:])

  init(_ sources: [SampleSource], format: SampleFormat?) {
    (self.sources, self.format) = (sources, format)
  }

  /// The name of a place.
  func name(of place: SamplePlace) -> String {
    if let name = known.withLock({ $0[place] }) { return name }
    let name = newName(of: place)
    known.withLock { $0[place] = name }
    return name
  }

  private func newName(of place: SamplePlace) -> String {
    guard sources.indices.contains(place.source) else { return "an unknown source" }
    let source = sources[place.source]
    if let error = PlaceFinder.error(at: place, in: source, format: format) {
      return source.name + error.placeInSource
    }
    // What was read from a pipe cannot be read again.
    let record = place.record.map { ", record \($0 + 1)" } ?? ""
    let offset = place.offset.map { ", byte \($0 + 1)" } ?? ""
    let path = place.path.map { $0.isRoot ? "" : ", \($0)" } ?? ""
    return source.name + record + offset + path
  }
}
