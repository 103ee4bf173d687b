/// The number of a glyph in its font; 0 is that of a missing character.
public typealias CGGlyph = UInt16
/// A UTF-16 code unit.
public typealias UniChar = UInt16
