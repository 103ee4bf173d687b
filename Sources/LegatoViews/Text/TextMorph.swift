import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The animated change of a text's string, letter by letter, above a text layer.
final class TextMorph {
    /// The looks before and after a change of the string.
    struct Change {
        let old: TextLook
        let new: TextLook

        /// Creates the change between two looks; nil if it is not animated.
        init?(from old: TextLook, to new: TextLook) {
            guard old.string != new.string, !new.transition.kind.isIdentityForText else {
                return nil
            }
            (self.old, self.new) = (old, new)
        }

        /// Whether both strings are short and on one line, so that their letters are animated.
        fileprivate var hasLetters: Bool {
            if case .opacity = new.transition.kind { return false }
            return [old, new].allSatisfy { look in
                look.string.count <= 40 && !look.string.contains(where: \.isNewline)
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
    private struct Glyph {
        let layer: CATextLayer
        /// The left edge before the change; nil for an inserted letter.
        var from: CGFloat?
        /// The left edge after the change; nil for a removed letter.
        var to: CGFloat?
    }

    /// Called at the end.
    var onEnd: () -> Void = {}
    private let progress: AnimatedValue<CGFloat>
    private var glyphs: [Glyph] = []
    private let direction: CGFloat

    init(
        _ change: Change, in text: CATextLayer, _ place: TransactionNode, _ graph: ViewGraph
    ) {
        direction = change.direction
        progress = AnimatedValue(0, graph, place, of: Text.self)
        let anchor = text.anchorPoint.x
        glyphs =
            change.hasLetters ? Self.letters(of: change, anchor) : Self.whole(of: change, anchor)
        Transaction().runAlone {
            for glyph in glyphs { text.addSublayer(glyph.layer) }
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
        let progress = progress.shown
        let visible = Float(min(max(progress, 0), 1))
        for glyph in glyphs {
            let layer = glyph.layer
            let distance = direction * layer.bounds.height * 0.6
            var place = CGPoint(x: 0, y: layer.bounds.height / 2)
            switch (glyph.from, glyph.to) {
            case (let from?, let to?): place.x = from + (to - from) * progress
            case (let from?, nil):
                place = CGPoint(x: from, y: place.y + distance * progress)
                layer.opacity = 1 - visible
            case (nil, let to?):
                place = CGPoint(x: to, y: place.y - distance * (1 - progress))
                layer.opacity = visible
            case (nil, nil): break
            }
            layer.position = CGPoint(x: place.x + layer.bounds.width / 2, y: place.y)
        }
    }

    /// The letters of a look with the left edges of all, and the width of the text.
    private static func row(of look: TextLook) -> (letters: [Character], x: [CGFloat], CGFloat) {
        let letters = Array(look.string)
        let x = (0...letters.count).map { width(of: String(letters[..<$0]), look) }
        return (letters, x, x[letters.count].rounded(.up))
    }

    private static func width(of string: String, _ look: TextLook) -> CGFloat {
        guard !string.isEmpty else { return 0 }
        return TextLayout.width(
            of: string, fontName: look.font.name, fontSize: look.font.size, atMost: .infinity
        )
    }

    /// Returns the letters of both strings: those that stay, by place from the end, and the others.
    private static func letters(of change: Change, _ anchor: CGFloat) -> [Glyph] {
        let (old, oldX, oldWidth) = row(of: change.old)
        let (new, newX, newWidth) = row(of: change.new)
        // The layer's anchor moves from its place in the old text to that in the new one.
        let shift = (newWidth - oldWidth) * anchor
        let kept = keptPairs(old, new, isNumeric: change.direction != 0)
        var glyphs = kept.map { before, after in
            Glyph(
                layer: layer(String(new[after]), change.new), from: oldX[before] + shift,
                to: newX[after]
            )
        }
        let (oldKept, newKept) = (Set(kept.map(\.0)), Set(kept.map(\.1)))
        for index in old.indices where !oldKept.contains(index) {
            glyphs.append(
                Glyph(layer: layer(String(old[index]), change.old), from: oldX[index] + shift))
        }
        for index in new.indices where !newKept.contains(index) {
            glyphs.append(Glyph(layer: layer(String(new[index]), change.new), to: newX[index]))
        }
        return glyphs
    }

    /// Returns the indices of the letters that stay in the old and in the new string.
    private static func keptPairs(
        _ old: [Character], _ new: [Character], isNumeric: Bool
    ) -> [(Int, Int)] {
        guard isNumeric else {
            var (removed, inserted) = (Set<Int>(), Set<Int>())
            for change in new.difference(from: old) {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
            return Array(
                zip(
                    old.indices.filter { !removed.contains($0) },
                    new.indices.filter { !inserted.contains($0) }
                )
            )
        }
        // Digits of the same place are compared, and the text before them from its start.
        let start = zip(old, new).prefix { $0 == $1 && !$0.isNumber }.count
        let shared = min(old.count, new.count) - start
        let ends = (0..<max(shared, 0)).map { (old.count - 1 - $0, new.count - 1 - $0) }
        return (0..<start).map { ($0, $0) } + ends.filter { old[$0] == new[$1] }
    }

    /// Returns the two texts as wholes.
    private static func whole(of change: Change, _ anchor: CGFloat) -> [Glyph] {
        let (old, new) = (
            layer(change.old.string, change.old), layer(change.new.string, change.new)
        )
        // The layer's anchor moves from its place in the old text to that in the new one.
        let shift = (new.bounds.width - old.bounds.width) * anchor
        return [Glyph(layer: old, from: shift), Glyph(layer: new, to: 0)]
    }

    private static func layer(_ string: String, _ look: TextLook) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = string
        layer.font = look.font.name
        layer.fontSize = look.font.size
        var lines = TextLook.Lines()
        var look = look
        look.string = string
        layer.bounds.size = look.measure(.unspecified, &lines).size
        return layer
    }
}
