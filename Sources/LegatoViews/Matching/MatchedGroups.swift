import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The matched views of one tree.
final class MatchedGroups {
    private struct Member {
        weak var item: MatchedItem?
    }

    /// The views with one key.
    private final class MatchGroup {
        let key: SourceKey
        var members: [Member] = []
        /// The view that the others follow.
        weak var source: MatchedItem?
        /// The last frame of a source that was removed without a transition, in the root layer's
        /// coordinate space.
        var left: CGRect?

        init(_ key: SourceKey) { self.key = key }

        var items: [MatchedItem] { members.compactMap(\.item) }
    }

    /// In insertion order.
    private var groups: [MatchGroup] = []
    private var known: [SourceKey: MatchGroup] = [:]
    /// The number of rounds in which views followed their sources.
    private var rounds = 0

    /// Adds a view.
    func add(_ item: MatchedItem, _ key: SourceKey) {
        let group = known[key] ?? MatchGroup(key)
        if known.updateValue(group, forKey: key) == nil { groups.append(group) }
        group.members.append(Member(item: item))
    }

    /// Removes a view; its replacement starts from the current frame.
    func remove(_ item: MatchedItem, _ key: SourceKey, _ graph: ViewGraph) {
        guard let group = known[key] else { return }
        group.members.removeAll { $0.item == nil || $0.item === item }
        if group.source === item, let root = graph.root?.ownLayer {
            group.left = item.shownRect(in: root)
        }
    }

    /// Moves all views to the frames of their sources, once everything is laid out.
    ///
    /// - Returns: Whether there are any matched views.
    func follow(in graph: ViewGraph) -> Bool {
        guard !groups.isEmpty, let layer = graph.root?.ownLayer else { return false }
        rounds += 1
        // Views that are inside others move within them.
        let steps = groups.map { begin($0, layer, graph) }.sorted { $0.depth < $1.depth }
        let areNew = steps.map { start($0, layer, graph) }
        for (step, isNew) in zip(steps, areNew) { end(step, isNew, graph) }
        for group in groups where group.items.isEmpty { known[group.key] = nil }
        groups.removeAll { $0.items.isEmpty }
        return true
    }

    /// The views of a group, and its source, in one round.
    private struct MatchStep {
        let group: MatchGroup
        let items: [MatchedItem]
        let going: Set<ObjectIdentifier>
        let source: MatchedItem?
        /// The number of items around a new source; 0 for others.
        let depth: Int
    }

    private func begin(_ group: MatchGroup, _ root: CALayer, _ graph: ViewGraph) -> MatchStep {
        let items = group.items
        let going = Set(items.filter { $0.isGoing(in: rounds) }.map(ObjectIdentifier.init))
        let sources = items.filter { $0.rule.isSource && !going.contains(ObjectIdentifier($0)) }
        if sources.count > 1 {
            ViewWarning.print(
                WarningSubject(sources[0]),
                "and \(sources.count - 1) more are sources of matchedGeometryEffect(id: "
                    + "\(group.key.id), in:) at the same time; the others follow the first. Give "
                    + "isSource: false to all but one."
            )
        }
        let source = sources.first
        return MatchStep(
            group: group, items: items, going: going, source: source,
            depth: depth(of: source, in: group, graph)
        )
    }

    /// Returns the number of items around a source that replaces another one; 0 for others, whose
    /// order is of no importance.
    private func depth(of source: MatchedItem?, in group: MatchGroup, _ graph: ViewGraph) -> Int {
        guard let source, source.isFresh, group.left != nil || group.source != nil else { return 0 }
        var depth = 0
        var item: ViewItem? = source
        while let current = item {
            (depth, item) = (depth + 1, current.container)
            graph.steps += 1
        }
        return depth
    }

    /// Places a new source at the frame of its predecessor, and lets it continue its movement, unless
    /// reduced motion is requested.
    /// - Returns: Whether it has placed it.
    private func start(_ step: MatchStep, _ root: CALayer, _ graph: ViewGraph) -> Bool {
        guard let source = step.source else { return false }
        source.ride(on: nil)
        let old = step.group.source
        guard source.isFresh, old !== source, !source.transactions.reducesMotion,
            let start = step.group.left ?? old?.shownRect(in: root),
            let place = source.ownRect(of: start, in: root)
        else { return false }
        let rest = step.group.left == nil ? old?.remainingMovement(for: source, in: root) : nil
        graph.rebase { source.show(at: place.offsetBy(dx: rest?.dx ?? 0, dy: rest?.dy ?? 0)) }
        if rest != nil, let old { source.shownLayer.continueMovement(of: old.shownLayer) }
        return true
    }

    /// Moves the source to its own frame, and the other views to it.
    private func end(_ step: MatchStep, _ isNew: Bool, _ graph: ViewGraph) {
        let (group, source) = (step.group, step.source)
        if let source {
            if isNew { graph.bring { source.show(at: nil) } } else { source.show(at: nil) }
        }
        for item in step.items where item !== source {
            let isGoing = step.going.contains(ObjectIdentifier(item))
            if let source, isGoing ? !item.transactions.reducesMotion : !item.rule.isSource {
                follow(source, item, graph)
            } else if !isGoing {
                item.ride(on: nil)
                item.show(at: nil)
            }
        }
        for item in step.items { item.isFresh = false }
        (group.source, group.left) = (source, nil)
    }

    private func follow(_ source: MatchedItem, _ item: MatchedItem, _ graph: ViewGraph) {
        let bounds = source.layer.bounds
        if let layers = item.ownDeparture?.transitionLayers, let outermost = layers.last,
            layers.contains(where: \.isDistorted)
        {
            return item.follow(source, through: layers, outermost)
        }
        guard let place = item.layer.rect(bounds, of: source.layer) else { return }
        if item.isFresh {
            graph.rebase { item.show(at: place) }
        } else {
            item.show(at: place)
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The matched views of the tree.
    var matches: MatchedGroups? {
        get { self[MatchedGroupsKey.self] }
        set { self[MatchedGroupsKey.self] = newValue }
    }
}

private nonisolated enum MatchedGroupsKey: EnvironmentKey {
    static var defaultValue: MatchedGroups? { nil }
}

extension MatchedItem {
    /// Follows another view during its removal: its transition runs at the position of the other
    /// view.
    fileprivate func follow(
        _ source: MatchedItem, through layers: [CALayer], _ outermost: CALayer
    ) {
        let bounds = source.layer.bounds
        guard var place = layer.rect(bounds, of: source.layer, ignoring: layers) else { return }
        if rule.properties.contains(.position) {
            let own = contentBounds.point(at: rule.anchor)
            let target = place.point(at: rule.anchor)
            let there = target.applying(layer.transform(to: outermost, ignoring: layers))
            let end = own.applying(layer.transform(to: outermost))
            ride(on: outermost, to: CGPoint(x: there.x - end.x, y: there.y - end.y))
            place = place.offsetBy(dx: own.x - target.x, dy: own.y - target.y)
        }
        show(at: place)
    }

    /// The current frame in the coordinate space of an ancestor layer.
    fileprivate func shownRect(in root: CALayer) -> CGRect {
        let layer = shownLayer
        return layer.presentedState.bounds.applying(layer.shownTransform(to: root))
    }

    /// How far its movement in flight still goes; nil if it is at rest, or if another view cannot
    /// continue the movement because their coordinate spaces differ by more than a translation.
    fileprivate func remainingMovement(for other: MatchedItem, in root: CALayer) -> CGVector? {
        func isTranslated(_ item: MatchedItem) -> Bool {
            let transform = item.layer.shownTransform(to: root)
            return (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
        }
        guard other.shownLayer.canContinueMovement(of: shownLayer), isTranslated(self),
            isTranslated(other)
        else { return nil }
        let (end, now) = (shownLayer.position, shownLayer.presentedState.position)
        return CGVector(dx: end.x - now.x, dy: end.y - now.y)
    }

    /// Converts a rectangle from the coordinate space of an ancestor layer to its own.
    fileprivate func ownRect(of rect: CGRect, in root: CALayer) -> CGRect? {
        let transform = layer.shownTransform(to: root)
        return transform.determinant == 0 ? nil : rect.applying(transform.inverted())
    }
}

nonisolated extension CGRect {
    /// The point at a unit point of the rectangle.
    fileprivate func point(at anchor: UnitPoint) -> CGPoint {
        CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
    }
}

extension CALayer {
    /// Whether its transform is more than a translation.
    fileprivate var isDistorted: Bool {
        let own = CATransform3DGetAffineTransform(transform)
        return own.a != 1 || own.b != 0 || own.c != 0 || own.d != 1
    }

    /// The transform from the coordinate space of the layer to that of an ancestor, without the
    /// transforms of some layers.
    fileprivate func transform(
        to root: CALayer?, ignoring ignored: [CALayer] = []
    ) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var current: CALayer? = self
        while let layer = current, layer !== root {
            Self.conversionSteps += 1
            let isIgnored = ignored.contains { $0 === layer }
            transform = transform.concatenating(
                layer.transformToSuperlayer(isIgnored ? .identity : nil)
            )
            current = layer.superlayer
        }
        return transform
    }

    /// Converts a rectangle from the coordinate space of another layer, without the transforms of
    /// some layers.
    ///
    /// Returns nil if the layer is drawn as a line or a point.
    fileprivate func rect(
        _ rect: CGRect, of other: CALayer, ignoring ignored: [CALayer] = []
    ) -> CGRect? {
        let meeting = nearestAncestor(with: other)
        let own = transform(to: meeting, ignoring: ignored)
        guard own.determinant != 0 else { return nil }
        return rect.applying(other.transform(to: meeting).concatenating(own.inverted()))
    }

    /// Returns the nearest common ancestor of two layers, which can be one of them; nil if there is
    /// none.
    ///
    /// The search alternates between the two chains of ancestors, so that it ends close to the
    /// layers.
    private func nearestAncestor(with other: CALayer) -> CALayer? {
        var (seen, otherSeen) = (Set<ObjectIdentifier>(), Set<ObjectIdentifier>())
        var (current, otherCurrent): (CALayer?, CALayer?) = (self, other)
        while current != nil || otherCurrent != nil {
            if let layer = current {
                if otherSeen.contains(ObjectIdentifier(layer)) || layer === otherCurrent {
                    return layer
                }
                seen.insert(ObjectIdentifier(layer))
                current = layer.superlayer
            }
            if let layer = otherCurrent {
                if seen.contains(ObjectIdentifier(layer)) { return layer }
                otherSeen.insert(ObjectIdentifier(layer))
                otherCurrent = layer.superlayer
            }
        }
        return nil
    }
}
