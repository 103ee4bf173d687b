import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension NavigationLink {
    /// Creates a link whose page is pushed while a binding is true.
    public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), isActive: isActive) { destination }
    }

    /// Creates a link whose page is pushed while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), isActive: isActive, destination)
    }

    /// Creates a link whose page is pushed while a selection equals a tag.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), isActive: selection.equals(tag)) { destination }
    }

    /// Creates a link whose page is pushed while a selection equals a tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), isActive: selection.equals(tag), destination)
    }

    /// Returns the link; has no effect, since links in a split view always use the detail column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Label == Text {
    /// Creates a link with a localised title that pushes a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that pushes a view.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a localised title whose page is pushed while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link with a title whose page is pushed while a binding is true.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a localised title whose page is pushed while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(Text(titleKey), isActive: isActive, destination)
    }

    /// Creates a link with a title whose page is pushed while a binding is true.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(Text(title), isActive: isActive, destination)
    }

    /// Creates a link with a localised title whose page is pushed while a selection equals a tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Creates a link with a title whose page is pushed while a selection equals a tag.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    /// Creates a link with a localised title whose page is pushed while a selection equals a tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(Text(titleKey), isActive: selection.equals(tag), destination)
    }

    /// Creates a link with a title whose page is pushed while a selection equals a tag.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ title: some StringProtocol, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(Text(title), isActive: selection.equals(tag), destination)
    }
}

/// A location that is true while an optional equals a value; setting it to false clears it.
private final class TagLocation<V: Equatable>: Location {
    private let selection: Binding<V?>
    private nonisolated(unsafe) let tag: V

    nonisolated init(_ selection: Binding<V?>, _ tag: V) {
        (self.selection, self.tag) = (selection, tag)
    }

    var isStored: Bool { false }
    func get() -> Bool { selection.wrappedValue == tag }
    func set(_ isOn: Bool) {
        if isOn { selection.wrappedValue = tag } else if get() { selection.wrappedValue = nil }
    }
}

nonisolated extension Binding {
    /// A binding that is true while an optional equals a value; setting it to false clears it.
    fileprivate func equals<V: Equatable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(location: TagLocation(self, tag))
    }
}
