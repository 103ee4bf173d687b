import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Describes what the view does, in a tag and as the hint for assistive technologies.
    ///
    /// The tag appears where the pointer has rested on the view for 0.7 seconds, in front of all
    /// views. It disappears when the pointer leaves the view, and with a press or a key. Of views
    /// inside each other, only the innermost one shows its tag.
    ///
    /// ```swift
    /// Button("Trim", systemImage: "scissors", action: trim)
    ///     .labelStyle(.iconOnly)
    ///     .help("Cuts off the ends of the recording")
    /// ```
    ///
    /// - Parameter text: The description; an empty one shows no tag.
    /// - Returns: The view.
    public func help(_ text: Text) -> some View {
        HelpView(content: accessibilityHint(text), text: text)
    }

    /// Describes what the view does, in a tag and as the hint for assistive technologies; see
    /// `help(_:)` for texts.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Describes what the view does, in a tag and as the hint for assistive technologies; see
    /// `help(_:)` for texts.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A view with a help tag.
private nonisolated struct HelpView<Content: View>: View {
    var content: Content
    var text: Text
}

extension HelpView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        HelpNode(view, context)
    }
}

private final class HelpNode<Content: View>: WrappingNode<HelpView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let layer = HelpLayer()
        layer.content = { [weak self] in self?.tagContent }
        return FramelessItem(layer, context)
    }

    override func updateView(_ view: HelpView<Content>) {
        super.updateView(view)
        child.update(view.content)
        for layer in layers { layer.tag?.update() }
    }

    override func willRemove() { for layer in layers { layer.hover(false) } }

    private var layers: [HelpLayer] { outerItems.compactMap { $0.ownLayer as? HelpLayer } }

    /// The content of the tag, in the appearance and the language of the view; nil for none.
    private var tagContent: AnyView? {
        guard !view.text.parts.allSatisfy(\.string.isEmpty) else { return nil }
        return AnyView(
            HelpTagView(text: view.text)
                .environment(\.colorScheme, environment.colorScheme)
                .environment(\.locale, environment.locale)
                .environment(\.layoutDirection, environment.layoutDirection)
                .environment(\.dynamicTypeSize, environment.dynamicTypeSize)
        )
    }
}

/// The layer around a view with a help tag.
private final class HelpLayer: FramelessLayer, HoverResponder {
    /// Returns the content of the tag; nil for none.
    var content: () -> AnyView? = { nil }
    /// The tag while the pointer is over the view.
    private(set) var tag: HelpTag?

    func hover(_ isInside: Bool) {
        tag?.end()
        tag = isInside ? host.map { HelpTag(of: self, on: $0) } : nil
    }

    func hoverMoved(to location: CGPoint) { tag?.move(to: location) }
}

/// The tag of a view under the pointer, which waits for the pointer to rest.
private final class HelpTag: FrameSampler, KeyResponder, PressFollower {
    /// The time for which the pointer rests before the tag appears, in seconds.
    private static let delay = 0.7

    private weak var owner: HelpLayer?
    private let hostLink: HostLink
    private var host: LayerHost? { hostLink.host }
    private var location = CGPoint.zero
    private var shown: HelpTagLayer?
    let wantsFrames = false
    /// When the tag appears; nil if it does not, or has.
    private(set) var nextFrameTime: CFTimeInterval?

    init(of owner: HelpLayer, on host: LayerHost) {
        (self.owner, hostLink) = (owner, host.ownLink)
        host.add(self)
    }

    /// Waits again, unless the tag is shown.
    func move(to location: CGPoint) {
        guard shown == nil else { return }
        self.location = location
        nextFrameTime = CACurrentMediaTime() + Self.delay
        host?.framesWanted()
    }

    func sample(at time: CFTimeInterval, for shownTime: CFTimeInterval) {
        guard let due = nextFrameTime, FrameTime.isDue(due, at: shownTime) else { return }
        nextFrameTime = nil
        guard let host, let owner, let content = owner.content() else { return }
        let path = sequence(first: host.layer(at: location), next: { $0?.superlayer })
        guard path.lazy.compactMap({ $0 as? HelpLayer }).first === owner else { return }
        let layer = HelpTagLayer(content, at: location, in: host.rootLayer.bounds)
        Transaction().runAlone { host.rootLayer.addSublayer(layer) }
        shown = layer
    }

    /// Shows the current content, if the tag is shown.
    func update() {
        guard let shown, let host else { return }
        guard let content = owner?.content() else { return hide() }
        shown.show(content, at: location, in: host.rootLayer.bounds)
    }

    func pressed() { hide() }

    func keyDown(_ event: KeyEvent) -> Bool {
        hide()
        return false
    }

    /// Hides the tag until the pointer enters the view again.
    private func hide() {
        nextFrameTime = nil
        Transaction().runAlone { shown?.removeFromSuperlayer() }
    }

    /// Removes the tag.
    func end() {
        hide()
        host?.remove(self)
    }
}

/// A tag in front of all views, excluded from hit testing.
private final class HelpTagLayer: CALayer {
    /// The greatest width of a tag, its distance from the edges of the display, and from the pointer
    /// above and below it, in points.
    private static let (width, margin, above, below): (CGFloat, CGFloat, CGFloat, CGFloat) =
        (300, 4, 6, 20)

    private let hosting: HostingLayer<AnyView>

    init(_ content: AnyView, at location: CGPoint, in area: CGRect) {
        hosting = HostingLayer(rootView: content)
        super.init()
        addSublayer(hosting)
        zPosition = FrontPosition.tag
        show(content, at: location, in: area)
    }

    required override init(layer: Any) {
        hosting = HostingLayer(rootView: AnyView(EmptyView()))
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint) -> CALayer? { nil }

    /// Shows a content below the location, or above it if there is no space.
    func show(_ content: AnyView, at location: CGPoint, in area: CGRect) {
        hosting.rootView = content
        let size = hosting.sizeThatFits(CGSize(width: Self.width, height: .infinity))
        let area = area.insetBy(dx: Self.margin, dy: Self.margin)
        var place = CGPoint(x: location.x, y: location.y + Self.below)
        if place.y + size.height > area.maxY { place.y = location.y - Self.above - size.height }
        place.x = max(min(place.x, area.maxX - size.width), area.minX)
        place.y = max(place.y, area.minY)
        Transaction().runAlone {
            frame = CGRect(
                x: place.x.rounded(.down), y: place.y.rounded(.down), width: size.width,
                height: size.height)
            hosting.frame = bounds
        }
    }
}

/// The text of a tag on its background.
private struct HelpTagView: View {
    let text: Text

    var body: some View {
        text
            .font(.footnote)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color(.secondarySystemBackground))
                    .strokeBorder(Color(.separator), lineWidth: 0.5)
            }
            .accessibilityHidden(true)
    }
}
