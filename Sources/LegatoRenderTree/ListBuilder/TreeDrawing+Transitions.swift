import Foundation
import LegatoDrawing
import LegatoGraphics

extension TreeDrawing {
    /// Opens the groups and clips that a transition needs around the entry `index`, one of its
    /// sides.
    ///
    /// - Returns: The translation of the entry's layer in its own coordinate space; nil if it is
    ///   not drawn.
    func shift(
        ofSide index: Int, _ device: ProjectiveTransform, _ builder: inout DisplayListBuilder
    ) -> ProjectiveTransform? {
        sideOpacity = 1
        let transition = drawOrder.sides[drawOrder.entries[index].transition]
        guard let frozen = transitions[transition.slot]?.frozen,
            let progress = frozen.progress(at: drawOrder.localTimes[transition.new]),
            !store.states[transition.slot].pointee.preservesDepth
        else { return index == transition.new ? ProjectiveTransform() : nil }
        if index == transition.first { placePicture(of: transition) }
        guard frozen.style != .fade else {
            return fade(index, transition, progress, &builder)
        }
        let bounds = shownState(transition.new).pointee.bounds.standardized
        if index == transition.first { cut(transition, bounds, device, &builder) }
        let isOld = index == transition.old
        let moves = frozen.style == .push || (frozen.style == .reveal) == isOld
        guard moves else { return ProjectiveTransform() }
        let shift = isOld ? progress : progress - 1
        switch frozen.edge {
        case .minX: return .translation(shift * bounds.width, 0)
        case .maxX: return .translation(-shift * bounds.width, 0)
        case .minY: return .translation(0, shift * bounds.height)
        case .maxY: return .translation(0, -shift * bounds.height)
        }
    }

    /// Opens one side of a fade; a fully transparent side is skipped.
    private func fade(
        _ index: Int, _ transition: TransitionSides, _ progress: Double,
        _ builder: inout DisplayListBuilder
    ) -> ProjectiveTransform? {
        // Multiples of 1/255 add up exactly, so that pixels that are opaque on both sides stay
        // opaque.
        let share = Float((progress * 255).rounded() / 255)
        let isOld = index == transition.old
        if share <= 0 { return isOld ? ProjectiveTransform() : nil }
        if share >= 1 { return isOld ? nil : ProjectiveTransform() }
        let hasBoth = shows(transition.old) && shows(transition.new)
        if hasBoth && (looksBelow(transition.old) || looksBelow(transition.new)) {
            // An isolated group would have no backdrop: each side is faded separately.
            sideOpacity = Double(isOld ? 1 - share : share)
            return ProjectiveTransform()
        }
        if hasBoth && index == transition.first { builder.beginFade(end: transition.end) }
        builder.beginSide(
            end: drawOrder.entries[index].end, opacity: isOld ? 1 - share : share, isAdded: hasBoth
        )
        return ProjectiveTransform()
    }

    /// Whether an entry may be visible; false for -1.
    private func shows(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        let shown = shownState(index)
        return !shown.pointee.isHidden && shown.pointee.opacity > 0
    }

    /// Whether the drawing of an entry depends on its backdrop.
    private func looksBelow(_ index: Int) -> Bool {
        let shown = shownState(index)
        return shown.pointee.backgroundFilters != nil || shown.pointee.compositingFilter != nil
    }

    /// Clips both sides of a movement to the layer's bounds.
    private func cut(
        _ transition: TransitionSides, _ bounds: CGRect, _ device: ProjectiveTransform,
        _ builder: inout DisplayListBuilder
    ) {
        let entry = drawOrder.entries[transition.new]
        let outside = entry.parent < 0 ? device : planes[entry.parent]
        let plane = plane(ofEntry: transition.new, in: outerState(of: entry)).concat(outside)
        builder.beginClip(
            end: transition.end, pixels: plane.wholePixels(of: bounds),
            outline: RoundedShape(projection: plane.projection, rect: LocalRect(bounds))
        )
    }

    /// Moves the old picture to the layer's current geometry.
    private func placePicture(of transition: TransitionSides) {
        guard transition.old >= 0 else { return }
        let layer = shownState(transition.new)
        store.states.change(drawOrder.entries[transition.old].slot) { picture in
            picture.position = layer.pointee.position
            picture.zPosition = layer.pointee.zPosition
            picture.anchorPoint = layer.pointee.anchorPoint
            picture.anchorPointZ = layer.pointee.anchorPointZ
            picture.transform = layer.pointee.transform
        }
    }
}
