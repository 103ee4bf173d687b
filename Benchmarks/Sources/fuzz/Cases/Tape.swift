/// The decisions of one random case, in order.
///
/// A case reads each of its decisions from the tape. Equal tapes therefore give equal cases, and a
/// tape with fewer or smaller decisions gives a smaller case. After its end a tape returns 0, which
/// is therefore the simplest choice everywhere.
struct Tape {
    /// The decisions taken so far.
    private(set) var draws: [UInt64] = []
    /// The operations of the case, one per line, if the tape keeps a transcript.
    private(set) var transcript: [String] = []
    private let recorded: [UInt64]?
    private var random: UInt64
    private let keepsTranscript: Bool
    /// Receives every decision before it takes effect.
    var onDraw: ((UInt64) -> Void)?
    /// Receives every line of the transcript before its operation is performed.
    var onLine: ((String) -> Void)?

    /// Creates a tape of random decisions.
    init(seed: UInt64, keepsTranscript: Bool = false) {
        recorded = nil
        random = seed
        self.keepsTranscript = keepsTranscript
    }

    /// Creates a tape of recorded decisions.
    init(replaying draws: [UInt64], keepsTranscript: Bool = true) {
        recorded = draws
        random = 0
        self.keepsTranscript = keepsTranscript
    }

    /// Returns the next decision: an integer in 0..<`count`.
    mutating func below(_ count: Int) -> Int {
        let limit = UInt64(max(count, 1))
        let drawn: UInt64
        if let recorded {
            drawn = draws.count < recorded.count ? min(recorded[draws.count], limit - 1) : 0
        } else {
            drawn = nextRandom() % limit
        }
        draws.append(drawn)
        onDraw?(drawn)
        return Int(drawn)
    }

    /// Returns true with a probability of `one` in `count`.
    mutating func chance(_ one: Int, in count: Int) -> Bool { below(count) >= count - one }

    /// Returns one of some values; the first is the simplest.
    mutating func pick<T>(_ things: [T]) -> T { things[below(things.count)] }

    /// Records an operation.
    mutating func say(_ line: @autoclosure () -> String) {
        guard keepsTranscript else { return }
        let line = line()
        transcript.append(line)
        onLine?(line)
    }

    /// SplitMix64.
    private mutating func nextRandom() -> UInt64 {
        random &+= 0x9E37_79B9_7F4A_7C15
        var z = random
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Tape {
    /// Returns a common number, or, in one of three cases, one at the limits of arithmetic.
    mutating func number() -> Double {
        if chance(1, in: 3) { return pick(Self.oddNumbers) }
        return pick(Self.plainNumbers)
    }

    /// Returns a finite number of either kind.
    mutating func finiteNumber() -> Double {
        if chance(1, in: 3) { return pick(Self.oddNumbers.filter(\.isFinite)) }
        return pick(Self.plainNumbers)
    }

    /// Returns a finite single-precision number of either kind.
    mutating func finiteFloat() -> Float {
        let limit = Double(Float.greatestFiniteMagnitude)
        return Float(max(-limit, min(limit, finiteNumber())))
    }

    /// Returns a common number.
    mutating func plainNumber() -> Double { pick(Self.plainNumbers) }

    /// Returns an integer, sometimes one at the limits of arithmetic.
    mutating func wholeNumber() -> Int {
        if chance(1, in: 4) {
            return pick([.max, .min, .max - 1, 1 << 31, -1 << 31, 1 << 32, -1, 1_000_000_000])
        }
        return pick([0, 1, 2, 3, 7, 10, 60, 255, 256])
    }

    static let plainNumbers: [Double] = [
        0, 1, 0.5, 10, 2, 40, -1, 100, 3, 0.25, -10, 17, 0.03, 2.5, 1.0 / 3, 255, -0.5, 1000, 0.999,
        33.3, 0.1, 90, 180, 360, -360, .pi, 2 * .pi,
    ]

    /// The limits of the types, powers at which conversions fail, infinities and NaN.
    static let oddNumbers: [Double] = [
        1e4, 1e5, 1e6, 1e7, -1e6, 1e-3, 1e-6, 1e-9, -0.0, 16_777_216, 16_777_217, 32_767, 32_768,
        65_536, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 4_294_967_296, 1e9,
        1e10,
        -1e10, 1e15, 9.2e18, 9_223_372_036_854_775_808, 1.9e19, 1e19, -1e19, 1e20, 1e30, 1e37,
        3.4e38,
        4e38, -4e38, 1e39, 1e100, 1e154, 1.4e154, 1e155, -1e155, 1e300, 1.7e308,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude,
        .leastNonzeroMagnitude, 1e-38, 1e-45, 1e-300, .ulpOfOne, 1 + .ulpOfOne, 0.9999999999,
        .infinity, -.infinity, .nan,
    ]
}
