public import Foundation

nonisolated extension NSCoder {
    /// Parses a point such as `{10, 20}`; returns zero for any other text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// Parses a size such as `{10, 20}`; returns zero for any other text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// Parses a rectangle such as `{{0, 0}, {10, 20}}`; returns zero for any other text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
