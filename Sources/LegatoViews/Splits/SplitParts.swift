import Foundation
import LegatoGraphics

/// Parts side by side that share a length.
///
/// Parts that keep a length have it, and the others share the rest in proportion to their weights,
/// all within their limits. If there is too little space, the parts that keep a length shrink
/// towards their minimums.
nonisolated struct SplitParts: Equatable {
    /// A part with its limits, in points.
    struct SplitPart: Equatable {
        var minimum: CGFloat
        var maximum: CGFloat
        /// The length that it keeps; nil for a share of the rest.
        var length: CGFloat?
        /// The weight of its share.
        var weight: CGFloat = 1

        /// The limited length.
        func limited(_ length: CGFloat) -> CGFloat { min(max(length, minimum), maximum) }
    }

    var parts: [SplitPart] = []
    /// Whether the parts that keep a length cover the other parts.
    var covers = false

    /// Returns the lengths of the parts in a total length, in points.
    func lengths(in total: CGFloat) -> [CGFloat] {
        var result = parts.map { part in part.length.map(part.limited) ?? 0 }
        let kept = result.reduce(0, +)
        for (index, length) in shares(of: covers ? total : total - kept) { result[index] = length }
        let others = parts.indices.filter { parts[$0].length == nil && !covers }
        let excess = kept + others.reduce(0) { $0 + result[$1] } - total
        let room = parts.indices.filter { parts[$0].length != nil }
            .reduce(0) { $0 + result[$1] - parts[$1].minimum }
        guard excess > 0, room > 0 else { return result }
        let fraction = min(excess / room, 1)
        for index in parts.indices where parts[index].length != nil {
            result[index] -= (result[index] - parts[index].minimum) * fraction
        }
        return result
    }

    /// The shares of the parts that keep no length.
    ///
    /// In each round the parts that violate the limits on the side that prevails get their limit.
    private func shares(of length: CGFloat) -> [Int: CGFloat] {
        var shares: [Int: CGFloat] = [:]
        var open = parts.indices.filter { parts[$0].length == nil }
        // A part that was dragged to nothing has the smallest weight, and still takes what the
        // others leave.
        func weight(_ index: Int) -> CGFloat { max(parts[index].weight, 1e-6) }
        while !open.isEmpty {
            let free = length - shares.values.reduce(0, +)
            let unit = free / open.reduce(0) { $0 + weight($1) }
            var violation: CGFloat = 0
            for index in open {
                let share = unit * weight(index)
                shares[index] = parts[index].limited(share)
                violation += parts[index].limited(share) - share
            }
            let settled = open.filter { index in
                let share = unit * weight(index)
                let change = parts[index].limited(share) - share
                return violation > 0 ? change > 0 : violation < 0 ? change < 0 : true
            }
            open.removeAll { settled.contains($0) }
            for index in open { shares[index] = nil }
        }
        return shares
    }

    /// The part that grows if the divider after a part moves forwards, and the one that shrinks.
    ///
    /// A part that keeps its length trades with the nearest part that does not.
    private func trade(at index: Int) -> (grows: Int, shrinks: Int?) {
        guard parts[index].length == nil else {
            return (index, parts.indices.first { $0 > index && parts[$0].length == nil })
        }
        return (index, index + 1)
    }

    /// The distances by which the divider after a part can move, in points.
    func range(ofDividerAfter index: Int, at lengths: [CGFloat]) -> ClosedRange<CGFloat> {
        let (grows, shrinks) = trade(at: index)
        var lower = parts[grows].minimum - lengths[grows]
        var upper = parts[grows].maximum - lengths[grows]
        if let shrinks, !covers {
            lower = max(lower, lengths[shrinks] - parts[shrinks].maximum)
            upper = min(upper, lengths[shrinks] - parts[shrinks].minimum)
        }
        return min(lower, 0)...max(upper, 0)
    }

    /// Returns the lengths to keep after the divider after a part has moved forwards by a distance,
    /// by the index of their part.
    ///
    /// - Parameters:
    ///   - index: The index of the part.
    ///   - distance: The distance, in points; it is limited by the parts on both sides.
    ///   - lengths: The lengths of all parts before.
    /// - Returns: The length of a part that keeps one, or the weights of all parts that share.
    func moveDivider(
        after index: Int, by distance: CGFloat, from lengths: [CGFloat]
    ) -> [Int: CGFloat] {
        let range = range(ofDividerAfter: index, at: lengths)
        let change = min(max(distance, range.lowerBound), range.upperBound)
        let (grows, shrinks) = trade(at: index)
        if parts[grows].length != nil { return [grows: lengths[grows] + change] }
        guard let shrinks else { return [:] }
        if parts[shrinks].length != nil { return [shrinks: lengths[shrinks] - change] }
        var result: [Int: CGFloat] = [:]
        for index in parts.indices where parts[index].length == nil {
            result[index] = lengths[index]
        }
        result[grows] = lengths[grows] + change
        result[shrinks] = lengths[shrinks] - change
        return result
    }
}
