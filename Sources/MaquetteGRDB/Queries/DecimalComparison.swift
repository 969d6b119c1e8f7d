#if GRDB
import GRDB
import MaquetteCore

/// How the value of a column is related to another value.
enum ColumnRelation {
  case equal, unequal, less, atMost, greater, atLeast

  /// The relation of a column to a value that SQLite compares itself.
  func expression(_ column: Column, _ value: DatabaseValue) -> SQLExpression {
    switch self {
    case .equal: column == value
    case .unequal: column != value
    case .less: column < value
    case .atMost: column <= value
    case .greater: column > value
    case .atLeast: column >= value
    }
  }
}

/// Compares a column of decimals, which are stored as text, with a number.
///
/// The nearest doubles decide, because SQLite compares text by its characters. If they are equal,
/// the digits decide: a number with more digits before the point is farther from zero, and of two
/// with as many, the one with the greater text.
struct DecimalComparison {
  let column: Column

  /// The number as it is stored.
  let text: String

  /// The nearest double of a column of decimals.
  static func number(_ column: Column) -> SQLExpression {
    SQL("CAST(\(column) AS REAL)").sqlExpression
  }

  /// The number of characters before the point.
  private var width: Int { text.prefix { $0 != "." }.count }

  func expression(_ relation: ColumnRelation) -> SQLExpression {
    switch relation {
    case .equal: return isEqual
    case .unequal: return !isEqual
    case .less: return isBeyond("<") && !isEqual
    case .greater: return isBeyond(">") && !isEqual
    case .atMost: return isEqual || isBeyond("<")
    case .atLeast: return isEqual || isBeyond(">")
    }
  }

  // Other programs may write a number with other digits, such as 7.50. Up to 15 digits are exact
  // in a double.
  private var isEqual: SQLExpression {
    let exact = column == text.databaseValue
    guard text.utf8.count <= 15 else { return exact }
    return exact
      || SQL("(length(\(column)) <= 15 AND CAST(\(column) AS REAL) = CAST(\(text) AS REAL))")
        .sqlExpression
  }

  /// Whether the value of the column is on one side of the number.
  private func isBeyond(_ sign: String) -> SQLExpression {
    // Of negative numbers, the one with the greater digits is less.
    let digits = text.hasPrefix("-") == (sign == "<") ? ">" : "<"
    return SQL(
      """
      (CAST(\(column) AS REAL) \(sql: sign) CAST(\(text) AS REAL) \
      OR CAST(\(column) AS REAL) = CAST(\(text) AS REAL) AND (instr(\(column) || '.', '.') - 1, \(column)) \
      \(sql: digits) (\(width), \(text)))
      """
    ).sqlExpression
  }
}
#endif
