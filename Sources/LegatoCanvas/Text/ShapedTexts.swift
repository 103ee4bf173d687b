import CCanvas
import Foundation
import LegatoGraphics

/// A cache of the lines of recent short texts, limited in bytes.
///
/// Lines do not refer to pango's objects, which belong to one thread, so that all threads can share
/// them for measuring and drawing.
final class ShapedTexts: Sendable {
    /// Everything that determines the lines of a text.
    struct Key: Hashable, Sendable {
        var string: String
        var fontName: String
        var fontSize: CGFloat
        /// The width at which lines are broken or truncated, in points; nil for none.
        var width: CGFloat?
        var isJustified = false
        /// Where an overlong line is truncated; nil for no truncation.
        var truncation: PangoEllipsizeMode?
        /// The height in which the last line is truncated, in points; nil for one line per
        /// paragraph.
        var room: CGFloat?

        /// The same text on one line per paragraph, complete.
        var natural: Key { Key(string: string, fontName: fontName, fontSize: fontSize) }

        /// Whether its lines are cached.
        ///
        /// Longer texts are not, because they are laid out in parts, up to the last line requested;
        /// nor are larger ones, because they are scaled to fit pango's range.
        var isKept: Bool {
            string.utf8.count <= TextLimits.standard.brokenBytes
                && fontName.utf8.count <= TextLimits.fontNameBytes && fontSize <= 500
        }
    }

    /// The lines of a text.
    final class Lines: Sendable {
        /// The lines, from the top; nil if they cannot be cached, so that each use lays them out
        /// again.
        let lines: [ShapedLine]?
        let bytes: Int

        init(_ lines: [ShapedLine]?, _ key: Key) {
            self.lines = lines
            let names = key.string.utf8.count + key.fontName.utf8.count
            bytes = lines?.reduce(256 + names) { $0 + $1.bytes } ?? 256 + names
        }
    }

    fileprivate struct State {
        /// The texts used since the older ones were last dropped.
        var recent: [Key: Lines] = [:]
        /// The texts used only before that.
        var older: [Key: Lines] = [:]
        var (recentBytes, olderBytes) = (0, 0)
        var (shaped, hits) = (0, 0)
    }

    /// The cache of this process.
    static let shared = ShapedTexts(budget: 8 << 20)

    /// The maximum size of all texts, in bytes.
    let budget: Int
    private let state = Locked(State())

    init(budget: Int) { self.budget = budget }

    var statistics: TextStatistics {
        state.withLock {
            TextStatistics(
                shaped: $0.shaped, hits: $0.hits, bytes: $0.recentBytes + $0.olderBytes
            )
        }
    }

    /// Returns the lines of a text, shaped by a closure if they are not cached.
    ///
    /// A text that fits on one line has the same line at every sufficient width, so it is shaped
    /// once for all of them.
    ///
    /// - Returns: The lines; nil if each use has to lay them out.
    func lines(
        of key: Key, _ shape: (Key) throws(TextLayoutError) -> [ShapedLine]?
    ) throws(TextLayoutError) -> [ShapedLine]? {
        guard let width = key.width, !key.string.endsLines else {
            return try exactLines(of: key, shape)
        }
        guard let natural = try exactLines(of: key.natural, shape) else { return nil }
        // One pango unit, to allow for letter spacing that is not a whole number of units.
        let hasDetails = key.fontName.utf8.contains(UInt8(ascii: "#"))
        let room = (min(width, 1_000_000) * CGFloat(PANGO_SCALE)).rounded(.towardZero)
        if let line = natural.first, natural.count == 1,
            line.width * CGFloat(PANGO_SCALE) + (hasDetails ? 1 : 0) <= room
        {
            return natural
        }
        return try exactLines(of: key, shape)
    }

    private func exactLines(
        of key: Key, _ shape: (Key) throws(TextLayoutError) -> [ShapedLine]?
    ) throws(TextLayoutError) -> [ShapedLine]? {
        if let known = state.withLock({ $0.find(key, budget) }) { return known.lines }
        let lines = Lines(try shape(key), key)
        state.withLock {
            $0.shaped += 1
            $0.keep(lines, for: key, budget)
        }
        return lines.lines
    }
}

extension ShapedTexts.State {
    fileprivate mutating func find(
        _ key: ShapedTexts.Key, _ budget: Int
    ) -> ShapedTexts.Lines? {
        if let lines = recent[key] {
            hits += 1
            return lines
        }
        guard let lines = older.removeValue(forKey: key) else { return nil }
        olderBytes -= lines.bytes
        hits += 1
        keep(lines, for: key, budget)
        return lines
    }

    /// Adds a text; when the recent ones fill half of the budget, drops the older ones.
    fileprivate mutating func keep(
        _ lines: ShapedTexts.Lines, for key: ShapedTexts.Key, _ budget: Int
    ) {
        guard lines.bytes <= budget / 2 else { return }
        if recentBytes + lines.bytes > budget / 2 {
            (older, olderBytes) = (recent, recentBytes)
            (recent, recentBytes) = ([:], 0)
        }
        if let before = recent.updateValue(lines, forKey: key) { recentBytes -= before.bytes }
        recentBytes += lines.bytes
    }
}

extension TextStatistics {
    /// The maximum size of the cached lines, in bytes.
    public static var maximumBytes: Int { ShapedTexts.shared.budget }
    /// The statistics up to now.
    public static var current: TextStatistics { ShapedTexts.shared.statistics }
}

extension String {
    /// Whether one of its lines may end early, regardless of the width: at a control character, or
    /// at U+0085, U+2028 or U+2029.
    var endsLines: Bool {
        var text = self
        return text.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case 0x09...0x0D: return true
                case 0xC2 where bytes[index + 1] == 0x85: return true
                case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
                    return true
                default: continue
                }
            }
            return false
        }
    }
}
