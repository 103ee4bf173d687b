import LegatoDrawing

extension DisplayListBuilder {
    /// Opens what a mask is applied to, until entry `end`; the mask itself is opened last in it.
    mutating func beginMasked(end: Int, opacity: Float) {
        beginBlended(end: end, opacity: opacity, blend: .normal)
    }

    /// Opens the mask of what was opened last, until the same end.
    mutating func beginMask(end: Int) {
        begin(end: end, group: Group(opacity: 1, blend: .destinationIn), scissor: scissor)
    }

    /// Whether nothing lies below what comes next, which is the first in a mask.
    var isAtBottomOfMask: Bool {
        guard let top = open.last, top.group?.blend == .destinationIn else { return false }
        return list.items.count == top.begin + 1
    }

    /// Opens the group in which both sides of a fade are added, until entry `end`.
    mutating func beginFade(end: Int) {
        begin(end: end, group: Group(opacity: 1, isBlendedInto: true), scissor: scissor)
    }

    /// Opens one side of a fade, until entry `end`; alone it needs no group around it.
    mutating func beginSide(end: Int, opacity: Float, isAdded: Bool) {
        let group = Group(opacity: opacity, blend: isAdded ? .plusLighter : .normal)
        begin(end: end, group: group, scissor: scissor)
    }

    /// Cuts what follows, until entry `end`, by an upright rectangle of whole pixels or an outline.
    mutating func beginClip(end: Int, pixels: PixelRect?, outline: RoundedShape) {
        if let pixels {
            begin(end: end, group: nil, scissor: scissor.intersection(pixels))
        } else {
            begin(end: end, group: Group(opacity: 1, clip: outline), scissor: scissor)
        }
    }
}

extension DisplayListBuilder {
    /// Draws the border of the layer opened last now, below what follows in it.
    mutating func drawBorder() {
        guard let top = open.last, let border = top.border else { return }
        open[open.count - 1].border = nil
        appendOwn(.shape(border), touching: top.pixels.intersection(scissor))
    }
}
