import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The item of a page: a layer that clips, with the content in a sublayer that scales.
final class PageItem: LayerItem, CoveringItem {
    private let style: PageStyle
    private let content = CALayer()
    private let backdrop = BackdropLayer()
    private let shade = CALayer()
    private weak var handle: PageHandle?
    private var isPlaced = false
    /// Returns the appearance for the current size, or nil once the page's stage has been removed.
    var pose: () -> PagePose? = { PagePose(frame: .zero) }

    init(_ style: PageStyle, _ context: NodeContext) {
        (self.style, handle) = (style, context.environment.page)
        super.init(PageLayer(), context)
        layer.masksToBounds = true
        layer.sublayers = [content]
        backdrop.backgroundColor = CGColor(gray: 0, alpha: 1)
        backdrop.opacity = 0
        shade.isHidden = true
        guard style == .sheet else { return }
        backdrop.addGesture(
            TapGesture().onEnded { [weak self] in
                guard let self, !isGoing, canGoBack else { return }
                goBack()
            }
        )
    }

    override var isLeaving: Bool { false }
    override var takesKeys: Bool { handle?.isInFront ?? false }

    /// The direction from the leading to the trailing edge: 1 from left to right, otherwise -1.
    var sideways: CGFloat { transactions.mirrors ? -1 : 1 }
    /// The first text field of an alert, which has the focus when it appears; nil for other pages.
    var firstField: FocusItem? {
        style == .alert ? focusable.first { $0.input != nil } : nil
    }
    /// Whether the page belongs to a stack.
    var isInStack: Bool { style == .stack }
    /// Whether the user can dismiss the page.
    var canGoBack: Bool { handle.map { $0.canGoBack && !$0.isHeld } ?? false }
    /// Dismisses the page.
    func goBack() { handle?.close() }

    /// Whether views behind the page receive no input around it.
    var isModal: Bool {
        get { backdrop.isModal }
        set { backdrop.isModal = newValue }
    }

    /// Whether the page is disappearing, so that its contents receive no input.
    var isGoing = false {
        didSet { (layer as? PageLayer)?.isGoing = isGoing }
    }

    /// Whether the page rests at its place, in front of all others.
    var isAtRest = false {
        didSet { if isAtRest != oldValue, style == .cover { container?.structureChanged() } }
    }

    var hidesContent: Bool {
        isAtRest && style == .cover && background?.alpha == 1 && layer.cornerRadius == 0
    }

    /// Whether the page can be dragged everywhere, even while it disappears.
    var canBeDragged = false {
        didSet { (layer as? PageLayer)?.canBeDragged = canBeDragged }
    }

    /// Whether an event is within reach of the leading edge of the page as it is shown.
    func isAtLeadingEdge(eventAt location: CGPoint) -> Bool {
        let shown: CALayer = layer.presentation() ?? layer
        let x = shown.convert(location, from: nil).x
        return (0...PageLayer.edgeReach).contains(transactions.mirrors ? shown.bounds.width - x : x)
    }

    /// The contents of its source view, behind it during the transition; nil if there are none.
    var flight: SourceFlight? {
        didSet {
            guard flight !== oldValue else { return }
            if let flight {
                flight.page = layer as? PageLayer
                // The contents that another page had already continue from their current position.
                if flight.layer.superlayer == nil { flight.apply(shownPose) }
            }
            container?.structureChanged()
        }
    }

    /// The frame of the fully shown page.
    var restingFrame: CGRect {
        let full = style.restingFrame(in: frame.size)
        guard style == .sheet, let sheet = handle?.sheet else { return full }
        let size = sheet.size(in: full.size)
        let x = full.midX - size.width / 2
        let height = sheet.height(of: full.height, in: frame.height)
        guard height == nil, size.width < full.width else {
            let height = height ?? size.height
            return CGRect(x: x, y: full.maxY - height, width: size.width, height: height)
        }
        // A card in the centre, with the same margin above and below.
        let y = max(full.minY, (frame.height - size.height) / 2)
        return CGRect(
            x: x, y: y, width: size.width, height: min(size.height, frame.height - 2 * y)
        )
    }

    /// Whether the views behind the page receive input.
    var letsThrough: Bool {
        let full = style.restingFrame(in: frame.size).height
        return handle?.sheet.letsThrough(of: full, in: frame.height) ?? false
    }

    /// Moves to the resting frame, which may have changed, with a spring.
    func resize() {
        guard isPlaced else { return }
        invalidateLayout()
        graph.later { [self] in
            guard let pose = pose() else { return }
            Transaction(animation: .spring(duration: 0.5, bounce: 0)).runAlone { apply(pose) }
        }
    }

    /// The background colour.
    var background: CGColor? {
        didSet {
            layer.backgroundColor = background
            shade.backgroundColor = background
            if isAtRest, style == .cover { container?.structureChanged() }
        }
    }

    /// Sets the shadow of the page during a zoom transition, and the environment of its colour.
    func setShadow(_ shadow: SourceShadow?, _ environment: EnvironmentValues?) {
        shade.isHidden = shadow == nil
        guard let shadow, let environment else { return }
        let color = shadow.color.resolve(in: environment).cgColor
        shade.shadowColor = color.copy(alpha: 1)
        shade.shadowOpacity = Float(color.alpha)
        shade.shadowRadius = shadow.radius / 2
        shade.shadowOffset = shadow.offset
    }

    /// Makes the next layout take effect without animation.
    func prepare() {
        isPlaced = false
        invalidateLayout()
    }

    override func ownShortest(along axis: Axis) -> CGFloat? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func frameChanged(from old: CGRect) {
        guard isPlaced else {
            isPlaced = true
            return setGeometry()
        }
        // A sheet with a size of its own follows its content.
        guard frame != old || (isSized && content.bounds.size != restingFrame.size) else { return }
        graph.change(at: transactions, setGeometry)
    }

    /// Whether the size of the page depends on its content.
    private var isSized: Bool { style == .sheet && handle?.sheet.isSized == true }

    override func setGeometry() {
        backdrop.bounds = CGRect(origin: .zero, size: frame.size)
        backdrop.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
        guard let pose = pose() else { return }
        if isSized { handle?.sheet.noteSize(in: style.restingFrame(in: frame.size).size) }
        apply(pose)
        layer.opacity = Float(pose.opacity)
    }

    /// Applies an appearance, except for the opacity, to the page and the contents of its source.
    func apply(_ pose: PagePose) {
        applyAlone(pose)
        flight?.apply(pose)
    }

    /// Starts from the presentation frame of the source's contents if they are in flight, and from
    /// an appearance otherwise.
    func setOut(_ pose: PagePose) {
        fade(pose)
        guard let layer = flight?.layer, let shown = layer.presentationState() else {
            return apply(pose)
        }
        var pose = pose
        pose.frame = layer.presentedFrame
        pose.cornerRadius = shown.cornerRadius
        let rest = restingFrame
        pose.scale = max(pose.frame.width / rest.width, pose.frame.height / rest.height)
        applyAlone(pose)
    }

    private func applyAlone(_ pose: PagePose) {
        for layer in [layer, shade] {
            layer.bounds = CGRect(origin: .zero, size: pose.frame.size)
            layer.position = CGPoint(x: pose.frame.midX, y: pose.frame.midY)
            layer.cornerRadius = pose.cornerRadius
        }
        content.bounds = CGRect(origin: .zero, size: restingFrame.size)
        // A sheet that is dragged up grows below its content; a zoomed page scales about its
        // centre.
        let height = pose.scale == 1 ? restingFrame.height : pose.frame.height
        content.position = CGPoint(x: pose.frame.width / 2, y: height / 2)
        content.transform = CATransform3DMakeScale(pose.scale, pose.scale, 1)
        backdrop.opacity = Float(pose.dim)
    }

    /// Applies the opacity of an appearance.
    func fade(_ pose: PagePose) {
        layer.opacity = Float(pose.opacity)
        shade.opacity = Float(pose.opacity)
    }

    /// The presentation frame and corner radius.
    private var shownPose: PagePose {
        PagePose(frame: layer.presentedFrame, cornerRadius: layer.presentedState.cornerRadius)
    }

    /// The presentation position.
    var shownCenter: CGPoint { layer.presentedState.position }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let size = restingFrame.size
        for child in children {
            child.place(
                at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
                proposal: ProposedViewSize(size)
            )
        }
    }

    /// Whether another page of its stack hides it.
    var isCovered = false {
        didSet {
            guard isCovered != oldValue else { return }
            container?.structureChanged()
            if !isCovered { container?.invalidateLayout() }
        }
    }

    /// Holds the layers while the page is covered.
    private let behind = CoveredLayer()

    override func gatherOwn(into layers: inout [CALayer]) {
        let all = [backdrop, shade] + (flight.map { [$0.layer] } ?? []) + [layer]
        let held = behind.hold(isCovered ? all : [])
        layers += isCovered ? held : all
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) { super.adopt(layers, content) }
}
