import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The id of a view for the rotors around it.
nonisolated enum RotorTarget {
    private struct TargetKey: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    /// Returns the id of a view for an id in a namespace.
    static func key<ID: Hashable>(_ id: ID, _ namespace: Namespace.ID) -> AnyHashable {
        AnyHashable(TargetKey(namespace: namespace, id: AnyHashable(id)))
    }
}

/// Moves assistive technologies to a view with an id.
final class RotorFinder {
    var move: (AnyHashable, Range<String.Index>?) -> Void = { _, _ in }

    nonisolated init() {}
}

/// The view in which a rotor finds its targets.
struct RotorTargets<Content: View>: View {
    var content: Content
    var finder: RotorFinder
}

extension RotorTargets: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        RotorTargetsNode(view, context)
    }
}

private final class RotorTargetsNode<Content: View>: HoldingNode<RotorTargets<Content>> {
    private lazy var child = inner.makeNode(view.content)
    private var requests: [(id: AnyHashable, part: Range<String.Index>?)] = []

    override init(_ view: RotorTargets<Content>, _ context: NodeContext) {
        super.init(view, context)
        connect()
    }

    private func connect() {
        view.finder.move = { [weak self] id, part in
            guard let self, !isRemoved else { return }
            graph.beginChange()
            requests.append((id, part))
            graph.invalidate(self)
        }
    }

    override var children: [ViewNode] { [child] }

    override func updateView(_ view: RotorTargets<Content>) {
        self.view = view
        connect()
        child.update(view.content)
    }

    override func refreshView() {
        let due = requests
        requests = []
        // A lazy container may have to make the view for the request.
        graph.afterGathering { [self] in for (id, _) in due { _ = child.identified(id) } }
        graph.act { [weak self] in
            guard let self, !isRemoved else { return }
            for (id, part) in due {
                child.identified(id)?.items.first?.speak(part, environment.focusKeeper)
            }
        }
    }
}

extension ViewItem {
    /// Moves the focus of assistive technologies here, or that of the keyboard to the control inside,
    /// and selects a part of its text.
    fileprivate func speak(_ part: Range<String.Index>?, _ keeper: (any SpokenFocusTracking)?) {
        let control = firstSpoken as? FocusItem
        if let place = outermostPlace {
            place.take()
        } else {
            if let control { keeper?.focus(control) }
            reveal()
        }
        if let part { control?.control?.text()?.select(part) }
    }

    /// The outermost item inside that can have the focus of assistive technologies.
    private var outermostPlace: SpokenFocusItem? {
        withStackRoom {
            if let place = self as? SpokenFocusItem { return place }
            return children.count == 1 ? children[0].outermostPlace : nil
        }
    }
}

nonisolated extension AccessibilityText {
    /// Selects a part of the text, given by its indices.
    func select(_ part: Range<String.Index>) {
        if let range = scalars(of: part) { select(range) }
    }

    /// The Unicode scalars of a part of the text; nil if it is beyond the end.
    func scalars(of part: Range<String.Index>) -> Range<Int>? {
        let end = string.endIndex
        guard part.upperBound <= end else { return nil }
        let scalars = string.unicodeScalars
        func place(_ index: String.Index) -> Int {
            scalars.distance(from: scalars.startIndex, to: index)
        }
        return place(part.lowerBound)..<place(part.upperBound)
    }
}
