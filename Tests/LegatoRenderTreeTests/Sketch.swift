import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion
import LegatoRenderTree

/// A render tree of 100 x 100 points that is committed incrementally; layer 0 is its root.
///
/// Layers that are added in succession are committed together, because each commit lists all
/// sublayers of a parent.
final class Sketch {
    private let committed: RenderTree
    private var added: [Commit.Change] = []
    private var parents: Set<LayerID> = []
    private var lastLayer: LayerID = 0
    private var lastAnimation: AnimationID = 0
    private var states: [LayerID: LayerState] = [:]
    private var children: [LayerID: [LayerID]] = [:]

    init(threads: Int? = nil) {
        committed = RenderTree(threads: threads)
        var root = LayerState()
        root.anchorPoint = .zero
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        states[0] = root
        tree.apply(Commit(changes: [.insert(0, SharedState(root)), .root(0)]))
    }

    /// The tree, with all added layers committed.
    var tree: RenderTree {
        guard !added.isEmpty else { return committed }
        let changes = added + parents.sorted().map { .sublayers($0, children[$0] ?? []) }
        (added, parents) = ([], [])
        committed.apply(Commit(changes: changes))
        return committed
    }

    /// Adds a white layer with a frame, configured by `configure`.
    @discardableResult
    func add(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: LayerID = 0,
        _ configure: (inout LayerState) -> Void = { _ in }
    ) -> LayerID {
        lastLayer += 1
        var state = LayerState()
        state.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        state.position = CGPoint(x: x + width / 2, y: y + height / 2)
        state.backgroundColor = .white
        configure(&state)
        states[lastLayer] = state
        children[parent, default: []].append(lastLayer)
        added.append(.insert(lastLayer, SharedState(state)))
        parents.insert(parent)
        return lastLayer
    }

    /// Changes a layer's values.
    func change(_ id: LayerID, _ body: (inout LayerState) -> Void) {
        guard var state = states[id] else { return }
        body(&state)
        states[id] = state
        tree.apply(Commit(changes: [.update(id, SharedState(state))]))
    }

    /// Adds a linear animation between two numbers.
    @discardableResult
    func animate(
        _ id: LayerID, _ property: LayerProperty, from: Double, to: Double, begin: Double = 0,
        duration: Double = 1, speed: Double = 1, fill: MediaFill = .removed
    ) -> AnimationID {
        lastAnimation += 1
        let timing = MediaTiming(beginTime: begin, duration: duration, speed: speed, fill: fill)
        let animation = FrozenAnimation(
            id: lastAnimation, path: PropertyPath(property), timing: timing, easing: nil,
            spring: nil, ends: .vector(from: SIMD4(from, 0, 0, 0), to: SIMD4(to, 0, 0, 0), by: nil),
            isAdditive: false, isCumulative: false
        )
        tree.apply(Commit(changes: [.addAnimations(id, [animation])]))
        return lastAnimation
    }

    /// Returns the display list at a time for 100 x 100 pixels.
    func list(at time: Double = 0) -> DisplayList {
        tree.displayList(at: time, width: 100, height: 100, scale: 1)
    }

    /// Returns the kinds of the items in that list.
    func kinds(at time: Double = 0) -> [String] { list(at: time).singleItems.map(\.kind) }

    /// Returns the left edges of the shapes drawn at a time, back to front.
    func edges(at time: Double = 0) -> [Float] {
        list(at: time).singleItems.compactMap {
            if case .shape(let item) = $0 { item.shape.projection.tx } else { nil }
        }
    }
}

extension DisplayItem {
    /// The kind of item in one word.
    var kind: String {
        switch self {
        case .shape: "shape"
        case .shapes: "shapes"
        case .image: "image"
        case .shadow: "shadow"
        case .gradient: "gradient"
        case .beginGroup: "begin"
        case .endGroup: "end"
        }
    }
}
