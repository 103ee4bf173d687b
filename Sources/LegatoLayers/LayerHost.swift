package import Foundation
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
    /// Headless it is also drawn from; a window's render lane has its own.
    package let tree = RenderTree()
    /// The display's clock.
    package let clock: MediaClock
    /// Pixels a point.
    package private(set) var scale: CGFloat
    /// Gets every commit.
    package var onCommit: ((Commit) -> Void)?
    /// Called when ticks become wanted.
    package var onWantsTicks: (() -> Void)?
    /// Gets key events; returns whether it used them.
    package var onKey: ((KeyEvent) -> Void)?

    /// How many times commits looked at a layer since the display was made.
    package private(set) var visits = 0

    private var awaitingLayout: [CALayer] = []
    private var changed: [CALayer] = []
    private var left: [CALayer] = []
    private var removals: [Commit.Change] = []
    private var dropped: [(CALayer, AttachedAnimation)] = []
    private var ended: [Commit.Change] = []
    private var rootIsCommitted = false
    var running: [AttachedAnimation] = []
    var animating: [CALayer] = []
    var callbacks: [() -> Void] = []
    var links: [CADisplayLink] = []
    lazy var gestures = GestureDispatcher(host: self)

    /// The display whose code is running; set in callbacks and in `HeadlessDisplay.perform`.
    @TaskLocal package static var current: LayerHost?

    private struct Weak {
        weak var host: LayerHost?
    }

    private static var all: [Weak] = []
    private static var strays: [CALayer] = []
    private static var strayCallbacks: [() -> Void] = []

    /// The display that code outside any display belongs to: the oldest window's.
    package static var main: LayerHost? { current ?? all.lazy.compactMap(\.host).first }

    /// Creates a host with an empty root layer.
    package init(size: CGSize, scale: CGFloat, clock: MediaClock = .monotonic) {
        rootLayer = CALayer()
        self.scale = scale
        self.clock = clock
        rootLayer.state.anchorPoint = .zero
        rootLayer.state.bounds = CGRect(origin: .zero, size: size)
        Self.all.removeAll { $0.host == nil }
        Self.all.append(Weak(host: self))
        rootLayer.host = self
        layerChanged(rootLayer)
    }

    /// Gives the root layer another size without animation.
    package func resize(to size: CGSize, scale: CGFloat) {
        self.scale = scale
        CATransaction.run {
            CATransaction.setDisableActions(true)
            rootLayer.bounds = CGRect(origin: rootLayer.bounds.origin, size: size)
        }
    }

    /// Runs code that belongs to this display: its clock is the media clock.
    package func run<T>(_ body: () throws -> T) rethrows -> T {
        try Self.$current.withValue(self) {
            try MediaClock.$current.withValue(clock) { try body() }
        }
    }

    // MARK: Gathering changes

    func layerChanged(_ layer: CALayer) {
        if changed.isEmpty { onWantsTicks?() }
        changed.append(layer)
    }

    func layoutIsNeeded(by layer: CALayer) { awaitingLayout.append(layer) }

    func layerLeft(_ layer: CALayer) { left.append(layer) }

    func animationRemoved(_ animation: AttachedAnimation, from layer: CALayer) {
        dropped.append((layer, animation))
        if changed.isEmpty { layerChanged(layer) }
    }

    /// Takes an animation that ran to its end out of the tree with the next commit.
    func animationEnded(_ animation: AttachedAnimation, on layer: CALayer) {
        ended.append(.removeAnimation(layer.id, animation.id))
    }

    /// Takes an animator that came to rest out of the tree with the next commit.
    func animatorEnded(_ property: LayerProperty, on layer: CALayer) {
        ended.append(.animator(layer.id, property, nil))
    }

    /// Remembers an animation on a layer that hangs in no display; the next commit drops it.
    static func strayAnimation(on layer: CALayer) { strays.append(layer) }

    /// Runs a callback soon, after the running code.
    ///
    /// Code outside any display's own waits for whatever comes first: a tick or the main queue.
    static func later(_ callback: @escaping () -> Void) {
        if let host = current {
            host.callbacks.append(callback)
            host.onWantsTicks?()
        } else {
            strayCallbacks.append(callback)
            DispatchQueue.main.async { MainActor.assumeIsolated { runStrayCallbacks() } }
        }
    }

    static func runStrayCallbacks() {
        let due = strayCallbacks
        strayCallbacks = []
        for callback in due { callback() }
    }

    // MARK: Committing

    /// Lays out and displays what is due; the settings of the ending transaction are in force.
    static func prepareAll() {
        for host in all.compactMap(\.host) where host.needsPreparation {
            host.run {
                host.layOutChanged()
                host.displayChanged()
            }
        }
    }

    private var needsPreparation: Bool { !awaitingLayout.isEmpty || !changed.isEmpty }

    /// Lays out what asked for it, outer layers first.
    private func layOutChanged() {
        // Laying out may ask for layout again; a limit puts off what would never come to rest.
        var rounds: [LayerID: Int] = [:]
        var endless: [CALayer] = []
        while !awaitingLayout.isEmpty {
            let due = awaitingLayout.filter { $0.host === self && $0.needsLayout() }
            awaitingLayout = []
            visits += due.count
            let outerFirst = due.map { (depth: $0.depth, layer: $0) }
                .sorted { $0.depth < $1.depth }
            for (_, layer) in outerFirst {
                rounds[layer.id, default: 0] += 1
                if rounds[layer.id, default: 0] > CALayer.layoutLimit {
                    endless.append(layer)
                } else {
                    layer.layOut()
                }
            }
        }
        awaitingLayout = endless
    }

    private func displayChanged() {
        // Displaying may change more layers.
        var next = 0
        while next < changed.count {
            visits += 1
            if changed[next].host === self { changed[next].displayIfNeeded() }
            next += 1
        }
    }

    static func commitAll() {
        let homeless = strays.filter { $0.host == nil }
        strays = []
        for layer in homeless {
            // What was committed ends where it was committed.
            let lost = layer.attached.filter { $0.phase == .added }
            layer.attached.removeAll { $0.phase == .added }
            for animation in lost {
                later {
                    animation.start()
                    animation.stop(finished: false)
                }
            }
        }
        // Whoever moves to another display leaves the old one first.
        for host in all.compactMap(\.host) { host.takeOutLeavers() }
        for host in all.compactMap(\.host) { host.commit() }
    }

    /// Sends what changed to the tree and the render lane.
    private func commit() {
        guard !changed.isEmpty || !removals.isEmpty || !dropped.isEmpty || !ended.isEmpty
        else { return }
        let gathered = changed
        changed = []
        var changes = ended
        ended = []
        var structure: [CALayer] = []
        visits += gathered.count
        for layer in gathered where layer.host === self {
            if !layer.isLive {
                // A layer is queued once for each kind of change; the first one inserts it.
                layer.liveHost = self
                changes.append(.insert(layer.id, layer.state))
                if !layer.children.isEmpty { layer.sublayersChanged = true }
            } else if layer.isDirty {
                changes.append(.update(layer.id, layer.state))
            }
            layer.isDirty = false
            if layer.sublayersChanged {
                layer.sublayersChanged = false
                structure.append(layer)
            }
        }
        for layer in structure {
            changes.append(.sublayers(layer.id, layer.children.map(\.id)))
        }
        if !rootIsCommitted {
            rootIsCommitted = true
            changes.append(.root(rootLayer.id))
        }
        changes += removals
        removals = []
        commitAnimations(of: gathered, &changes)
        let commit = Commit(changes: changes)
        tree.apply(commit)
        onCommit?(commit)
    }

    private func takeOutLeavers() {
        let gone = left
        left = []
        guard !gone.isEmpty else { return }
        for layer in gone where layer.host !== self { remove(layer) }
        running.removeAll { !$0.isAwaited }
        animating.removeAll { !$0.isFollowed }
    }

    /// Takes a subtree out of the committed tree and ends its animations.
    private func remove(_ layer: CALayer) {
        if layer.liveHost === self {
            layer.liveHost = nil
            for property in LayerProperty.allCases {
                callbacks += layer.animators[property]?.takeFinished(at: .infinity) ?? []
            }
            layer.animators = [:]
            layer.trackers = [:]
            layer.isFollowed = false
            // What was added on another display since then begins there.
            let isElsewhere = layer.host != nil
            let lost = layer.attached.filter { !isElsewhere || $0.phase != .added }
            layer.attached.removeAll { animation in lost.contains { $0 === animation } }
            for animation in lost {
                animation.isAwaited = false
                callbacks.append { animation.stop(finished: false) }
            }
            removals.append(.remove(layer.id))
        }
        for child in layer.children where child.host !== self { remove(child) }
    }

    private func commitAnimations(of layers: [CALayer], _ changes: inout [Commit.Change]) {
        let removed = dropped
        dropped = []
        for (layer, animation) in removed {
            changes.append(.removeAnimation(layer.id, animation.id))
            animation.isAwaited = false
            callbacks.append { animation.stop(finished: false) }
        }
        if !removed.isEmpty { running.removeAll { !$0.isAwaited } }
        let now = clock.now
        for layer in layers where layer.host === self {
            for animation in layer.attached where animation.phase == .added {
                animation.phase = .committed
                if animation.animation.beginTime == 0 {
                    animation.animation.resolve(beginTime: layer.localTime(atMediaTime: now))
                }
                animation.isAwaited = true
                running.append(animation)
                for frozen in animation.animation.freeze(id: animation.id) {
                    changes.append(.addAnimation(layer.id, frozen))
                }
            }
            for property in LayerProperty.allCases {
                guard layer.animators[property]?.isCommitted == false else { continue }
                changes.append(.animator(layer.id, property, layer.animators[property]?.commit()))
                if !layer.isFollowed {
                    layer.isFollowed = true
                    animating.append(layer)
                }
            }
        }
        if !running.isEmpty || !animating.isEmpty { onWantsTicks?() }
    }
}
