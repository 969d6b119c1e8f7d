#if canImport(Foundation)
  public import Foundation
  public import MaquetteEssentials

  // The forms of points, sizes and rectangles in data, for schemas.

  extension CGPoint: DescribedData {
    /// An array of two numbers.
    public static func dataForm(for view: DataView) -> DataForm {
      .array(of: .type(CGFloat.self), count: 2...2)
    }
  }

  extension CGSize: DescribedData {
    /// An array of two numbers.
    public static func dataForm(for view: DataView) -> DataForm {
      .array(of: .type(CGFloat.self), count: 2...2)
    }
  }

  extension CGRect: DescribedData {
    /// An array of the origin and the size.
    public static func dataForm(for view: DataView) -> DataForm {
      .array(of: .type(CGPoint.self), count: 2...2)
    }
  }
#endif
