import Foundation
import LegatoGraphics

nonisolated extension View {
    /// Sets the size of the view's preview; has no effect elsewhere.
    ///
    /// A fixed size with a side that is not 1 to 16384 is ignored.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        let check = NumberCheck(Self.self, "previewLayout(_:)")
        return layoutValue(key: PreviewLayoutKey.self, value: value.checked(by: check))
    }

    /// Sets the device whose screen the view's preview has; nil for the platform's.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        layoutValue(key: PreviewDeviceKey.self, value: value)
    }

    /// Sets the name of the view's preview; nil for that of its provider.
    public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewNameKey.self, value: value)
    }

    /// Sets the orientation of the device in the view's preview.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        layoutValue(key: PreviewOrientationKey.self, value: value)
    }

    /// Sets the context of the view's preview.
    ///
    /// Only widgets have a context, and Legato does not support widgets: it prints a warning once.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        ViewWarning.print(
            WarningSubject(text: "previewContext(_:)"),
            "has no effect: contexts are for widgets, which Legato does not have."
        )
        return self
    }
}

nonisolated extension PreviewLayout {
    /// The layout; nil for a fixed size out of range.
    func checked(by check: NumberCheck) -> PreviewLayout? {
        let sides: ClosedRange<CGFloat> = 1...16384
        guard case .fixed(let width, let height) = self,
            !(sides.contains(width) && sides.contains(height))
        else { return self }
        check.warn("\(width) x \(height)", "it is ignored", rule: "sizes of 1 to 16384 a side")
        return nil
    }
}

/// The context of a preview of a widget.
public nonisolated protocol PreviewContext {
    /// Returns the context's value for a key, or the key's default value.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in the context of a preview.
public nonisolated protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value

    /// The value of contexts that do not set one.
    static var defaultValue: Value { get }
}
