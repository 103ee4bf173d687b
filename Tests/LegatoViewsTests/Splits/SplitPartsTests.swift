import Foundation
import TestSupport
import Testing

@testable import LegatoViews

/// The lengths of panes.
struct SplitPartsTests {
    /// Random parts with small whole numbers.
    private func split(_ random: inout SeededRandom, keeping: Bool) -> SplitParts {
        let parts = (0..<Int.random(in: 2...5, using: &random)).map { index in
            let minimum = CGFloat(Int.random(in: 0...60, using: &random))
            let isOpen = random.chance(of: 0.4)
            return SplitParts.SplitPart(
                minimum: minimum,
                maximum: isOpen
                    ? .infinity : minimum + CGFloat(Int.random(in: 0...200, using: &random)),
                length: keeping && index > 0 && random.chance(of: 0.5)
                    ? CGFloat(Int.random(in: 0...300, using: &random)) : nil,
                weight: CGFloat(Int.random(in: 0...9, using: &random))
            )
        }
        return SplitParts(parts: parts)
    }

    @Test("Panes fill the length as far as their limits allow, and stay within them")
    func limits() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<2000 {
            let split = split(&random, keeping: random.chance(of: 0.5))
            let total = CGFloat(Int.random(in: 0...900, using: &random))
            let lengths = split.lengths(in: total)
            for (part, length) in zip(split.parts, lengths) {
                #expect(length >= part.minimum - 1e-9 && length <= part.maximum + 1e-9)
            }
            let minimum = split.parts.reduce(0) { $0 + $1.minimum }
            let sum = lengths.reduce(0, +)
            let hasRoom = split.parts.contains { $0.length == nil && $0.maximum == .infinity }
            if hasRoom { #expect(abs(sum - max(total, minimum)) < 1e-6, "\(split) in \(total)") }
            #expect(sum <= max(total, minimum) + 1e-6)
        }
    }

    @Test("Panes between their limits have lengths in proportion to their weights")
    func proportion() {
        var random = SeededRandom(seed: 12)
        for _ in 0..<2000 {
            let split = split(&random, keeping: false)
            let total = CGFloat(Int.random(in: 100...900, using: &random))
            let units = zip(split.parts, split.lengths(in: total)).compactMap { part, length in
                length > part.minimum && length < part.maximum && part.weight > 0
                    ? length / part.weight : nil
            }
            for unit in units.dropFirst() { #expect(abs(unit - units[0]) < 1e-6 * units[0]) }
        }
    }

    @Test("A moved divider keeps the sum, and the lengths in which it results are the shares")
    func moves() {
        var random = SeededRandom(seed: 13)
        for _ in 0..<2000 {
            var split = split(&random, keeping: random.chance(of: 0.5))
            let minimum = split.parts.reduce(0) { $0 + $1.minimum }
            let total = minimum + CGFloat(Int.random(in: 0...400, using: &random))
            let before = split.lengths(in: total)
            let index = Int.random(in: 0..<split.parts.count - 1, using: &random)
            let distance = CGFloat(Int.random(in: -300...300, using: &random))
            let range = split.range(ofDividerAfter: index, at: before)
            let changes = split.moveDivider(after: index, by: distance, from: before)
            let expected = min(max(distance, range.lowerBound), range.upperBound)
            for (changed, length) in changes {
                if split.parts[changed].length != nil {
                    split.parts[changed].length = length
                    #expect(abs(abs(length - before[changed]) - abs(expected)) < 1e-9)
                } else {
                    split.parts[changed].weight = length
                }
                let part = split.parts[changed]
                #expect(length >= part.minimum - 1e-9 && length <= part.maximum + 1e-9)
            }
            let isPair = split.parts.allSatisfy { $0.length == nil }
            guard isPair, abs(before.reduce(0, +) - total) < 1e-9 else { continue }
            let after = split.lengths(in: total)
            #expect(abs(after.reduce(0, +) - total) < 1e-6)
            #expect(abs(after[index] - before[index] - expected) < 1e-3)
            #expect(abs(after[index + 1] - before[index + 1] + expected) < 1e-3)
        }
    }
}
