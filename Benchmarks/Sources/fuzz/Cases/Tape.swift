/// The decisions of one random case, in order.
///
/// A case asks the tape for every decision that it takes, so that the same tape gives the same case
/// again, and a tape with fewer or smaller decisions gives a smaller one. A tape that has ended
/// answers 0, which is therefore the plainest choice everywhere.
struct Tape {
    /// The decisions taken so far.
    private(set) var draws: [UInt64] = []
    /// What the case did, one line an operation, if the tape keeps a transcript.
    private(set) var transcript: [String] = []
    private let recorded: [UInt64]?
    private var random: UInt64
    private let keepsTranscript: Bool
    /// Hears of every decision before it takes effect.
    var onDraw: ((UInt64) -> Void)?
    /// Hears of every line of the transcript before its operation is done.
    var onLine: ((String) -> Void)?

    /// A tape that decides at random.
    init(seed: UInt64, keepsTranscript: Bool = false) {
        recorded = nil
        random = seed
        self.keepsTranscript = keepsTranscript
    }

    /// A tape that decides as recorded.
    init(replaying draws: [UInt64], keepsTranscript: Bool = true) {
        recorded = draws
        random = 0
        self.keepsTranscript = keepsTranscript
    }

    /// The next decision: a whole number from 0 up to, not including, `count`.
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

    /// Whether something happens that happens `one` times in `count`.
    mutating func chance(_ one: Int, in count: Int) -> Bool { below(count) >= count - one }

    /// One of some things; the first is the plainest.
    mutating func pick<T>(_ things: [T]) -> T { things[below(things.count)] }

    /// Notes an operation.
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
    /// A number as people write it, or, one time in three, one at which arithmetic breaks.
    mutating func number() -> Double {
        if chance(1, in: 3) { return pick(Self.oddNumbers) }
        return pick(Self.plainNumbers)
    }

    /// A finite number of either kind.
    mutating func finiteNumber() -> Double {
        if chance(1, in: 3) { return pick(Self.oddNumbers.filter(\.isFinite)) }
        return pick(Self.plainNumbers)
    }

    /// A finite number of either kind, as single precision holds it.
    mutating func finiteFloat() -> Float {
        let limit = Double(Float.greatestFiniteMagnitude)
        return Float(max(-limit, min(limit, finiteNumber())))
    }

    /// A number as people write it.
    mutating func plainNumber() -> Double { pick(Self.plainNumbers) }

    /// A whole number, now and then one at which arithmetic breaks.
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

    /// The ends of what the types hold, powers at which conversions end, and what is no number.
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
