/// The index of a glyph in its font; 0 is the glyph of missing characters.
public typealias CGGlyph = UInt16
/// A UTF-16 code unit.
public typealias UniChar = UInt16
