import Foundation
import LegatoDrawing
import LegatoGraphics

extension RenderTree {
    /// Opens what a transition needs around the entry `index`, one of its sides.
    ///
    /// - Returns: by how much the entry's layer is moved in its own space; nil if it does not show.
    func shift(ofSide index: Int, _ device: Plane, _ emitter: inout Emitter) -> Plane? {
        sideOpacity = 1
        let passage = passages[order[index].passage]
        guard let frozen = transitions[passage.slot]?.frozen,
            let progress = frozen.progress(at: localTimes[passage.new]),
            !states[passage.slot].pointee.preservesDepth
        else { return index == passage.new ? Plane() : nil }
        if index == passage.first { placePicture(of: passage) }
        guard frozen.style != .fade else {
            return fade(index, passage, progress, &emitter)
        }
        let bounds = shownState(passage.new).pointee.bounds.standardized
        if index == passage.first { cut(passage, bounds, device, &emitter) }
        let isOld = index == passage.old
        let moves = frozen.style == .push || (frozen.style == .reveal) == isOld
        guard moves else { return Plane() }
        let way = isOld ? progress : progress - 1
        switch frozen.edge {
        case .minX: return .translation(way * bounds.width, 0)
        case .maxX: return .translation(-way * bounds.width, 0)
        case .minY: return .translation(0, way * bounds.height)
        case .maxY: return .translation(0, -way * bounds.height)
        }
    }

    /// Opens one side of a fade; what is clear on one side is left out there.
    private func fade(
        _ index: Int,
        _ passage: Passage,
        _ progress: Double,
        _ emitter: inout Emitter
    ) -> Plane? {
        // Shares of 255 add up exactly, so that what is opaque on both sides stays so.
        let share = Float((progress * 255).rounded() / 255)
        let isOld = index == passage.old
        if share <= 0 { return isOld ? Plane() : nil }
        if share >= 1 { return isOld ? nil : Plane() }
        let hasBoth = shows(passage.old) && shows(passage.new)
        if hasBoth && (looksBelow(passage.old) || looksBelow(passage.new)) {
            // In a group of its own there would be nothing below: each side goes by itself.
            sideOpacity = Double(isOld ? 1 - share : share)
            return Plane()
        }
        if hasBoth && index == passage.first { emitter.beginFade(end: passage.end) }
        emitter.beginSide(
            end: order[index].end,
            opacity: isOld ? 1 - share : share,
            isAdded: hasBoth
        )
        return Plane()
    }

    /// Whether an entry can show anything; false for -1.
    private func shows(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        let shown = shownState(index)
        return !shown.pointee.isHidden && shown.pointee.opacity > 0
    }

    /// Whether what an entry shows depends on what lies below it.
    private func looksBelow(_ index: Int) -> Bool {
        let shown = shownState(index)
        return shown.pointee.backgroundFilters != nil || shown.pointee.compositingFilter != nil
    }

    /// Cuts both sides of a movement by the layer's bounds.
    private func cut(
        _ passage: Passage,
        _ bounds: CGRect,
        _ device: Plane,
        _ emitter: inout Emitter
    ) {
        let entry = order[passage.new]
        let outside = entry.parent < 0 ? device : planes[entry.parent]
        let plane = plane(ofEntry: passage.new, in: outerState(of: entry)).concat(outside)
        emitter.beginClip(
            end: passage.end,
            pixels: plane.wholePixels(of: bounds),
            outline: RoundedShape(projection: plane.projection, rect: LocalRect(bounds))
        )
    }

    /// Puts the old picture where the layer is now.
    private func placePicture(of passage: Passage) {
        guard passage.old >= 0 else { return }
        let layer = shownState(passage.new)
        states.change(order[passage.old].slot) { picture in
            picture.position = layer.pointee.position
            picture.zPosition = layer.pointee.zPosition
            picture.anchorPoint = layer.pointee.anchorPoint
            picture.anchorPointZ = layer.pointee.anchorPointZ
            picture.transform = layer.pointee.transform
        }
    }
}
