/// Whose code reads and writes the models of a type: its own, or that of the core, by tables.
///
/// A protocol of its own for models without code would have to be named as one that `@Mappable` may
/// state, and then the compiler (6.3) fails at subclasses of models for which it is not stated.
public protocol MappingCode {}

/// Models are read and written by code of their own.
public enum OwnCode: MappingCode {}

/// Models are read by the core, from their layout.
public protocol ReadingByTable: MappingCode {}

/// Models are written by the core, from their list of properties.
public protocol WritingByTable: MappingCode {}

/// Models are read and written by the core.
public enum TableCode: ReadingByTable, WritingByTable {}

/// Models are read by the core.
public enum ReadingTableCode: ReadingByTable {}

/// Models are written by the core.
public enum WritingTableCode: WritingByTable {}
