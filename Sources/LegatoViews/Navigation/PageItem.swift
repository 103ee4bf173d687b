import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The element of a page: a layer that clips, with the content on a layer that is scaled with it.
final class PageItem: LayerItem {
    private let style: PageStyle
    private let content = CALayer()
    private let backdrop = BackdropLayer()
    private let shade = CALayer()
    private weak var handle: PageHandle?
    private var isPlaced = false
    /// The look for the room that there is now.
    var pose: () -> PagePose = { PagePose(frame: .zero) }

    init(_ style: PageStyle, _ context: NodeContext) {
        (self.style, handle) = (style, context.environment.page)
        super.init(PageLayer(), context)
        layer.masksToBounds = true
        layer.sublayers = [content]
        backdrop.backgroundColor = CGColor(gray: 0, alpha: 1)
        backdrop.opacity = 0
        shade.isHidden = true
    }

    override var isLeaving: Bool { false }
    override var takesKeys: Bool { handle?.isInFront ?? false }

    /// Whether it belongs to a stack.
    var isInStack: Bool { style == .stack }
    /// Whether a person may let it go.
    var canGoBack: Bool { handle.map { $0.canGoBack && !$0.isHeld } ?? false }
    /// Lets it go.
    func goBack() { handle?.close() }

    /// Whether what lies behind it gets no input beside it.
    var isModal: Bool {
        get { backdrop.isModal }
        set { backdrop.isModal = newValue }
    }

    /// Whether it goes: what is on it takes no input any more.
    var isGoing = false {
        didSet { (layer as? PageLayer)?.isGoing = isGoing }
    }

    /// Whether it can be grabbed, also while it goes.
    var canBeDragged = false {
        didSet { (layer as? PageLayer)?.canBeDragged = canBeDragged }
    }

    /// What its source shows, behind it on the way; nil where there is none.
    var flight: SourceFlight? {
        didSet {
            guard flight !== oldValue else { return }
            if let flight {
                flight.page = self
                // What shows in a page's stead already goes on from there.
                if flight.layer.superlayer == nil { flight.apply(shownPose) }
            }
            container?.structureChanged()
        }
    }

    /// Where it rests.
    var restingFrame: CGRect { style.restingFrame(in: frame.size) }

    /// What shows where the content is clear.
    var background: CGColor? {
        didSet {
            layer.backgroundColor = background
            shade.backgroundColor = background
        }
    }

    /// What lies behind it while it grows out of its source and goes back.
    func setShadow(_ shadow: SourceShadow?) {
        shade.isHidden = shadow == nil
        guard let shadow else { return }
        shade.shadowColor = shadow.color.copy(alpha: 1)
        shade.shadowOpacity = Float(shadow.color.alpha)
        shade.shadowRadius = shadow.radius / 2
        shade.shadowOffset = shadow.offset
    }

    /// Lets it be laid out afresh, at once.
    func prepare() {
        isPlaced = false
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func frameChanged(from old: CGRect) {
        guard isPlaced else {
            isPlaced = true
            return setGeometry()
        }
        guard frame != old else { return }
        graph.change(at: transactions, setGeometry)
    }

    override func setGeometry() {
        let size = restingFrame.size
        content.bounds = CGRect(origin: .zero, size: size)
        backdrop.bounds = CGRect(origin: .zero, size: frame.size)
        backdrop.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
        apply(pose())
        layer.opacity = Float(pose().opacity)
    }

    /// Takes on a look, but for the opacity, and what its source shows with it.
    func apply(_ pose: PagePose) {
        applyAlone(pose)
        flight?.apply(pose)
    }

    /// Starts from the place of what its source shows, if that is on its way already.
    func setOut(_ pose: PagePose) {
        fade(pose)
        guard let frame = flight?.layer.presentation() else { return apply(pose) }
        var pose = pose
        pose.frame = frame.frame
        pose.cornerRadius = frame.cornerRadius
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
        content.position = CGPoint(x: pose.frame.width / 2, y: pose.frame.height / 2)
        content.transform = CATransform3DMakeScale(pose.scale, pose.scale, 1)
        backdrop.opacity = Float(pose.dim)
    }

    /// Becomes as clear as a look says.
    func fade(_ pose: PagePose) {
        layer.opacity = Float(pose.opacity)
        shade.opacity = Float(pose.opacity)
    }

    /// The frame and the corners that are seen.
    private var shownPose: PagePose {
        let shown = layer.presentation() ?? layer
        return PagePose(frame: shown.frame, cornerRadius: shown.cornerRadius)
    }

    /// Where the middle of the page is seen.
    var shownCenter: CGPoint { layer.presentation()?.position ?? layer.position }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let size = restingFrame.size
        for child in children {
            child.place(
                at: CGPoint(x: size.width / 2, y: size.height / 2),
                anchor: .center,
                proposal: ProposedViewSize(size)
            )
        }
    }

    override func gatherOwn(into layers: inout [CALayer]) {
        layers += [backdrop, shade]
        if let flight { layers.append(flight.layer) }
        layers.append(layer)
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) { super.adopt(layers, content) }
}

/// The layer of a page: one that goes takes no input, but for a hand that grabs it.
private final class PageLayer: CALayer {
    var isGoing = false
    var canBeDragged = false

    override func hitTest(_ point: CGPoint) -> CALayer? {
        let page = model()
        guard page.isGoing else { return super.hitTest(point) }
        return page.canBeDragged && super.hitTest(point) != nil ? self : nil
    }
}

/// What darkens the views behind a page, and may keep input from them.
private final class BackdropLayer: CALayer {
    var isModal = false

    override init() { super.init() }

    required init(layer: Any) {
        super.init(layer: layer)
        isModal = (layer as? BackdropLayer)?.isModal ?? false
    }

    override func hitTest(_ point: CGPoint) -> CALayer? {
        isModal ? super.hitTest(point) : nil
    }
}
