import Foundation
import LegatoGraphics
import LegatoMotion

/// A view that sets the container shape of the views inside.
private nonisolated struct ContainerShapeView<Content: View, S: InsettableShape>: View {
    var content: Content
    var shape: S
}

extension ContainerShapeView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        context.graph.hasContainerShapes = true
        return ContainerShapeNode(view, context)
    }
}

private final class ContainerShapeNode<Content: View, S: InsettableShape>: WrappingNode<
    ContainerShapeView<Content, S>
>
{
    override func wrap(_ item: ViewItem) -> ViewItem { ContainerShapeItem(view.shape, context) }

    override func updateView(_ view: ContainerShapeView<Content, S>) {
        let items = outerItems
        let isSame = FieldTable.areEqual(self.view.shape, view.shape)
        super.updateView(view)
        if !isSame {
            for case let item as ContainerShapeItem in items { item.shape = view.shape }
        }
        child.update(view.content)
    }
}

/// An item that sets the container shape of the items inside.
private final class ContainerShapeItem: ViewItem {
    var shape: any InsettableShape {
        didSet {
            version += 1
            // The items inside look the shape up again.
            graph.moves += 1
        }
    }
    /// The number of changes of the shape.
    private(set) var version = 0

    init(_ shape: any InsettableShape, _ context: NodeContext) {
        self.shape = shape
        super.init(context)
    }
}

/// The distances of an item from the container whose shape it can take over.
struct ContainerPlace: Equatable {
    private weak var container: ContainerShapeItem?
    private let version: Int
    /// The distances, negative where the item extends beyond the container.
    private let edges: EdgeInsets

    /// Finds the container of an item; nil if there is none.
    init?(of item: ViewItem) {
        var outer = item.container
        while let current = outer, !(current is ContainerShapeItem) { outer = current.container }
        guard let container = outer as? ContainerShapeItem else { return nil }
        (self.container, version) = (container, container.version)
        let (own, all) = (item.globalFrame, container.globalFrame)
        edges = EdgeInsets(
            top: own.minY - all.minY, leading: own.minX - all.minX,
            bottom: all.maxY - own.maxY, trailing: all.maxX - own.maxX
        )
    }

    static func == (a: Self, b: Self) -> Bool {
        a.container === b.container && a.version == b.version && a.edges == b.edges
    }

    /// Computes an outline of the item in a rectangle; returns it, and whether it depends on the
    /// container.
    func outline<R>(in rect: CGRect, _ body: () -> R) -> (result: R, isRelative: Bool) {
        guard let container else { return (body(), false) }
        let bounds = CGRect(
            x: rect.minX - edges.leading, y: rect.minY - edges.top,
            width: rect.width + edges.leading + edges.trailing,
            height: rect.height + edges.top + edges.bottom
        )
        let outline = ContainerOutline(shape: container.shape, bounds: bounds)
        let result = ContainerOutline.$current.withValue(outline, operation: body)
        return (result, outline.isUsed.withLock { $0 })
    }
}

extension ViewItem {
    /// The place of the item in the container whose shape it can take over; nil if there is none.
    var containerPlace: ContainerPlace? {
        graph.hasContainerShapes ? ContainerPlace(of: self) : nil
    }
}

nonisolated extension View {
    /// Sets the shape that `ContainerRelativeShape` and the concentric corners of
    /// `ConcentricRectangle` follow in the view; nested containers replace outer ones.
    ///
    /// The shape is neither drawn nor clips the view. It takes effect immediately: to animate it,
    /// animate the size of the views.
    public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
        ContainerShapeView(content: self, shape: shape)
    }
}
