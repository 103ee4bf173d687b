package import Foundation
import LegatoMotion
package import LegatoRenderTree

/// What stands between a tree of layers and the display that shows it.
///
/// It gathers changes into commits, keeps the committed tree by which `presentation()` answers, and
/// delivers display links, gestures and ends of animations at the display's ticks.
package final class LayerHost {
    /// The root of the display's tree; its bounds are the display's size in points.
    package let rootLayer: CALayer
    /// What was committed.
    ///
    /// Headless it is also drawn from; a window's render thread has its own.
    package let tree: RenderTree
    /// The display's clock; it stands still in each step of a session that is recorded.
    package internal(set) var clock: MediaClock
    /// Pixels a point.
    package private(set) var scale: CGFloat
    /// How far a person can work with what the display shows.
    package internal(set) var scenePhase = ScenePhase.active
    /// Called when changes begin to be gathered for a commit.
    package var onGathering: (() -> Void)?
    /// Gets every commit.
    package var onCommit: ((Commit) -> Void)?
    /// Called when ticks become wanted.
    package var onWantsTicks: (() -> Void)?
    /// Gets the keys that no view used.
    package var onKey: ((KeyEvent) -> Void)?

    /// The session that is being recorded.
    var recording: SessionRecording?
    /// The file that the session is written to while it is recorded.
    var journal: SessionJournal?
    /// Whether the clock stands still for a step of it.
    var isHeld = false

    /// How many times commits looked at a layer since the display was made.
    package internal(set) var visits = 0
    /// The number of animations visited by commits since the display was created.
    package internal(set) var animationVisits = 0

    /// Whether the display is gone.
    var isClosed = false
    var layouts: [CALayer] = []
    var prepared: [CALayer] = []
    /// How often sublayers or masks of layers changed.
    var structureChanges = 0
    /// How often something else changed by which the clocks of layers go.
    var clockChanges = 0
    /// What was found out of the clocks.
    var readings = ClockReadings()
    var changed: [CALayer] = []
    private var left: [CALayer] = []
    var removals: [Commit.Change] = []
    var dropped: [(CALayer, AttachedAnimation)] = []
    var ended: [Commit.Change] = []
    private var rootIsCommitted = false
    var running: [AttachedAnimation] = []
    /// Animations that are through but for copies of their layers.
    var lingering: [LingeringAnimation] = []
    var animating: [FollowedLayer] = []
    /// How often clocks had changed when those that animate were looked after last.
    var followedClocks = 0
    /// The layers that animate keys for which they are displayed in every frame.
    var redrawing: [CALayer] = []
    /// The time for which presentations are wanted while a frame is displayed; else it is now.
    var presentationTime: CFTimeInterval?
    var callbacks: [() -> Void] = []
    /// How many callbacks wait that this display has to tell.
    var promised = 0
    var links: [CADisplayLink] = []
    /// Who works out values of its own for every frame.
    var samplers = FrameSamplers()
    lazy var gestures = GestureDispatcher(host: self)
    lazy var hover = HoverTracker(host: self)

    /// The display whose code is running; set in callbacks and in `HeadlessDisplay.perform`.
    @TaskLocal package static var current: LayerHost?

    struct Weak {
        weak var host: LayerHost?
    }

    static var all: [Weak] = []
    /// The displays with something for the next commit to do, so that it need not ask all of them.
    static var waiting: [LayerHost] = []
    private var isWaiting = false
    /// How many displays were made before; those made first commit first.
    let serial: Int
    private static var count = 0
    private static var strays: [CALayer] = []
    static var strayCallbacks: [() -> Void] = []

    /// The display that code outside any display belongs to: the oldest window's.
    package static var main: LayerHost? { current ?? all.lazy.compactMap(\.host).first }

    /// Creates a host with an empty root layer, whose lists are made by so many threads.
    package init(
        size: CGSize,
        scale: CGFloat,
        threads: Int? = nil,
        clock: MediaClock = .monotonic
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

    /// Gives the root layer another size without animation.
    package func resize(to size: CGSize, scale: CGFloat) {
        step(.resize(size, scale: scale)) {
            self.scale = scale
            CATransaction.run {
                CATransaction.setDisableActions(true)
                rootLayer.bounds = CGRect(origin: rootLayer.bounds.origin, size: size)
            }
        }
    }

    /// Runs code that belongs to this display: its clock is the media clock.
    package func run<T>(_ body: () throws -> T) rethrows -> T {
        try Self.$current.withValue(self) {
            try MediaClock.$current.withValue(clock) { try body() }
        }
    }

    // MARK: Gathering changes

    /// Takes part in the next commit.
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
        // A display that closes has nothing to commit.
        guard !isClosed else { return }
        enlist()
        CATransaction.layerChanged()
    }

    func animationRemoved(_ animation: AttachedAnimation, from layer: CALayer) {
        CATransaction.layerChanged()
        dropped.append((layer, animation))
        if changed.isEmpty { layerChanged(layer) }
    }

    /// Takes an animation that ran to its end out of the tree with the next commit.
    ///
    /// In copies of the layer that run later it goes on until their end.
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

    /// Takes an animator that came to rest out of the tree with the next commit.
    func animatorEnded(_ property: LayerProperty, on layer: CALayer) {
        enlist()
        ended.append(.animator(layer.id, property, nil))
    }

    /// Remembers an animation on a layer that hangs in no display; the next commit drops it.
    static func strayAnimation(on layer: CALayer) {
        CATransaction.layerChanged()
        strays.append(layer)
    }

    // MARK: Committing

    static func commitAll() {
        let homeless = strays.filter { $0.host == nil }
        strays = []
        for layer in homeless {
            // What was committed ends where it was committed.
            let lost = layer.attached.filter { $0.phase == .added }
            layer.attached.removeAll { $0.phase == .added }
            for animation in lost { animation.lose() }
        }
        // Whoever moves to another display leaves the old one first.
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
            // What is still to be laid out or displayed waits for the next commit.
            if host.needsPreparation { host.enlist() }
        }
        for host in due { host.redrawCommitted() }
    }

    /// Sends what changed to the tree and the render thread.
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

    /// Takes layers that left since the last commit out of the committed tree.
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

    /// Takes a layer out of the committed tree and ends its animations.
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
            // What was added on another display since then begins there.
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
