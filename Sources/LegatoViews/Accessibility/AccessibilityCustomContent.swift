import LegatoLayers
import LegatoMotion

/// The importance of additional content of an accessibility element.
nonisolated public enum AXCustomContent {
    /// When additional content is read.
    public enum Importance: UInt, Sendable {
        /// When the user asks for it.
        case `default` = 0
        /// With the element.
        case high = 1
    }
}

/// A key of additional content of an accessibility element.
///
/// ```swift
/// extension AccessibilityCustomContentKey {
///     static var age: AccessibilityCustomContentKey { .init("Age") }
/// }
/// ```
nonisolated public struct AccessibilityCustomContentKey: Equatable {
    fileprivate let label: String
    fileprivate let id: String

    /// Creates a key with a label and an identity.
    public init(_ label: Text, id: String) { (self.label, self.id) = (label.spokenString, id) }

    /// Creates a key with a label and an identity.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key with a label, which is its identity, too.
    public init(_ labelKey: LocalizedStringKey) {
        let label = Text(labelKey).spokenString
        (self.label, id) = (label, label)
    }
}

nonisolated extension View {
    /// Adds content to the view's accessibility elements, in addition to label and value.
    ///
    /// Screen readers on Linux read it as an attribute of the element. Content of high importance
    /// is also part of the description.
    ///
    /// - Parameters:
    ///   - key: The key; content of the same key, set inside, is replaced.
    ///   - value: The content; nil to remove that of the key.
    ///   - importance: The importance; `default` unless given.
    /// - Returns: The view.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        let string = value?.spokenString
        return accessibility { element in
            element.details.removeAll { $0.id == key.id }
            guard let string else { return }
            element.details.append(
                AccessibilityDetail(
                    id: key.id, label: key.label, value: string, isImportant: importance == .high
                )
            )
        }
    }

    /// Adds content to the view's accessibility elements, in addition to label and value.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds content to the view's accessibility elements, in addition to label and value.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
    }

    /// Adds content with a label to the view's accessibility elements.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        let key = AccessibilityCustomContentKey(label, id: label.spokenString)
        return accessibilityCustomContent(key, value, importance: importance)
    }

    /// Adds content with a label to the view's accessibility elements.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds content with a label to the view's accessibility elements.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds content with a label to the view's accessibility elements.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(
            Text(labelKey), Text(verbatim: String(value)), importance: importance
        )
    }
}
