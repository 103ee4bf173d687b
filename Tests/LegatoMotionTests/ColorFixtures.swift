import Foundation
import LegatoGraphics
import LegatoMotion
import TestSupport

/// Evaluates fixtures for the animation of view colours.
enum ColorFixtures {
    static func answer(_ entry: FixtureEntry, _ reader: FixtureReader) throws -> FixtureValue {
        if entry.call == "perceptual (Oklab) mix in sRGB bytes" {
            let from = try color("from", try reader.string("from"))
            let to = try color("to", try reader.string("to"))
            var mixed = from
            mixed.animatableData.interpolate(
                towards: to.animatableData, amount: try reader.number("fraction")
            )
            let color = mixed.cgColor
            return .list(
                [color.red, color.green, color.blue].map {
                    .number(min(max(Double($0), 0), 1) * 255)
                }
            )
        }
        let delta =
            #/
            animation\ delta\ vector\ \[l,\ m,\ s,\ opacity\]\ of\ a\ fill\ going
            \ (?<from>\#?[0-9A-Fa-f]+)\ →\ (?<to>\#?[0-9A-Fa-f]+)
            /#
        guard let match = entry.call.wholeMatch(of: delta) else {
            throw FixtureError.unknownCall(entry.call)
        }
        let from = try color("from", String(match.from)).animatableData
        let to = try color("to", String(match.to)).animatableData
        return .list((0..<4).map { .number((to - from).simd[$0]) })
    }

    /// Parses "RRGGBB", with an optional "#".
    private static func color(_ name: String, _ text: String) throws -> ResolvedColor {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, let number = UInt32(digits, radix: 16) else {
            throw FixtureError.wrongInput(name, .string(text))
        }
        func component(_ shift: UInt32) -> Float { Float((number >> shift) & 0xFF) / 255 }
        return ResolvedColor(red: component(16), green: component(8), blue: component(0))
    }
}
