package import Foundation
import LegatoMotion
package import LegatoRenderTree

/// Connects a layer tree to the display that shows it.
///
/// It gathers changes into commits, keeps the committed tree from which `presentation()` is
/// computed, and runs display links, gestures and the ends of animations at the display's ticks.
package final class LayerHost {
    /// The link for references that do not retain the host.
    package let ownLink = HostLink()
    /// The root of the display's tree; its bounds are the display's size in points.
    package let rootLayer: CALayer
    /// The committed tree.
    ///
    /// A headless display also draws from it; a window's render thread has its own copy.
    package let tree: RenderTree
    /// The display's clock; it is stopped during each step of a recorded session.
    @exclusivity(unchecked) package internal(set) var clock: MediaClock
    /// Pixels per point.
    package internal(set) var scale: CGFloat
    /// The display's visibility and keyboard focus.
    package internal(set) var scenePhase = ScenePhase.active
    /// The system's settings.
    package internal(set) var systemSettings = SystemSettings()
    /// Called before a commit gathers changes.
    @exclusivity(unchecked) package var onGathering: (() -> Void)?
    /// Receives every commit.
    @exclusivity(unchecked) package var onCommit: ((Commit) -> Void)?
    /// Called when the host begins to need ticks.
    @exclusivity(unchecked) package var onWantsTicks: (() -> Void)?
    /// The number of input events and ticks of all displays so far.
    package internal(set) static var eventNumber = 0
    /// The modifier keys that are held, according to the latest key event.
    package internal(set) var heldModifiers: EventModifiers = []
    /// Receives the key events that no view handled.
    package var onKey: ((KeyEvent) -> Void)?

    /// The text input of the display.
    package let textServices = TextServices()
    /// The file dialogs of the display.
    package let fileDialogs = FileDialogs()
    /// The shape of the pointer on the display.
    package let pointerShapes = PointerShapes()
    /// The drag of items that began on this display; nil without one.
    package weak var itemDrag: (any ItemDrag)?
    /// The drag of another program over layers that accept it; nil without one.
    package internal(set) var incomingDrag: (any IncomingDrag)?

    /// Whether causes are recorded for `inspection()`.
    package var isInspected = false {
        didSet { if isInspected != oldValue { inspectionChanged() } }
    }
    /// How the animations of properties were started last, while the display is inspected.
    var starts: [AnimatedPlace: AnimationStart] = [:]

    /// The session being recorded; nil if there is none.
    var recording: SessionRecording?
    /// The file that the session is written to while it is being recorded.
    var journal: SessionJournal?
    /// Whether the clock is stopped during a step.
    @exclusivity(unchecked) var isHeld = false

    /// The number of layers visited by commits since the host was created.
    @exclusivity(unchecked) package internal(set) var visits = 0
    /// The number of animations visited by commits since the host was created.
    @exclusivity(unchecked) package internal(set) var animationVisits = 0

    /// Whether the display has been closed.
    @exclusivity(unchecked) var isClosed = false
    @exclusivity(unchecked) var layouts: [CALayer] = []
    @exclusivity(unchecked) var prepared: [CALayer] = []
    /// The number of changes of sublayers and masks.
    @exclusivity(unchecked) var structureChanges = 0
    /// The number of other changes that affect the clocks of layers.
    @exclusivity(unchecked) var clockChanges = 0
    /// The cached readings of the layers' clocks.
    @exclusivity(unchecked) var readings = ClockReadings()
    @exclusivity(unchecked) var changed: [CALayer] = []
    @exclusivity(unchecked) var left: [CALayer] = []
    @exclusivity(unchecked) var removals: [Commit.Change] = []
    @exclusivity(unchecked) var dropped: [(layer: CALayer, animation: AttachedAnimation)] = []
    @exclusivity(unchecked) var ended: [Commit.Change] = []
    @exclusivity(unchecked) var rootIsCommitted = false
    @exclusivity(unchecked) var running: [(layer: CALayer, animation: AttachedAnimation)] = []
    /// The animations that have ended on their layer but still run in delayed copies of a
    /// replicator.
    @exclusivity(unchecked) var lingering: [LingeringAnimation] = []
    /// The layers with committed animators.
    @exclusivity(unchecked) var animating: [FollowedLayer] = []
    /// The number of clock changes when `animating` was last sampled.
    @exclusivity(unchecked) var followedClocks = 0
    /// The layers with animated custom keys that require `display()` for every frame.
    @exclusivity(unchecked) var redrawing: [CALayer] = []
    /// The time of the presentation while a frame is displayed; nil means the current time.
    @exclusivity(unchecked) var presentationTime: CFTimeInterval?
    /// The tiled layers in the tree.
    @exclusivity(unchecked) var tiled: [any TilingLayer] = []
    @exclusivity(unchecked) var callbacks: [() -> Void] = []
    /// The number of waiting callbacks that this host has scheduled.
    @exclusivity(unchecked) var promised = 0
    @exclusivity(unchecked) var links: [CADisplayLink] = []
    /// The objects that compute values for every frame.
    @exclusivity(unchecked) var samplers = FrameSamplers()
    lazy var gestures = GestureDispatcher(host: self)
    let hover = HoverTracker()
    let secondaryPress = SecondaryPress()

    /// The display whose code is running; set in callbacks and in `HeadlessDisplay.perform`.
    @TaskLocal package static var current: LayerHost?

    /// An animated property of a layer.
    struct AnimatedPlace: Hashable {
        let layer: LayerID
        let property: LayerProperty
    }

    /// An animation that has ended on its layer.
    struct LingeringAnimation {
        let layer: CALayer
        let animation: AttachedAnimation
        /// When it ended, in the layer's time.
        let end: Double
        /// The display's time at which that was noticed.
        let since: Double
    }

    /// A layer with committed animators.
    struct FollowedLayer {
        let layer: CALayer
        /// The display's time at which the next event is due, provided that no clock changes.
        var due: Double
        /// Whether its animators have ended, or it has left the display.
        var isThrough = false
    }

    /// The links of the hosts that have not been closed, the oldest one first.
    static var all: [HostLink] = []
    /// The hosts that take part in the next commit, so that it need not visit all of them.
    @exclusivity(unchecked) static var waiting: [LayerHost] = []
    @exclusivity(unchecked) var isWaiting = false
    /// The number of hosts created before; hosts commit in this order.
    let serial: Int
    private static var count = 0
    static var strays: [CALayer] = []
    static var strayCallbacks: [() -> Void] = []
    /// What runs at the end of each turn of the main loop.
    static var turnEndActions: [() -> Void] = []

    /// The display for code outside any display: the oldest window.
    package static var main: LayerHost? { current ?? all.lazy.compactMap(\.host).first }

    /// Creates a host with an empty root layer, whose display lists are built on `threads` threads.
    package init(
        size: CGSize, scale: CGFloat, threads: Int? = nil, clock: MediaClock = .monotonic
    ) {
        rootLayer = CALayer()
        tree = RenderTree(threads: threads)
        self.scale = scale
        self.clock = clock
        Self.count += 1
        serial = Self.count
        rootLayer.state.anchorPoint = .zero
        rootLayer.state.bounds = CGRect(origin: .zero, size: size)
        Self.all.removeAll { $0.host == nil }
        ownLink.set(self)
        Self.all.append(ownLink)
        rootLayer.hostLink = ownLink
        tree.onWarning = { [ownLink] warning in
            MainActor.assumeIsolated { ownLink.host?.print(warning) }
        }
        layerChanged(rootLayer)
    }

    deinit { ownLink.letGo() }

    /// Runs code that belongs to this display, with its clock as the media clock.
    package func run<T>(_ body: () throws -> T) rethrows -> T {
        try Self.$current.withValue(self) {
            try MediaClock.$current.withValue(clock) { try body() }
        }
    }
}

/// A reference to a host that becomes nil when the host is released.
///
/// A host creates a single link for all references that do not retain it. Weak references would
/// make reference counting of hosts several times as expensive.
package final class HostLink {
    private nonisolated(unsafe) unowned(unsafe) var target: LayerHost?

    /// The host; nil after its release.
    package var host: LayerHost? { target }

    nonisolated init() {}

    /// Sets the host, which clears the link at its release.
    func set(_ host: LayerHost) { target = host }

    /// Clears the link.
    nonisolated func letGo() { target = nil }
}

/// A drag of items that began on a display.
///
/// The gestures of the display move and drop it there. A window moves it to other displays of the
/// program, and drops it in other programs.
package protocol ItemDrag: AnyObject {
    /// The items; their data is loaded when it is needed.
    var clipboardItems: [ClipboardItem] { get }
    /// The layer that follows the pointer on the display; hidden while the pointer is elsewhere.
    var preview: CALayer { get }
    /// The location of the pointer in the bounds of the preview, in points.
    var anchor: CGPoint { get }
    /// Moves the items to a location on a display, in points of its root layer; nil is outside of
    /// all displays of the program.
    func move(to location: CGPoint, on host: LayerHost?)
    /// Drops the items at their latest location on a display.
    func drop()
    /// Leaves the items to another program, on which they were dropped; cancelling then has no
    /// effect.
    func handOver()
    /// Ends a drag that was handed over: the preview disappears if the other program has accepted
    /// the items, and otherwise returns to where the drag began.
    func end(isAccepted: Bool)
}
