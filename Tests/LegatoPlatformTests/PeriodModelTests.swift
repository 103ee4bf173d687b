import Legato
import Testing

import LegatoPlatform

/// Estimation of the refresh period.
struct PeriodModelTests {
    /// Returns evenly distributed numbers in -1...1 that are the same on every run.
    private func noise(_ count: Int) -> [Double] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(UInt64(1) << 53) * 2 - 1
        }
    }

    @Test("Finds the actual rate of a display that reports another one")
    func learnsRate() {
        let real = 0.01993
        var model = PeriodModel(base: 10, period: real * 0.9)
        for index in 1...400 { _ = model.observe(10 + Double(index) * real) }
        #expect(abs(model.period - real) < 1e-6)
        #expect(abs(model.base - (10 + 400 * real)) < 1e-5)
    }

    @Test("Jitter of a tenth of a period changes the period by less than two hundredths")
    func smoothsJitter() {
        let period = 1.0 / 60
        var model = PeriodModel(base: 0, period: period)
        var largest = 0.0
        for (index, noise) in noise(600).enumerated() {
            _ = model.observe((Double(index + 1) + 0.1 * noise) * period)
            largest = max(largest, abs(model.period - period))
        }
        #expect(largest < 0.02 * period)
    }

    @Test("Missed frames shift the phase and leave the period unchanged")
    func skips() {
        var model = PeriodModel(base: 0, period: 0.01)
        #expect(model.observe(0.0301) == .skipped)
        #expect(model.period == 0.01)
        #expect(abs(model.base - 0.03) < 1e-12)
        #expect(model.observe(0.0401) == .learned)
    }

    @Test("A timestamp that is too early is ignored")
    func ignores() {
        var model = PeriodModel(base: 0, period: 0.01)
        #expect(model.observe(0.004) == .ignored)
        #expect(model.base == 0)
        #expect(model.period == 0.01)
    }

    @Test("A timestamp 40 % late shifts the phase by a twentieth and the period by a 62nd")
    func weighsSingleError() {
        var model = PeriodModel(base: 0, period: 0.01)
        #expect(model.observe(0.014) == .learned)
        #expect(abs(model.base - (0.01 + 0.004 / 8)) < 1e-15)
        #expect(abs(model.period - (0.01 + 0.004 / 25)) < 1e-15)
    }

    @Test(
        "A rate switch is detected within two windows",
        arguments: [
            (60.0, 120.0), (60.0, 144.0), (60.0, 48.0), (120.0, 48.0), (48.0, 120.0),
        ]
    )
    func relocks(from: Double, to: Double) {
        var model = PeriodModel(base: 0, period: 1 / from)
        for index in 1...60 { _ = model.observe(Double(index) / from) }
        let start = 60 / from
        for index in 1...(2 * PeriodModel.fitWindow) {
            _ = model.observe(start + Double(index) / to)
        }
        // A slower display may be modelled as every n-th point of a faster grid.
        let perStamp = (1 / to) / model.period
        #expect(abs(perStamp - perStamp.rounded()) < 0.01)
        #expect(perStamp > 0.5)
    }

    @Test("A period must be greater than zero")
    func refusesZero() async {
        await #expect(processExitsWith: .failure) { _ = PeriodModel(base: 0, period: 0) }
    }
}
