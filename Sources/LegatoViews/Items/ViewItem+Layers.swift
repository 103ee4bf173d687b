import Foundation
import LegatoGraphics
import LegatoLayers

extension ViewItem {
    /// Returns the movement along an axis of an item that is shifted and grows, as `move(from:)` defines
    /// it.
    static func drift(
        _ shift: CGFloat, _ growth: CGFloat, _ outerGrowth: CGFloat?, _ outerDrift: CGFloat?
    ) -> CGFloat {
        guard growth != 0 else { return shift }
        if let outerGrowth, let outerDrift, abs(outerGrowth - growth) < 1e-9 { return outerDrift }
        let fixedPoint = -shift / growth
        return fixedPoint > -1e-9 && fixedPoint < 1 + 1e-9 ? 0 : shift
    }

    /// Adds the item's layers, back to front.
    func gather(into layers: inout [CALayer]) {
        graph.steps += 1
        if ownLayer == nil { isGathering = false }
        withStackRoom { gatherOwn(into: &layers) }
    }

    /// Adds the layers of the children.
    func gatherContents(into layers: inout [CALayer]) {
        if contents.hasEnded { contents.dropEnded() }
        var all = contents.shown
        var isReordered = false
        if all.count > 1 { for child in all where child.zIndex != 0 { isReordered = true } }
        if isReordered {
            // With equal indices, later children are in front.
            all = all.enumerated()
                .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
                .map(\.element)
        }
        for child in all { child.gather(into: &layers) }
    }

    /// Makes the item's own layer, or that of the nearest ancestor, gather its sublayers again.
    func structureChanged() {
        var item: ViewItem? = self
        while let current = item, !current.isGathering {
            graph.steps += 1
            current.isGathering = true
            if current.ownLayer != nil { return graph.collect(current) }
            item = current.container
        }
    }

    /// Makes the container that shows this removed item, or a removed ancestor, drop the items that
    /// are no longer visible.
    func dropLeft() {
        var item: ViewItem = self
        while let outer = item.container {
            if item.isLeft {
                outer.contents.hasEnded = true
                return outer.structureChanged()
            }
            item = outer
        }
    }

    /// Makes the container that uses the z-index reorder its layers.
    func indexChanged() {
        answers.index = nil
        var item = self
        while let container = item.container, container.only === item {
            container.answers.index = nil
            item = container
        }
        item.container?.structureChanged()
    }

    /// Gathers the sublayers.
    func gatherLayers() {
        isGathering = false
        guard let ownLayer else { return }
        var layers: [CALayer] = []
        gatherContents(into: &layers)
        adopt(layers, ownLayer)
    }
}

extension WarningSubject {
    /// The view of an item; the root view if there is none.
    init(item: ViewItem?) { text = item?.layoutName ?? "The root view" }
}
