/// Pseudorandom numbers that are determined by a key, so that those of a particle never change.
///
/// Mixing follows SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
struct ParticleRandom {
    /// The use of a number; independent numbers per use keep a new range from changing the others.
    enum Use: UInt64 {
        case lifetime = 1
        case velocity, tilt, turn, scale, spin, red, green, blue, alpha, x, y, z, part, phase
    }

    let key: UInt64

    init(_ key: UInt64) { self.key = key }

    /// The key of a child: a cell of an emitter, or a particle of a cell.
    func key(_ index: UInt64) -> UInt64 { Self.mixed(key &+ (index &+ 1) &* 0x9E37_79B9_7F4A_7C15) }

    /// A number in 0..<1.
    func unit(_ use: Use) -> Double {
        let bits = Self.mixed(key &+ use.rawValue &* 0xD1B5_4A32_D192_ED03)
        return Double(bits >> 11) * 0x1p-53
    }

    /// A mean, plus or minus up to half a range.
    func value(_ mean: Double, range: Double, _ use: Use) -> Double {
        range == 0 ? mean : mean + range * (unit(use) - 0.5)
    }

    private static func mixed(_ bits: UInt64) -> UInt64 {
        var z = bits
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
