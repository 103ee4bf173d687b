import LegatoLayers
public import Foundation
import LegatoGraphics
import LegatoMotion

/// Which gestures are enabled where a gesture is added.
public nonisolated struct GestureMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a mask from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The precedence of a gesture.
enum GestureRank {
    case normal, high, simultaneous
}

/// A view with a gesture.
nonisolated struct GestureView<Content: View, G: Gesture>: View {
    var content: Content
    var gesture: G
    var rank: GestureRank
    var mask: GestureMask
}

extension GestureView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GestureNode(view, context)
    }
}

private final class GestureNode<Content: View, G: Gesture>: WrappingNode<GestureView<Content, G>> {
    private lazy var properties = PropertyStores(for: self)

    /// The context of the content, in which gestures may be disabled.
    override var contentContext: NodeContext {
        var inside = inner
        if !view.mask.contains(.subviews) { inside.environment.takesGestures = false }
        return inside
    }

    private var isOn: Bool {
        view.mask.contains(.gesture) && environment.takesGestures && environment.isEnabled
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = GestureItem(context)
        showGesture(on: item)
        return item
    }

    /// Updates an item with the current gesture.
    private func showGesture(on item: GestureItem) {
        graph.watch(self) {
            properties.restart()
            item.take(view.gesture, properties, view.rank, isOn: isOn)
        }
    }

    override func refreshView() {
        for case let item as GestureItem in outerItems { showGesture(on: item) }
    }

    override func updateView(_ view: GestureView<Content, G>) {
        let items = outerItems
        let oldMask = self.view.mask
        super.updateView(view)
        if oldMask != view.mask && !graph.isEnvironmentDue {
            child.take(contentContext.environment)
        }
        for case let item as GestureItem in items { showGesture(on: item) }
        child.update(view.content)
    }

    override func environmentChanged() {
        child.take(contentContext.environment)
        refresh()
    }
}

/// The layer of a gesture, for which views with named coordinate spaces can be looked up.
private final class GestureLayer: FramelessLayer, NamedSpaceLayer {
    weak var item: ViewItem?

    func place(ofEventAt location: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint? {
        item?.place(ofEventAt: location, inSpaceNamed: name)
    }
}

extension ViewItem {
    /// Returns the location of an event in a named coordinate space; nil if there is none.
    func place(ofEventAt location: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint? {
        guard let origin = space(named: name)?.globalFrame.origin,
            let place = graph.root?.ownLayer?.place(ofEventAt: location)
        else { return nil }
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }
}

/// An item whose layer has a gesture.
private final class GestureItem: FramelessItem {
    private var recognizers: [ChangingRecognizer] = []
    /// The owner of the recognizers of another module.
    private var foreign: AnyObject?

    init(_ context: NodeContext) {
        let layer = GestureLayer()
        super.init(layer, context)
        layer.item = self
    }

    /// Updates the gesture; one in progress continues with its current recognizer.
    func take<G: Gesture>(
        _ gesture: G, _ properties: PropertyStores, _ rank: GestureRank, isOn: Bool
    ) {
        guard isOn else {
            if !recognizers.isEmpty || foreign != nil { layer.removeAllGestures() }
            (recognizers, foreign) = ([], nil)
            return
        }
        if let gesture = gesture as? any ForeignGesture { return attach(gesture, properties) }
        let made = gesture.recognizers(properties) { _, _ in }
        if made.count == recognizers.count {
            for (old, new) in zip(recognizers, made) { old.next = new }
            return
        }
        layer.removeAllGestures()
        recognizers = made.map(ChangingRecognizer.init)
        for recognizer in recognizers {
            let gesture = MadeGesture(recognizer: recognizer)
            switch rank {
            case .normal: layer.addGesture(gesture)
            case .high: layer.addHighPriorityGesture(gesture)
            case .simultaneous: layer.addSimultaneousGesture(gesture)
            }
        }
    }

    private func attach<G: ForeignGesture>(_ gesture: G, _ properties: PropertyStores) {
        var gesture = gesture
        properties.connect(&gesture.source)
        foreign = gesture.attach(to: layer, kept: foreign)
    }
}

nonisolated extension EnvironmentValues {
    /// Whether gestures of views are enabled.
    fileprivate var takesGestures: Bool {
        get { self[TakesGesturesKey.self] }
        set { self[TakesGesturesKey.self] = newValue }
    }
}

private nonisolated enum TakesGesturesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated extension View {
    /// Adds a gesture to the view; gestures of the views inside take precedence.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        GestureView(content: self, gesture: gesture, rank: .normal, mask: mask)
    }

    /// Adds a gesture to the view that takes precedence over those of the views inside.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        GestureView(content: self, gesture: gesture, rank: .high, mask: mask)
    }

    /// Adds a gesture to the view that is recognised at the same time as those of the views inside.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        GestureView(content: self, gesture: gesture, rank: .simultaneous, mask: mask)
    }

    /// Calls `action` after `count` taps on the view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Calls `action` after a long press of the view, and reports when the press starts and ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance
        )
        return gesture(
            press
                .onChanged { onPressingChanged?($0) }
                .onEnded { _ in
                    action()
                    onPressingChanged?(false)
                }
        )
    }
}
