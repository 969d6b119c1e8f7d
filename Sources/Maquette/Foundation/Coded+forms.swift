#if canImport(Foundation)
  public import Foundation
  public import MaquetteEssentials

  // The forms of what Foundation's coders write, for schemas.

  extension DataForm {
    /// A time zone or a locale.
    fileprivate static var identified: Self { .object(["identifier": .string]) }
  }

  extension Calendar: DescribedData {
    /// An object with the identifier, the time zone and the days on which weeks begin.
    public static func dataForm(for view: DataView) -> DataForm {
      guard view != .accepting else { return .schema(["type": "object"]) }
      return DataForm.object(
        [
          "identifier": .string, "timeZone": .identified,
          "firstWeekday": .type(Int.self), "minimumDaysInFirstWeek": .type(Int.self),
        ], optional: ["locale": .identified]
      ).noting("Foundation knows the calendar and its time zone")
    }
  }

  extension DateComponents: DescribedData {
    /// An object with those components that have a value.
    public static func dataForm(for view: DataView) -> DataForm {
      guard view != .accepting else { return .schema(["type": "object"]) }
      let number = DataForm.type(Int.self)
      return .object(
        [:],
        optional: [
          "calendar": .type(Calendar.self),
          "timeZone": DataForm.identified.noting("the time zone is known"),
          "era": number, "year": number, "month": number, "day": number, "dayOfYear": number,
          "hour": number, "minute": number, "second": number, "nanosecond": number,
          "weekday": number, "weekdayOrdinal": number, "quarter": number, "weekOfMonth": number,
          "weekOfYear": number, "yearForWeekOfYear": number, "isLeapMonth": .boolean,
        ])
    }
  }

  extension Measurement: DescribedData {
    /// An object with the value and the unit: a symbol and, if it has a dimension, how it is converted
    /// to the base unit.
    public static func dataForm(for view: DataView) -> DataForm {
      guard view != .accepting else { return .schema(["type": "object"]) }
      let number = DataForm.type(Double.self)
      let hasDimension = UnitType.self is Dimension.Type
      return .object([
        "value": number,
        "unit": hasDimension
          ? .object([
            "symbol": .string,
            "converter": .object(["coefficient": number, "constant": number]),
          ]) : .object(["symbol": .string]),
      ])
    }
  }
#endif
