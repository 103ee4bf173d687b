import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that can be dragged.
private nonisolated struct DragView<Content: View>: View {
    var content: Content
    /// Creates the items of a drag.
    var items: () -> [NSItemProvider]
    /// The preview of a drag; nil for the content itself.
    var preview: (() -> AnyView)?
}

extension DragView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        DragNode(view, context)
    }
}

private final class DragNode<Content: View>: WrappingNode<DragView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = FramelessLayer()
        let recognizer = DragRecognizer { [weak self] layer, location in
            self?.start(layer, at: location)
        }
        layer.addGesture(MadeGesture(recognizer: recognizer))
        return FramelessItem(layer, context)
    }

    /// Starts a drag of a layer with a press; nil while the view is disabled.
    private func start(_ layer: CALayer, at location: CGPoint) -> DragSession? {
        guard !isRemoved, environment.isEnabled, let host = layer.host else { return nil }
        let items = view.items()
        guard !items.isEmpty else { return nil }
        let content = view.preview?() ?? AnyView(view.content)
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        return DragSession(
            items, AnyView(content.environment(\.self, environment)),
            size: view.preview == nil ? layer.bounds.size : nil,
            center: layer.convert(middle, to: host.rootLayer), from: location, in: host
        )
    }

    override func updateView(_ view: DragView<Content>) {
        super.updateView(view)
        child.update(view.content)
    }
}

/// Recognises the drag of a view's items.
private final class DragRecognizer: GestureRecognizer {
    /// The distance that the pointer must move before the drag begins, in points.
    private static let reach: CGFloat = 6
    private let start: (CALayer, CGPoint) -> DragSession?
    private var press = CGPoint.zero
    private var session: DragSession?
    private(set) var state = GestureRecognizerState.over

    init(_ start: @escaping (CALayer, CGPoint) -> DragSession?) { self.start = start }

    func began(_ event: PointerEvent, on layer: CALayer) {
        (press, state) = (event.location, .possible)
    }

    func moved(_ event: PointerEvent, on layer: CALayer) {
        let distance = hypot(event.location.x - press.x, event.location.y - press.y)
        if state == .possible, distance > Self.reach {
            session = start(layer, press)
            state = session == nil ? .over : .active
        }
        session?.move(to: event.location)
    }

    func ended(_ event: PointerEvent, on layer: CALayer) {
        session?.move(to: event.location)
        session?.drop()
        (session, state) = (nil, .over)
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) {
        session?.cancel()
        (session, state) = (nil, .over)
    }
}

nonisolated extension View {
    /// Lets the view be dragged with the pointer, as a value that a `dropDestination` accepts.
    ///
    /// ```swift
    /// Text(task.title)
    ///     .draggable(task.title)
    /// ```
    ///
    /// The drag begins when the pointer, pressed on the view, has moved 6 points. Another instance
    /// of the view, with its own state, follows the pointer. Escape ends the drag without a drop.
    ///
    /// The value can also be dropped on other windows of the program and in other programs, which receive
    /// its representations: a text, a URL, a file, an image, or data of a custom type.
    ///
    /// - Parameter payload: The value; evaluated when the drag begins.
    /// - Returns: The view that can be dragged.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        DragView(content: self) {
            [NSItemProvider(value: payload())]
        }
    }

    /// Lets the view be dragged with the pointer, with a preview in its ideal size whose centre is at
    /// the pointer.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        DragView(content: self) {
            [NSItemProvider(value: payload())]
        } preview: {
            AnyView(preview())
        }
    }

    /// Lets the view be dragged with the pointer, as an item that a closure creates when the drag
    /// begins.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        DragView(content: self) { [data()] }
    }

    /// Lets the view be dragged with the pointer, with a preview in its ideal size whose centre is at
    /// the pointer.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        DragView(content: self) {
            [data()]
        } preview: {
            AnyView(preview())
        }
    }
}
