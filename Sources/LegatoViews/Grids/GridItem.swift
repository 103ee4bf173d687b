public import Foundation
import LegatoGraphics
import LegatoMotion

/// A column or row of a lazy grid.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
///     ForEach(0..<10) { Text("\($0)") }
/// }
/// ```
public nonisolated struct GridItem: Sendable {
    /// The length of a column or row.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// A share of the space that the fixed items leave, within limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit into a share of the space, each within limits in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length.
    public var size: Size
    /// The distance to the next item, in points; nil for 8 points.
    public var spacing: CGFloat?
    /// The alignment of views in the item; nil for that of the grid.
    public var alignment: Alignment?

    /// Creates an item.
    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }

    /// The item with its numbers clamped to their ranges.
    func checked(by check: NumberCheck) -> GridItem {
        var item = self
        item.spacing = check.number(spacing)
        switch size {
        case .fixed(let length): item.size = .fixed(check.length(length) ?? 0)
        case .flexible(let minimum, let maximum):
            item.size = .flexible(
                minimum: check.length(minimum) ?? 10, maximum: check.limit(maximum) ?? .infinity
            )
        case .adaptive(let minimum, let maximum):
            item.size = .adaptive(
                minimum: max(check.length(minimum) ?? 10, 1),
                maximum: check.limit(maximum) ?? .infinity
            )
        }
        return item
    }
}

/// A column of a grid of known width, or a row of known height.
nonisolated struct GridTrack {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// Returns the tracks of checked items that share a length; nil uses their minimum lengths.
    static func tracks(of items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        let gaps = items.map { $0.spacing ?? 8 }
        var rest = length.map { $0 - gaps.dropLast().reduce(0, +) }
        var shares = items.count
        for case .fixed(let fixed) in items.map(\.size) {
            rest = rest.map { $0 - fixed }
            shares -= 1
        }
        var tracks: [GridTrack] = []
        var start: CGFloat = 0
        for (item, gap) in zip(items, gaps) {
            var count = 1
            var each: CGFloat
            switch item.size {
            case .fixed(let fixed): each = fixed
            case .flexible(let minimum, let maximum):
                let share = rest.map { $0 / CGFloat(shares) } ?? minimum
                each = max(min(share, maximum), minimum)
                rest = rest.map { $0 - each }
                shares -= 1
            case .adaptive(let minimum, let maximum):
                let share = rest.map { max($0 / CGFloat(shares), 0) } ?? minimum
                // A negative distance can take all of the length.
                if share.isFinite, minimum + gap > 0 {
                    count = Int(min(max((share + gap) / (minimum + gap), 1), 10_000))
                }
                each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
                each = max(min(each, maximum), minimum)
                rest = rest.map { $0 - share }
                shares -= 1
            }
            for _ in 0..<count {
                if !each.isFinite { each = 10 }
                tracks.append(GridTrack(start: start, length: each, alignment: item.alignment))
                start += each + gap
            }
        }
        return tracks
    }
}

/// The views that stay in place while the content of a lazy container scrolls.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
