import Legato
import TestSupport
import Testing

/// The fixtures about colours, evaluated with the colours of views.
struct StyleColorFixtureTests {
    @Test func colourMixingAndInterpolationMatchTheFixtures() throws {
        try checkFixtures(systems: ["swiftui.Color"]) { entry, reader in
            let environment = EnvironmentValues()
            if entry.call == "perceptual (Oklab) mix in sRGB bytes" {
                let mixture = try color(reader.string("from"))
                    .mix(with: color(reader.string("to")), by: reader.number("fraction"))
                    .resolve(in: environment)
                return .list(
                    [mixture.red, mixture.green, mixture.blue].map {
                        .number(Double(min(max($0, 0), 1) * 255))
                    }
                )
            }
            let delta =
                #/animation\ delta\ vector\ \[l,\ m,\ s,\ opacity\]\ of\ a\ fill\ going\ #(?<from>\w+)\ →\ #(?<to>\w+)/#
            guard let match = entry.call.wholeMatch(of: delta) else {
                throw FixtureError.unknownCall(entry.call)
            }
            let from = try color(String(match.from)).resolve(in: environment)
            let to = try color(String(match.to)).resolve(in: environment)
            let data = (to.animatableData - from.animatableData).simd
            return .list((0..<4).map { .number(data[$0]) })
        }
    }

    private func color(_ digits: String) throws -> Color {
        let number = try #require(UInt32(digits, radix: 16))
        func component(_ shift: UInt32) -> Double { Double((number >> shift) & 0xFF) / 255 }
        return Color(red: component(16), green: component(8), blue: component(0))
    }
}
