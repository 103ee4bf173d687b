package import Foundation
import LegatoMotion
package import LegatoRenderTree

/// Connects a layer tree to the display that shows it.
///
/// It gathers changes into commits, keeps the committed tree from which `presentation()` is
/// computed, and runs display links, gestures and the ends of animations at the display's ticks.
package final class LayerHost {
    /// The root of the display's tree; its bounds are the display's size in points.
    package let rootLayer: CALayer
    /// The committed tree.
    ///
    /// A headless display also draws from it; a window's render thread has its own copy.
    package let tree: RenderTree
    /// The display's clock; it stands still during each step of a recorded session.
    package internal(set) var clock: MediaClock
    /// Pixels per point.
    package private(set) var scale: CGFloat
    /// The display's visibility and keyboard focus.
    package internal(set) var scenePhase = ScenePhase.active
    /// Called before a commit gathers changes.
    package var onGathering: (() -> Void)?
    /// Receives every commit.
    package var onCommit: ((Commit) -> Void)?
    /// Called when the host begins to need ticks.
    package var onWantsTicks: (() -> Void)?
    /// Receives the key events that no view handled.
    package var onKey: ((KeyEvent) -> Void)?

    /// The session being recorded; nil if none is.
    var recording: SessionRecording?
    /// The file that the session is written to while it is being recorded.
    var journal: SessionJournal?
    /// Whether the clock stands still during a step.
    var isHeld = false

    /// The number of layers visited by commits since the host was created.
    package internal(set) var visits = 0
    /// The number of animations visited by commits since the host was created.
    package internal(set) var animationVisits = 0

    /// Whether the display has been closed.
    var isClosed = false
    var layouts: [CALayer] = []
    var prepared: [CALayer] = []
    /// The number of changes of sublayers and masks.
    var structureChanges = 0
    /// The number of other changes that affect the clocks of layers.
    var clockChanges = 0
    /// The cached readings of the layers' clocks.
    var readings = ClockReadings()
    var changed: [CALayer] = []
    private var left: [CALayer] = []
    var removals: [Commit.Change] = []
    var dropped: [(CALayer, AttachedAnimation)] = []
    var ended: [Commit.Change] = []
    private var rootIsCommitted = false
    var running: [AttachedAnimation] = []
    /// Animations that have ended on their layer but still run in delayed copies.
    var lingering: [LingeringAnimation] = []
    var animating: [FollowedLayer] = []
    /// The number of clock changes when `animating` was last sampled.
    var followedClocks = 0
    /// The layers with animated custom keys that require `display()` for every frame.
    var redrawing: [CALayer] = []
    /// The time of the presentation while a frame is displayed; nil means the current time.
    var presentationTime: CFTimeInterval?
    var callbacks: [() -> Void] = []
    /// The number of waiting callbacks that this host has scheduled.
    var promised = 0
    var links: [CADisplayLink] = []
    /// The objects that compute values for every frame.
    var samplers = FrameSamplers()
    lazy var gestures = GestureDispatcher(host: self)
    lazy var hover = HoverTracker(host: self)

    /// The display whose code is running; set in callbacks and in `HeadlessDisplay.perform`.
    @TaskLocal package static var current: LayerHost?

    struct Weak {
        weak var host: LayerHost?
    }

    static var all: [Weak] = []
    /// The hosts that take part in the next commit, so that it need not visit all of them.
    static var waiting: [LayerHost] = []
    private var isWaiting = false
    /// The number of hosts created before; hosts commit in this order.
    let serial: Int
    private static var count = 0
    private static var strays: [CALayer] = []
    static var strayCallbacks: [() -> Void] = []

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
        Self.all.append(Weak(host: self))
        rootLayer.host = self
        tree.onWarning = { [weak self] warning in
            MainActor.assumeIsolated { self?.print(warning) }
        }
        layerChanged(rootLayer)
    }

    /// Resizes the root layer without animation.
    package func resize(to size: CGSize, scale: CGFloat) {
        step(.resize(size, scale: scale)) {
            self.scale = scale
            CATransaction.run {
                CATransaction.setDisableActions(true)
                rootLayer.bounds = CGRect(origin: rootLayer.bounds.origin, size: size)
            }
        }
    }

    /// Runs code that belongs to this display, with its clock as the media clock.
    package func run<T>(_ body: () throws -> T) rethrows -> T {
        try Self.$current.withValue(self) {
            try MediaClock.$current.withValue(clock) { try body() }
        }
    }

    // MARK: Gathering changes

    /// Adds the host to the next commit.
    private func enlist() {
        guard !isWaiting && !isClosed else { return }
        isWaiting = true
        Self.waiting.append(self)
    }

    func layerChanged(_ layer: CALayer) {
        if changed.isEmpty { onWantsTicks?() }
        enlist()
        CATransaction.layerChanged()
        changed.append(layer)
    }

    func layoutNeeded(_ layer: CALayer) {
        if layouts.isEmpty { onWantsTicks?() }
        enlist()
        layouts.append(layer)
    }

    func layerLeft(_ layer: CALayer) {
        left.append(layer)
        // A closed host has nothing to commit.
        guard !isClosed else { return }
        enlist()
        CATransaction.layerChanged()
    }

    func animationRemoved(_ animation: AttachedAnimation, from layer: CALayer) {
        CATransaction.layerChanged()
        dropped.append((layer, animation))
        if changed.isEmpty { layerChanged(layer) }
    }

    /// Removes a finished animation from the render tree with the next commit.
    ///
    /// In copies of the layer that run later, it continues until their end.
    func animationEnded(_ animation: AttachedAnimation, on layer: CALayer, at time: Double) {
        guard animation.isSent else { return }
        enlist()
        let end = animation.animation.mediaTiming.endTime
        guard !FrameMoment.hasCome(end, by: reading(of: layer, at: time).last) else {
            return animationRanOut(animation, on: layer)
        }
        lingering.append(
            LingeringAnimation(animation: animation, layer: layer, end: end, since: time)
        )
        if let remaining = layer.frozenWithoutForwardsFill(animation) {
            ended.append(.removeAnimation(layer.id, animation.id))
            if !remaining.isEmpty { ended.append(.addAnimations(layer.id, remaining)) }
        }
    }

    /// Removes an animation from the render tree with the next commit, or the current one.
    func animationRanOut(_ animation: AttachedAnimation, on layer: CALayer) {
        enlist()
        ended.append(.removeAnimation(layer.id, animation.id))
    }

    /// Removes a settled animator from the render tree with the next commit.
    func animatorEnded(_ property: LayerProperty, on layer: CALayer) {
        enlist()
        ended.append(.animator(layer.id, property, nil))
    }

    /// Records an animation on a layer outside any display; the next commit drops it.
    static func strayAnimation(on layer: CALayer) {
        CATransaction.layerChanged()
        strays.append(layer)
    }

    // MARK: Committing

    static func commitAll() {
        let homeless = strays.filter { $0.host == nil }
        strays = []
        for layer in homeless {
            // Committed animations are ended by the host of their tree.
            let lost = layer.attached.filter { $0.phase == .added }
            layer.attached.removeAll { $0.phase == .added }
            for animation in lost { animation.lose() }
        }
        // A layer that moves to another display leaves the old one first.
        var next = 0
        while next < waiting.count {
            waiting[next].takeOutLeavers()
            next += 1
        }
        let due = waiting.sorted { $0.serial < $1.serial }
        waiting = []
        for host in due {
            host.isWaiting = false
            host.commit()
            // Layers that still need layout or display wait for the next commit.
            if host.needsPreparation { host.enlist() }
        }
        for host in due { host.redrawCommitted() }
    }

    /// Sends the changes to the tree and to the render thread.
    private func commit() {
        guard !changed.isEmpty || !removals.isEmpty || !dropped.isEmpty || !ended.isEmpty
        else { return }
        // Ended animations are removed before a changed clock is committed that would restart them.
        dropLingering(at: clock.now)
        onGathering?()
        let gathered = changed
        changed = gathered.filter { $0.needsDisplayFlag && $0.host === self }
        var changes = ended
        ended = []
        changes.reserveCapacity(changes.count + 2 * gathered.count + removals.count)
        var structure: [CALayer] = []
        var newcomers: Set<LayerID> = []
        visits += gathered.count
        for layer in gathered where layer.host === self {
            if !layer.isLive {
                // A layer is queued once for each kind of change; the first one inserts it.
                layer.liveHost = self
                newcomers.insert(layer.id)
                changes.append(.insert(layer.id, layer.sharedState))
                if !layer.children.isEmpty { layer.sublayersChanged = true }
                if layer.maskLayer != nil { layer.maskChanged = true }
            } else if layer.isDirty {
                changes.append(.update(layer.id, layer.sharedState))
            }
            layer.warnBeyondLimits()
            layer.isDirty = false
            layer.commitCustomValues()
            if layer.sublayersChanged || layer.maskChanged { structure.append(layer) }
        }
        for layer in structure {
            if layer.sublayersChanged {
                changes.append(.sublayers(layer.id, layer.children.map(\.id)))
            }
            if layer.maskChanged { changes.append(.mask(layer.id, layer.maskLayer?.id)) }
            (layer.sublayersChanged, layer.maskChanged) = (false, false)
        }
        if !rootIsCommitted {
            rootIsCommitted = true
            changes.append(.root(rootLayer.id))
        }
        changes += removals
        removals = []
        commitAnimations(of: gathered, newcomers, &changes)
        guard !changes.isEmpty else { return }
        let commit = Commit(changes: tree.notingBirths(changes, at: clock.now))
        tree.apply(commit)
        onCommit?(commit)
    }

    /// Removes the layers that left since the last commit from the committed tree.
    func takeOutLeavers() {
        let gone = left
        left = []
        guard !gone.isEmpty else { return }
        for layer in gone where layer.host !== self {
            var waiting = [layer]
            while let layer = waiting.popLast() {
                remove(layer)
                waiting += layer.hanging.reversed().filter { $0.host !== self }
            }
        }
        running.removeAll { !$0.isAwaited }
        animating.removeAll { !$0.layer.isFollowed }
        redrawing.removeAll { $0.host !== self }
    }

    /// Removes a layer from the committed tree and ends its animations.
    private func remove(_ layer: CALayer) {
        if layer.liveHost === self {
            layer.liveHost = nil
            for property in layer.animatedProperties {
                for tell in layer.animators[property]?.takeFinished(at: .infinity) ?? [] {
                    soon(tell)
                }
            }
            layer.animators = [:]
            layer.trackers = [:]
            layer.isFollowed = false
            // Animations added since then on another display begin there.
            let isElsewhere = layer.host != nil
            let lost = layer.attached.filter { !isElsewhere || $0.phase != .added }
            let gone = Set(lost.map(\.id))
            layer.attached.removeAll { gone.contains($0.id) }
            for animation in lost.reversed() {
                animation.isAwaited = false
                if animation.isHeard {
                    soon { animation.stop(finished: false) }
                } else {
                    animation.stop(finished: false)
                }
            }
            removals.append(.remove(layer.id))
        }
    }
}
