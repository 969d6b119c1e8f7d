#if canImport(Foundation)
  public import Foundation
  public import MaquetteEssentials

  // The forms of paths and sets of indexes in data, for schemas.

  extension IndexPath: DescribedData {
    /// An object with the indexes.
    public static func dataForm(for view: DataView) -> DataForm {
      .object(["indexes": .type([Int].self)])
    }
  }

  extension IndexSet: DescribedData {
    /// An object with ranges, each with the first index and the number of indexes.
    public static func dataForm(for view: DataView) -> DataForm {
      guard view != .accepting else { return .object(["indexes": .any]) }
      // The index after the last one of a set is an integer, too: two of these and one make the largest.
      let number = DataForm.number(0...(view == .decoding ? Int64(Int.max / 2) : Int64(Int.max)))
      return .object([
        "indexes": .array(of: .object(["location": number, "length": number]))
      ])
    }
  }
#endif
