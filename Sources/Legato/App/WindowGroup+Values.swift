import Foundation
public import LegatoViews

/// The content of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let window: WindowValue
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(_ window: WindowValue, _ content: @escaping (Binding<Data?>) -> Content) {
        (self.window, self.content) = (window, content)
        _value = State(initialValue: window.value?.base as? Data)
    }

    /// The content.
    public var body: some View {
        content($value)
            .onChange(of: value) { _, new in window.value = new.map { AnyHashable($0) } }
    }
}

extension WindowGroup {
    private init<D: Codable & Hashable, C: View>(
        _ title: String, _ id: String, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id: id, valueType: D.self) { PresentedWindowContent($0, content) }
    }

    /// Creates a scene that opens a window for each value of a type, with a localised title.
    ///
    /// ```swift
    /// WindowGroup("Note", for: Note.ID.self) { $id in
    ///     NoteView(id: id)
    /// }
    /// ```
    ///
    /// `openWindow(value:)` opens a window for a value, or brings an existing one to the front. The
    /// value is nil in a window opened without one. Setting the binding reassigns the window to the
    /// new value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey.plainText, id, content)
    }

    /// Creates a scene that opens a window for each value of a type, with a title.
    ///
    /// `openWindow(value:)` opens a window for a value, or brings an existing one to the front. The
    /// value is nil in a window opened without one. Setting the binding reassigns the window to the
    /// new value.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id, content)
    }

    /// Creates a scene that opens a window for each value of a type.
    public init<D: Codable & Hashable, C: View>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(ProcessInfo.processInfo.processName, id, content)
    }

    /// Creates a scene that opens a window for each value of a type, with a localised title and a default
    /// value for windows opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey.plainText, id) { content($0.or(defaultValue)) }
    }

    /// Creates a scene that opens a window for each value of a type, with a title and a default
    /// value for windows opened without one.
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, id: String = "", for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id) { content($0.or(defaultValue)) }
    }

    /// Creates a scene that opens a window for each value of a type, with a default value for
    /// windows opened without one.
    public init<D: Codable & Hashable, C: View>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(ProcessInfo.processInfo.processName, id) { content($0.or(defaultValue)) }
    }
}

extension Binding {
    /// Returns a binding that replaces nil with a default value, evaluated at most once.
    fileprivate func or<D>(_ value: () -> D) -> Binding<D> where Value == D? {
        let standard = wrappedValue ?? value()
        return Binding<D>(get: { wrappedValue ?? standard }, set: { wrappedValue = $0 })
    }
}
