import Foundation

/// A seeded random number generator (SplitMix64 by Sebastiano Vigna).
public struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator, and prints the seed if `LEGATO_SEEDS` is set in the environment.
    public init(seed: UInt64) {
        if Self.printsSeeds { print("seed \(seed)") }
        state = seed
    }

    private static let printsSeeds = ProcessInfo.processInfo.environment["LEGATO_SEEDS"] != nil

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number in 0..<1.
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns true with a probability from 0 to 1.
    public mutating func chance(of share: Double) -> Bool { unit() < share }

    /// Returns an integer from -64 to 64, for which small sums are exact.
    public mutating func whole() -> Double { Double(Int.random(in: -64...64, using: &self)) }
}
