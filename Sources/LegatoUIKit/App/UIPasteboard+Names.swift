import Foundation
import LegatoGraphics
import LegatoLayers

extension UIPasteboard {
    /// The name of a pasteboard.
    public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name.
        public let rawValue: String

        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the clipboard that programs share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private static var named: [Name: PrivateClipboard] = [:]

    /// Finds or creates a pasteboard by its name; nil if there is none and `create` is false.
    ///
    /// ```swift
    /// let shapes = UIPasteboard(name: UIPasteboard.Name("shapes"), create: true)
    /// shapes?.string = "circle"
    /// ```
    ///
    /// Only this program can see it, until `remove(withName:)` or the end of the program. All
    /// pasteboards with one name have the same contents. The name `general` is that of the
    /// clipboard.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: Whether to create the pasteboard if there is none with this name.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard pasteboardName != .general else {
            self.init(.general, nil)
            return
        }
        guard let contents = Self.named[pasteboardName] ?? (create ? PrivateClipboard() : nil)
        else { return nil }
        Self.named[pasteboardName] = contents
        self.init(pasteboardName, contents)
    }

    /// Creates an empty pasteboard with a name that no other one has; only this program can see it.
    public class func withUniqueName() -> UIPasteboard {
        let (name, contents) = (Name(UUID().uuidString), PrivateClipboard())
        named[name] = contents
        return UIPasteboard(name, contents)
    }

    /// Removes the pasteboard with a name, whose contents are kept only by existing instances; has
    /// no effect on the clipboard.
    public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }
}
