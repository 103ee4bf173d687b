import Foundation
import LegatoDrawing
import LegatoGraphics

extension TreeDrawing {
    /// Sets the state with which the sublayers of an instance are drawn.
    /// - Returns: The entry to continue with.
    func beginInstance(_ k: Int, at i: Int, isFull: Bool) -> Int {
        let entry = drawOrder.entries[i]
        let state = shownState(entry.parent)
        guard let replication = state.pointee.replication else { return entry.end }
        guard k == 0 || !isFull else {
            noteCovered(by: .replicator, drawOrder.entries[entry.parent].slot)
            statistics.culled.empty += drawOrder.layerCount(in: i..<entry.end)
            return entry.end
        }
        let tint = tints[entry.parent] * replication.tint(k)
        guard tint.w > 0 else {
            statistics.culled.hidden += drawOrder.layerCount(in: i..<entry.end)
            return entry.end
        }
        tints[i] = tint
        // For a replicator that preserves depth, this is the plane above it.
        planes[i] = planes[entry.parent]
        flips[i] = flips[entry.parent]
        var map = replication.transform(k, about: state.pointee.anchor)
        if !CATransform3DIsIdentity(state.pointee.sublayerTransform) {
            map = CATransform3DConcat(
                map, state.pointee.sublayerTransform, about: state.pointee.anchor
            )
        }
        if let outer = depths[entry.parent] {
            depths[i] = CATransform3DConcat(map, outer)
        } else if !CATransform3DIsIdentity(map) {
            depths[i] = map
        }
        return i + 1
    }

    /// Warns that instances or particles of a layer are not drawn because of the overdraw limit.
    func noteCovered(by layerClass: LayerClass, _ slot: Int) {
        guard !hasNotedCover else { return }
        hasNotedCover = true
        warnings.warn(slot, layerClass, about: "covering") { [times = coverLimit.times] name in
            """
            Some instances or particles of the \(name) are not drawn: the overdraw of the window \
            has reached \(times) times its pixels, where groups count \
            \(RenderLimits.groupPixels) times and blurred ones \
            \(RenderLimits.filteredPixels) times. Use fewer or smaller ones.
            """
        }
    }

    /// The plane of an instance's layers, in whose directions their shadows are offset.
    func instancePlane(_ index: Int, _ outer: ProjectiveTransform) -> ProjectiveTransform {
        depths[index].map { ProjectiveTransform(flattening: $0).concat(outer) } ?? outer
    }
}
