import Foundation
import LegatoGraphics
import LegatoMotion

/// A view with a named coordinate space.
private nonisolated struct SpaceView<Content: View>: View {
    var content: Content
    var name: AnyHashable
}

extension SpaceView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpaceNode(view, context)
    }
}

private final class SpaceNode<Content: View>: WrappingNode<SpaceView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { SpaceItem(view.name, context) }

    override func updateView(_ view: SpaceView<Content>) {
        let items = outerItems
        super.updateView(view)
        for case let item as SpaceItem in items { item.name = view.name }
        child.update(view.content)
    }
}

private final class SpaceItem: ViewItem {
    var name: AnyHashable

    init(_ name: AnyHashable, _ context: NodeContext) {
        self.name = name
        super.init(context)
    }

    override func isSpace(named name: AnyHashable) -> Bool { self.name == name }
}

nonisolated extension View {
    /// Names the coordinate space of the view, for the views inside.
    ///
    /// ```swift
    /// ScrollView {
    ///     GeometryReader { proxy in
    ///         Text("\(proxy.frame(in: .named("page")).minY)")
    ///     }
    ///     .frame(height: 40)
    /// }
    /// .coordinateSpace(name: "page")
    /// ```
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        SpaceView(content: self, name: AnyHashable(name))
    }

    /// Names the coordinate space of the view, for the views inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        SpaceView(content: self, name: name.name)
    }
}

extension ViewItem {
    /// Returns the nearest item around it that defines a named space; nil if there is none.
    func space(named name: AnyHashable) -> ViewItem? {
        var item = container
        while let current = item, !current.isSpace(named: name) { item = current.container }
        return item
    }

    /// The frame in a coordinate space.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return globalFrame
        case .named(let name):
            guard let outer = self.space(named: name) else {
                ViewWarning.print(
                    WarningSubject(item: self),
                    "reads its frame in the coordinate space \(name), which no view around it "
                        + "defines; the global frame is used. Add .coordinateSpace(name:)."
                )
                return globalFrame
            }
            let origin = outer.globalFrame.origin
            return globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// The frame in the root view's coordinate space, without effects.
    ///
    /// While no item moves, nested items visit each of their containers only once.
    var globalFrame: CGRect {
        var passed: [ViewItem] = []
        var item: ViewItem? = self
        while let current = item, current.knownOuterSpace == nil {
            graph.steps += 1
            passed.append(current)
            item = current.container
        }
        var space = item?.innerSpace ?? .zero
        for inner in passed.reversed() {
            inner.outerSpace = (space, graph.moves)
            space = inner.innerSpace
        }
        let origin = outerSpace?.origin ?? .zero
        return frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The global origin of the coordinate space that contains the frame; nil if the cached one is
    /// out of date.
    private var knownOuterSpace: CGPoint? {
        guard let outerSpace, isBeingPlaced || outerSpace.moves == graph.moves else { return nil }
        return outerSpace.origin
    }

    /// The global origin of the coordinate space of the children's frames; requires `outerSpace`.
    private var innerSpace: CGPoint {
        let origin = outerSpace?.origin ?? .zero
        guard hasOwnSpace else { return origin }
        return CGPoint(x: origin.x + frame.minX - corner.x, y: origin.y + frame.minY - corner.y)
    }
}
