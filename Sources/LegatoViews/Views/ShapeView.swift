public import Foundation
import LegatoGraphics
import LegatoDrawing
import LegatoLayers
import LegatoMotion
import LegatoCanvas
import LegatoRenderTree

/// A shape drawn with a style.
nonisolated public struct ShapeView<Content: Shape, Style: ShapeStyle>: View {
    let shape: Content
    let style: Style
    let paint: ShapePaint
}

nonisolated extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor public var body: some View { fill() }

    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> ShapeView<Self, S> {
        ShapeView(shape: self, style: content, paint: .fill(style))
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<
        Self, ForegroundStyle
    > {
        fill(ForegroundStyle(), style: style)
    }

    /// Strokes the outline of the shape with a style; `antialiased` has no effect.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ShapeView<Self, S> {
        let check = NumberCheck(Self.self, "stroke(_:style:)")
        return ShapeView(shape: self, style: content, paint: .stroke(style.checked(check)))
    }

    /// Strokes the shape's outline with a style and a line width in points; `antialiased` has no
    /// effect.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Color: View {
    /// Fills the proposed space with the colour.
    @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A shape whose outline points move linearly when its frame and its data do, so that the render
/// thread can interpolate the outline.
nonisolated protocol EvenShape: Shape {
    /// Whether the outline interpolates linearly from one shape and size to another.
    func isEven(in size: CGSize, to other: Self, in otherSize: CGSize) -> Bool
}

nonisolated extension EvenShape {
    func isEven(in size: CGSize, to other: Self, in otherSize: CGSize) -> Bool { true }
}

extension Rectangle: EvenShape {}
extension Circle: EvenShape {}
extension Ellipse: EvenShape {}

extension Capsule: EvenShape {
    /// The radius is half the shorter side.
    func isEven(in size: CGSize, to other: Self, in otherSize: CGSize) -> Bool {
        (size.width - size.height) * (otherSize.width - otherSize.height) >= 0
    }
}

extension RoundedRectangle: EvenShape {
    /// Corners without enough space for their radius, or for their continuous curves, are clamped.
    func isEven(in size: CGSize, to other: Self, in otherSize: CGSize) -> Bool {
        style == other.style && hasRoom(in: size) && other.hasRoom(in: otherSize)
    }

    private func hasRoom(in size: CGSize) -> Bool {
        let reach = style == .continuous ? CornerFigure.expansion : 1
        return cornerSize.width * reach <= size.width / 2
            && cornerSize.height * reach <= size.height / 2
    }
}

extension ShapeView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        guard Style.self is any ShadowedStyle.Type else { return ShapeNode(view, context) }
        return ChoiceNode(view, context, \.shadowed, \.plain) { !$0.style.ownShadows.isEmpty }
    }

    /// The shape without its shadows.
    private var plain: ShapeView<Content, PlainShapeStyle<Style>> {
        ShapeView<Content, PlainShapeStyle<Style>>(
            shape: shape, style: PlainShapeStyle(base: style), paint: paint
        )
    }

    /// The shape with its shadows.
    private var shadowed: some View {
        ShadowsView(
            content: plain,
            outline: ShapeView<Content, Color>(shape: shape, style: .black, paint: paint),
            shadows: style.ownShadows
        )
    }
}

private final class ShapeNode<Content: Shape, Style: ShapeStyle>: HoldingNode<
    ShapeView<Content, Style>
>, PlaceFollower
{
    private lazy var item = makeItem()
    var isFollowing = false

    private func makeItem() -> ShapeItem<Content> {
        let item = ShapeItem(view.shape, view.paint, resolved, context)
        item.onRelative = { [weak self] in
            if let self, !isRemoved { graph.follow(self) }
        }
        return item
    }

    func placesChanged() { item.placesChanged() }

    private var resolved: ResolvedStyle { view.style.style(in: environment) }

    override func addItems(to list: inout ItemList) { list.append(item) }

    override func updateView(_ view: ShapeView<Content, Style>) {
        guard !FieldTable.areEqual(self.view, view) else { return }
        let item = item
        super.updateView(view)
        item.shape = view.shape
        item.paint = view.paint
        show()
    }

    override func environmentChanged() { show() }

    private func show() {
        guard item.stylePaint.shows(resolved) else {
            // A gradient needs different layers from a colour.
            item.stop()
            item = makeItem()
            return itemsChanged()
        }
        item.stylePaint.style = resolved
    }

    override func willRemove() { item.stop() }
}

/// The item of a shape, drawn by a layer.
private final class ShapeItem<Content: Shape>: LayerItem {
    override var ownName: String? { "\(Content.self)" }

    private typealias ShapeAndSize = AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>

    private let outline = OutlineLayer()
    let stylePaint: StylePaint
    /// The animated shape and size, interpolated on the main actor; nil while the render thread
    /// interpolates the outline.
    @exclusivity(unchecked) private var form: AnimatedValue<ShapeAndSize>?
    /// The shape and size of the current outline.
    @exclusivity(unchecked) private var set: (shape: Content, size: CGSize)?
    /// The position in the container for the current outline; nil without a container.
    @exclusivity(unchecked) private var place: ContainerPlace?
    /// Called when an outline depends on that position.
    var onRelative: () -> Void = {}

    init(
        _ shape: Content, _ paint: ShapePaint, _ style: ResolvedStyle,
        _ context: borrowing NodeContext
    ) {
        (self.shape, self.paint) = (shape, paint)
        // The colour of a fill is set below.
        if case .stroke = paint { outline.fillColor = nil }
        stylePaint = StylePaint(style, of: outline, context)
        super.init(stylePaint.gradient?.layer ?? outline, context)
        // It is reset when the item is released; see `TextItem`.
        stylePaint.onColor = { [unowned(unsafe) self] in showColor() }
        if !(shape is any EvenShape) { form = makeForm(shape, .zero) }
        showPaint()
    }

    isolated deinit { stylePaint.onColor = {} }

    @exclusivity(unchecked) var shape: Content {
        didSet {
            guard !FieldTable.areEqual(shape, oldValue) else { return }
            graph.later { [self] in reshape() }
        }
    }

    @exclusivity(unchecked) var paint: ShapePaint {
        didSet {
            guard paint != oldValue else { return }
            graph.later { [self] in graph.change(at: transactions, showPaint) }
        }
    }

    func stop() {
        stylePaint.stop()
        form?.stop()
    }

    override func ownShortest(along axis: Axis) -> CGFloat? { 0 }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        guard Content.self == Circle.self else { return size }
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override func setGeometry() {
        let isFirst = outline.path == nil
        if stylePaint.gradient == nil { super.setGeometry() }
        if isFirst, form != nil { form = makeForm(shape, frame.size) }
        reshape()
        stylePaint.gradient?.place(frame)
    }

    /// Extends the gradient to cover the outline in a frame of the given size.
    private func fitGradient(_ size: CGSize) {
        guard let gradient = stylePaint.gradient, let path = outline.path else { return }
        gradient.include(paint.ink(path), in: size)
    }

    private func makeForm(_ shape: Content, _ size: CGSize) -> AnimatedValue<ShapeAndSize> {
        AnimatedValue(
            ShapeAndSize(shape.animatableData, size.animatableData), graph, transactions,
            of: Content.self
        )
    }

    /// Whether every outline point moves in a straight line from the old outline to the new one.
    private var isEven: Bool {
        guard let set else { return true }
        func open<S: EvenShape>(_ new: S) -> Bool {
            guard let old = set.shape as? S else { return false }
            return old.isEven(in: set.size, to: new, in: frame.size)
        }
        return (shape as? any EvenShape).map { open($0) } ?? false
    }

    /// Sets the outline for the current shape and size.
    private func reshape() {
        if form == nil, let set, !isEven { form = makeForm(set.shape, set.size) }
        (set, place) = ((shape, frame.size), containerPlace)
        guard let form else {
            graph.change(at: transactions) { outline.path = path(shape, frame.size) }
            return fitGradient(frame.size)
        }
        form.onMove = { [weak self] in self?.showForm() }
        form.set(ShapeAndSize(shape.animatableData, frame.size.animatableData))
        showForm()
    }

    private func showForm() {
        guard let form else { return }
        var (shown, size) = (shape, CGSize.zero)
        shown.animatableData = form.shown.first
        size.animatableData = form.shown.second
        Transaction().runAlone { outline.path = path(shown, size) }
        fitGradient(size)
    }

    private func path(_ shape: Content, _ size: CGSize) -> CGPath {
        let box = CGRect(origin: .zero, size: size)
        guard let place else { return shape.path(in: box).cgPath }
        let (path, isRelative) = place.outline(in: box) { shape.path(in: box) }
        if isRelative { onRelative() }
        return path.cgPath
    }

    /// Called when items may have moved, while the outline depends on the position in a container.
    func placesChanged() {
        guard containerPlace != place else { return }
        graph.later { [self] in reshape() }
    }

    private func showPaint() {
        outline.paint = paint
        outline.setPaint(paint)
        fitGradient(frame.size)
        showColor()
    }

    private func showColor() {
        let ink = stylePaint.ink
        switch paint {
        case .fill: outline.fillColor = ink
        case .stroke: outline.strokeColor = ink
        }
    }
}
