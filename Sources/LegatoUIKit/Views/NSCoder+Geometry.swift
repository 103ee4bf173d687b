public import Foundation

nonisolated extension NSCoder {
    /// Returns the point of a text such as `{10, 20}`; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// Returns the size of a text such as `{10, 20}`; zero for another text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// Returns the rectangle of a text such as `{{0, 0}, {10, 20}}`; zero for another text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
