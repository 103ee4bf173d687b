import LegatoGraphics
import LegatoMotion

nonisolated extension Subview {
    /// The values that the view sets for its container.
    @preconcurrency @MainActor public var containerValues: ContainerValues {
        var values = child.item.layoutValue(ContainerValuesKey.self)
        values.tag = child.tag
        return values
    }
}

extension SubviewsCollection: View {
    /// The views, in order.
    public var body: some View { ForEach(all) { $0 } }
}

/// A view that arranges the views of another one.
public nonisolated struct SubviewsView<Base: View, Result: View>: View {
    fileprivate let base: Base
    fileprivate let transform: (SubviewsCollection) -> Result

    /// The arranged views.
    public var body: some View {
        VariadicView(base) { transform(SubviewsCollection($0)) }
    }
}

nonisolated extension Group {
    /// Creates a group that arranges the views of another view as a whole.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     HStack {
    ///         subviews.first
    ///         Text("\(subviews.count) in all")
    ///     }
    /// }
    /// ```
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == SubviewsView<Base, Result> {
        self.init { SubviewsView(base: view, transform: transform) }
    }
}

/// The subviews of another view, as data of a `ForEach`.
nonisolated public struct ForEachSubviewCollection<Base: View>: RandomAccessCollection {
    fileprivate let base: Base

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// Always 0: the subviews are resolved only where they are laid out.
    public var endIndex: Int { 0 }
    /// Traps: the subviews are resolved only where they are laid out.
    public subscript(index: Int) -> Subview {
        refuse("ForEach(subviews:) has no views outside a layout; use Group(subviews:).")
    }
}

/// The data of a `ForEach` over the views or the sections of another view.
protocol SubviewSource {
    /// Returns the views or the sections, each one wrapped in another view.
    func arranged<Content: View>(_ content: @escaping (Any) -> Content) -> AnyView
}

extension ForEachSubviewCollection: SubviewSource {
    func arranged<Content: View>(_ content: @escaping (Any) -> Content) -> AnyView {
        AnyView(
            SubviewsView(base: base) { subviews in ForEach(Array(subviews), content: content) }
        )
    }
}

nonisolated extension ForEach {
    /// Creates a view for each of the views of another view.
    ///
    /// ```swift
    /// VStack {
    ///     ForEach(subviews: content) { subview in
    ///         subview.padding(.bottom)
    ///     }
    /// }
    /// ```
    public init<Base: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Base>, ID == Subview.ID {
        self.init(ForEachSubviewCollection(base: view), content: content)
    }
}
