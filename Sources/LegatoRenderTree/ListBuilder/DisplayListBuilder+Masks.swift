import LegatoDrawing

extension DisplayListBuilder {
    /// Opens a masked group, until entry `end`; its mask is opened as the last group in it.
    mutating func beginMasked(end: Int, opacity: Float) {
        beginBlended(end: end, opacity: opacity, blend: .normal)
    }

    /// Opens the mask of the group that was opened last, until the same end.
    mutating func beginMask(end: Int) {
        begin(end: end, group: Group(opacity: 1, blend: .destinationIn), scissor: scissor)
    }

    /// Whether the next item is the first of a mask, so that it has no backdrop.
    var isAtBottomOfMask: Bool {
        guard let top = open.last, top.group?.blend == .destinationIn else { return false }
        return list.items.count == top.begin + 1
    }

    /// Opens the group in which both sides of a fade are added, until entry `end`.
    mutating func beginFade(end: Int) {
        begin(end: end, group: Group(opacity: 1, isBlendedInto: true), scissor: scissor)
    }

    /// Opens one side of a fade, until entry `end`; a single side needs no enclosing group.
    mutating func beginSide(end: Int, opacity: Float, isAdded: Bool) {
        let group = Group(opacity: opacity, blend: isAdded ? .plusLighter : .normal)
        begin(end: end, group: group, scissor: scissor)
    }

    /// Clips the items up to entry `end` to an axis-aligned rectangle of whole pixels or to an
    /// outline.
    mutating func beginClip(end: Int, pixels: PixelRect?, outline: RoundedShape) {
        if let pixels {
            begin(end: end, group: nil, scissor: scissor.intersection(pixels))
        } else {
            begin(end: end, group: Group(opacity: 1, clip: outline), scissor: scissor)
        }
    }
}

extension DisplayListBuilder {
    /// Draws the border of the layer that was opened last, below its following items.
    mutating func drawBorder() {
        guard let top = open.indices.last, let border = open[top].border else { return }
        open[top].border = nil
        appendOwn(.shape(border), touching: open[top].pixels.intersection(scissor))
    }
}
