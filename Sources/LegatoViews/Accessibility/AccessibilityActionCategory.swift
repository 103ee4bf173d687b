import Foundation
import LegatoGraphics
import LegatoMotion

/// A group of actions for assistive technologies.
///
/// Screen readers of Linux list all actions of an element; the name of the category is the
/// description of its actions.
public nonisolated struct AccessibilityActionCategory: Equatable, Sendable {
    /// The name; empty for the default category.
    let name: String

    private init(verbatim name: String) { self.name = name }

    /// Creates a category with a name.
    public init(_ name: Text) { self.init(verbatim: name.spokenString) }
    /// Creates a category with a name.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
    /// Creates a category with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(verbatim: String(name)) }

    /// Actions without a description.
    public static let `default` = AccessibilityActionCategory(verbatim: "")
    /// Actions that edit, with the description "Edit".
    public static let edit = AccessibilityActionCategory(verbatim: "Edit")
}
