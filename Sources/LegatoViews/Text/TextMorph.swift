import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion
import LegatoRenderTree

/// The animated change of a text's string, letter by letter, above a text layer.
final class TextMorph {
    /// The looks before and after a change of the string.
    struct Change {
        var old: TextLook
        var new: TextLook
        /// The size of the text before the change, in points.
        var oldSize = CGSize.zero

        /// Creates the change between two looks; nil if it is not animated.
        init?(from old: TextLook, to new: TextLook) {
            guard old.string != new.string, !new.transition.kind.isIdentityForText else {
                return nil
            }
            (self.old, self.new) = (old, new)
        }

        /// Whether digits roll and both strings are short and on one line that is not truncated, so
        /// that their letters are animated.
        fileprivate func hasLetters(in newSize: CGSize) -> Bool {
            guard direction != 0 else { return false }
            return [(old, oldSize), (new, newSize)].allSatisfy { look, size in
                look.string.count <= 40 && !look.string.contains(where: \.isNewline)
                    && TextMorph.width(of: look.string, look) <= size.width
            }
        }

        /// The direction in which changed letters move: -1 for up, 1 for down, 0 for none.
        fileprivate var direction: CGFloat {
            switch new.transition.kind {
            case .numericText(let countsDown): return countsDown ? 1 : -1
            case .numericValue(let value):
                guard case .numericValue(let before) = old.transition.kind else { return -1 }
                return value < before ? 1 : -1
            case .identity, .interpolate, .opacity, .symbol: return 0
            }
        }
    }

    /// A letter, or the whole text, with its places before and after the change.
    ///
    /// A letter that an interrupted change was removing has no index.
    private struct MorphGlyph {
        let layer: CATextLayer
        /// The index of the letter before the change; nil for an inserted letter.
        var before: Int?
        /// The index of the letter after the change; nil for a removed letter.
        var after: Int?
        /// The distance from its place in the old text and the opacity at the start, which an
        /// interrupted change leaves.
        var start = (offset: CGPoint.zero, opacity: Float(1))
        /// The top left corner before the change.
        var from = CGPoint.zero
        /// The top left corner after the change.
        var to = CGPoint.zero

        /// Scales the layer and its places to another font size, in points.
        mutating func resize(to fontSize: CGFloat) {
            let scale = CGAffineTransform(
                scaleX: fontSize / layer.fontSize, y: fontSize / layer.fontSize
            )
            layer.fontSize = fontSize
            layer.bounds.size = layer.bounds.size.applying(scale)
            (from, to) = (from.applying(scale), to.applying(scale))
        }

        /// The top left corner in the current frame.
        var corner: CGPoint {
            CGPoint(
                x: layer.position.x - layer.bounds.width / 2,
                y: layer.position.y - layer.bounds.height / 2
            )
        }
    }

    /// Called at the end.
    var onEnd: () -> Void = {}
    private let change: Change
    private let progress: AnimatedValue<CGFloat>
    private let hasLetters: Bool
    private var glyphs: [MorphGlyph] = []
    /// The anchor of the text layer, which moves from its place in the old text to that in the new.
    private let anchor: CGPoint

    /// Creates the animation of a change, which continues from the current frame of an interrupted
    /// one.
    init(
        _ change: Change, after interrupted: TextMorph?, in text: CATextLayer,
        _ place: TransactionNode, _ graph: ViewGraph
    ) {
        self.change = change
        anchor = text.anchorPoint
        progress = AnimatedValue(0, graph, place, of: Text.self)
        hasLetters = change.hasLetters(in: text.bounds.size)
        glyphs =
            hasLetters
            ? Self.letters(of: change)
            : [
                MorphGlyph(layer: Self.whole(change.old), before: 0),
                MorphGlyph(layer: Self.whole(change.new), after: 0),
            ]
        if let interrupted { takeOver(interrupted) }
        layOut(fontSize: change.new.font.size, in: text.bounds.size)
        Transaction().runAlone {
            for glyph in glyphs { text.addSublayer(glyph.layer) }
        }
    }

    /// Takes the letters of an interrupted change over, at their places and opacities.
    private func takeOver(_ interrupted: TextMorph) {
        let isAlike = interrupted.hasLetters == hasLetters
        for index in glyphs.indices {
            guard let before = glyphs[index].before else { continue }
            let place = isAlike ? before : 0
            guard let earlier = interrupted.glyphs.first(where: { $0.after == place }) else {
                continue
            }
            let corner = earlier.corner
            if isAlike {
                glyphs[index].start.offset = CGPoint(
                    x: corner.x - earlier.to.x, y: corner.y - earlier.to.y
                )
            }
            glyphs[index].start.opacity = earlier.layer.opacity
        }
        for var ghost in interrupted.glyphs where ghost.after == nil {
            let corner = ghost.corner
            let fall =
                ghost.before == nil ? ghost.to.y - ghost.from.y : interrupted.fall(of: ghost)
            let rest = fall * (1 - interrupted.progress.shown)
            (ghost.before, ghost.from) = (nil, corner)
            ghost.to = CGPoint(x: corner.x, y: corner.y + rest)
            ghost.start.opacity = ghost.layer.opacity
            glyphs.append(ghost)
        }
        interrupted.progress.stop()
        for glyph in interrupted.glyphs where glyph.after != nil {
            glyph.layer.removeFromSuperlayer()
        }
    }

    /// Lays the letters of both strings out at the font size of the current frame, in points, for a
    /// new text of a size.
    func layOut(fontSize: CGFloat, in size: CGSize) {
        var (old, new) = (change.old, change.new)
        let scale = old.font.size == fontSize ? 1 : fontSize / old.font.size
        (old.font.size, new.font.size) = (fontSize, fontSize)
        let oldSize = CGSize(
            width: change.oldSize.width * scale, height: change.oldSize.height * scale)
        let (oldX, newX) = hasLetters ? (Self.edges(of: old), Self.edges(of: new)) : ([0], [0])
        let growth = hasLetters ? Self.growth(oldX, newX) : size.width - oldSize.width
        let shift = CGPoint(x: growth * anchor.x, y: (size.height - oldSize.height) * anchor.y)
        Transaction().runAlone {
            for index in glyphs.indices {
                let (glyph, layer) = (glyphs[index], glyphs[index].layer)
                guard glyph.before != nil || glyph.after != nil else {
                    glyphs[index].resize(to: fontSize)
                    continue
                }
                layer.fontSize = fontSize
                if hasLetters {
                    layer.bounds.size = Self.size(of: layer, glyph.after == nil ? old : new)
                } else {
                    layer.bounds.size = glyph.after == nil ? oldSize : size
                }
                if let before = glyph.before {
                    let offset = glyph.start.offset
                    glyphs[index].from = CGPoint(
                        x: oldX[before] + shift.x + offset.x, y: shift.y + offset.y
                    )
                }
                if let after = glyph.after { glyphs[index].to = CGPoint(x: newX[after], y: 0) }
            }
            if progress.isSettled { return }
            place()
        }
    }

    /// Starts the animation with the transaction of a scope.
    func start(in scope: TransactionNode?) {
        progress.onMove = { [weak self] in self?.move() }
        progress.set(1, in: scope)
        move()
    }

    func stop() {
        progress.stop()
        for glyph in glyphs { glyph.layer.removeFromSuperlayer() }
    }

    /// Draws the letters in a colour.
    func show(_ ink: CGColor) {
        for glyph in glyphs { glyph.layer.foregroundColor = ink }
    }

    private func move() {
        guard !progress.isSettled else {
            stop()
            return onEnd()
        }
        place()
    }

    /// The distance by which a letter moves down while it comes or goes, in points.
    private func fall(of glyph: MorphGlyph) -> CGFloat {
        // Whole texts fade in their places.
        hasLetters ? change.direction * glyph.layer.bounds.height * 0.6 : 0
    }

    /// Places the letters as the progress says.
    private func place() {
        let progress = progress.shown
        let visible = Float(min(max(progress, 0), 1))
        for glyph in glyphs {
            let (layer, start) = (glyph.layer, glyph.start.opacity)
            let distance = fall(of: glyph)
            var place = CGPoint.zero
            switch (glyph.before, glyph.after) {
            case (_?, nil):
                place = CGPoint(x: glyph.from.x, y: glyph.from.y + distance * progress)
                layer.opacity = start * (1 - visible)
            case (nil, _?):
                place = CGPoint(x: glyph.to.x, y: glyph.to.y - distance * (1 - progress))
                layer.opacity = visible
            case (let before, _):
                place.x = glyph.from.x + (glyph.to.x - glyph.from.x) * progress
                place.y = glyph.from.y + (glyph.to.y - glyph.from.y) * progress
                layer.opacity = start + ((before == nil ? 0 : 1) - start) * visible
            }
            layer.position = CGPoint(
                x: place.x + layer.bounds.width / 2, y: place.y + layer.bounds.height / 2)
        }
    }

    /// The left edges of the letters of a look, and the right edge of the last one.
    private static func edges(of look: TextLook) -> [CGFloat] {
        let letters = Array(look.string)
        return (0...letters.count).map { width(of: String(letters[..<$0]), look) }
    }

    /// By how much the new text is wider than the old one, in whole points.
    private static func growth(_ oldEdges: [CGFloat], _ newEdges: [CGFloat]) -> CGFloat {
        (newEdges.last ?? 0).rounded(.up) - (oldEdges.last ?? 0).rounded(.up)
    }

    private static func width(of string: String, _ look: TextLook) -> CGFloat {
        guard !string.isEmpty else { return 0 }
        return TextLayout.width(
            of: string, fontName: look.font.name, fontSize: look.font.size, atMost: .infinity
        )
    }

    /// Returns the letters of both strings: those that stay, by place from the end, and the others.
    private static func letters(of change: Change) -> [MorphGlyph] {
        let (old, new) = (Array(change.old.string), Array(change.new.string))
        let kept = keptPairs(old, new)
        var glyphs = kept.map { before, after in
            MorphGlyph(layer: layer(String(new[after]), change.new), before: before, after: after)
        }
        let (oldKept, newKept) = (Set(kept.map(\.0)), Set(kept.map(\.1)))
        for index in old.indices where !oldKept.contains(index) {
            glyphs.append(MorphGlyph(layer: layer(String(old[index]), change.old), before: index))
        }
        for index in new.indices where !newKept.contains(index) {
            glyphs.append(MorphGlyph(layer: layer(String(new[index]), change.new), after: index))
        }
        return glyphs
    }

    /// Returns the indices of the letters that stay in the old and in the new string.
    private static func keptPairs(_ old: [Character], _ new: [Character]) -> [(Int, Int)] {
        // Digits of the same place are compared, and the text before them from its start.
        let start = zip(old, new).prefix { $0 == $1 && !$0.isNumber }.count
        let shared = min(old.count, new.count) - start
        let ends = (0..<max(shared, 0)).map { (old.count - 1 - $0, new.count - 1 - $0) }
        return (0..<start).map { ($0, $0) } + ends.filter { old[$0] == new[$1] }
    }

    /// Returns a layer that shows a text with its lines.
    private static func whole(_ look: TextLook) -> CATextLayer {
        let layer = layer(look.string, look)
        layer.isWrapped = true
        layer.truncationMode = look.truncationMode
        layer.alignmentMode = look.alignmentMode
        return layer
    }

    private static func layer(_ string: String, _ look: TextLook) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = string
        layer.font = look.font.name
        return layer
    }

    /// The size of the letter of a layer, in points.
    private static func size(of layer: CATextLayer, _ look: TextLook) -> CGSize {
        var (look, lines) = (look, TextLook.Lines())
        look.string = layer.string as? String ?? ""
        return look.measure(.unspecified, &lines).size
    }
}

extension TextLook {
    /// Where the layer of the text truncates it.
    var truncationMode: CATextLayerTruncationMode {
        switch truncation {
        case .head: .start
        case .middle: .middle
        case .tail: .end
        }
    }

    /// How the layer of the text aligns its lines.
    var alignmentMode: CATextLayerAlignmentMode {
        switch alignment {
        case .natural: .natural
        case .center: .center
        case .trailing: .right
        case .justified: .justified
        }
    }
}
