/// Shrinks the decisions of a failing case.
enum Shrinker {
    /// Returns a minimal sequence of decisions that still fails.
    ///
    /// Each pass drops runs of decisions, lowers single ones, and lowers one while dropping
    /// another, such as a count together with one of the counted things. Passes repeat until none
    /// changes anything.
    /// - Parameters:
    ///   - draws: The decisions of a case that fails.
    ///   - fails: Whether a case with these decisions fails in the same way.
    /// - Returns: Decisions that fail, too.
    static func shrink(
        _ draws: [UInt64], while fails: ([UInt64]) throws -> Bool
    ) rethrows -> [UInt64] {
        var draws = draws
        var previous: [UInt64]
        repeat {
            previous = draws
            try leaveOut(&draws, while: fails)
            try lower(&draws, while: fails)
            try lowerAndLeaveOut(&draws, while: fails)
        } while draws != previous
        return draws
    }

    private static func leaveOut(
        _ draws: inout [UInt64], while fails: ([UInt64]) throws -> Bool
    ) rethrows {
        var size = max(draws.count / 2, 1)
        while true {
            var start = 0
            while start < draws.count {
                var candidate = draws
                candidate.removeSubrange(start..<min(start + size, draws.count))
                if try fails(candidate) { draws = candidate } else { start += size }
            }
            if size == 1 { return }
            size /= 2
        }
    }

    private static func lower(
        _ draws: inout [UInt64], while fails: ([UInt64]) throws -> Bool
    ) rethrows {
        for index in draws.indices {
            // The whole sequence first, then halves, so that the number of tries is logarithmic.
            var step = draws[index]
            while step > 0 {
                var candidate = draws
                candidate[index] -= step
                if try fails(candidate) {
                    draws = candidate
                    step = min(step, draws[index])
                } else {
                    step /= 2
                }
            }
        }
    }

    private static func lowerAndLeaveOut(
        _ draws: inout [UInt64], while fails: ([UInt64]) throws -> Bool
    ) rethrows {
        var index = 0
        while index < draws.count {
            guard draws[index] > 0, try leaveOutOne(&draws, lowering: index, while: fails) else {
                index += 1
                continue
            }
        }
    }

    /// Lowers a decision by one and drops one of those shortly after it.
    private static func leaveOutOne(
        _ draws: inout [UInt64], lowering index: Int, while fails: ([UInt64]) throws -> Bool
    ) rethrows -> Bool {
        for other in draws.indices.dropFirst(index + 1).prefix(12) {
            var candidate = draws
            candidate[index] -= 1
            candidate.remove(at: other)
            if try fails(candidate) {
                draws = candidate
                return true
            }
        }
        return false
    }
}
