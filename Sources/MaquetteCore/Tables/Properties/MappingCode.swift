/// Whose code reads and writes the models of a type: its own, or that of the core, by tables.
///
/// A protocol of its own for models without code would have to be named as one that `@Mappable` may
/// state, and then the compiler (6.3) fails at subclasses of models for which it is not stated.
public protocol __MappingCode {}

/// Models are read and written by code of their own.
public enum __OwnCode: __MappingCode {}

/// Models are read by the core, from their layout.
public protocol __ReadingByTable: __MappingCode {}

/// Models are written by the core, from their list of properties.
public protocol __WritingByTable: __MappingCode {}

/// Models are read and written by the core.
public enum __TableCode: __ReadingByTable, __WritingByTable {}

/// Models are read by the core.
public enum __ReadingTableCode: __ReadingByTable {}

/// Models are written by the core.
public enum __WritingTableCode: __WritingByTable {}
