import Foundation
public import LegatoGraphics
import LegatoMotion

/// A colour: fixed, defined by the system, or taken from the environment.
///
/// `resolve(in:)` returns the colour for an environment. Animations interpolate in Oklab.
///
/// ```swift
/// Circle()
///     .fill(isOn ? Color.green : Color(red: 0.2, green: 0.2, blue: 0.25))
/// ```
nonisolated public struct Color: Sendable {
    /// A colour resolved to fixed components.
    public typealias Resolved = ResolvedColor

    enum Provider {
        case fixed(ResolvedColor)
        case system(SystemColor)
        case adaptive(AdaptiveColor)
        case accent
        case opacity(NestedValue<Color>, Double)
        case mix(NestedValue<Color>, NestedValue<Color>, fraction: Double, isPerceptual: Bool)
    }

    var provider: Provider

    /// Creates the same colour.
    @_disfavoredOverload public init(_ color: Color) { self = color }

    private init(_ provider: Provider) { self.provider = provider }

    /// Creates a fixed colour.
    public init(_ resolved: ResolvedColor) { self.init(.fixed(resolved)) }

    /// Creates a system colour.
    init(system: SystemColor) { self.init(.system(system)) }

    /// Creates a colour with a value for each colour scheme.
    init(adaptive: AdaptiveColor) { self.init(.adaptive(adaptive)) }

    /// Creates a fixed colour from a Core Graphics colour.
    public init(cgColor: CGColor) { self.init(ResolvedColor(cgColor)) }

    /// The Core Graphics colour of a fixed colour; nil for one that depends on the environment.
    public var cgColor: CGColor? {
        if case .fixed(let color) = provider { color.cgColor } else { nil }
    }

    /// The accent colour: the tint of the environment, blue by default.
    public static let accentColor = Color(.accent)

    /// Returns the colour with its opacity multiplied by a factor, 0 to 1.
    ///
    /// A factor below -1e9, above 1e9 or NaN counts as 1, with a warning.
    public func opacity(_ opacity: Double) -> Color {
        let opacity = Double(NumberCheck(Self.self, "opacity(_:)").number(opacity, or: 1))
        if case .fixed(let color) = provider { return Color(color.opacity(opacity)) }
        return Color(.opacity(NestedValue(self), opacity))
    }

    /// Returns a mix with another colour, in Oklab or in encoded sRGB.
    func mixed(with other: Color, by fraction: Double, isPerceptual: Bool) -> Color {
        if case .fixed(let first) = provider, case .fixed(let second) = other.provider {
            return Color(first.mixed(with: second, by: fraction, isPerceptual: isPerceptual))
        }
        let (first, second) = (NestedValue(self), NestedValue(other))
        return Color(.mix(first, second, fraction: fraction, isPerceptual: isPerceptual))
    }
}

nonisolated extension Color: CustomStringConvertible {
    /// The name of a system colour, "AccentColor", or the components of a fixed colour, in
    /// hexadecimal; before it the opacity in percent, if the colour depends on the environment.
    public var description: String {
        switch provider {
        case .fixed(let color): color.description
        case .system(let color): "\(color)"
        case .adaptive(let color): color.light.description
        case .accent: "AccentColor"
        case .opacity(let color, let factor):
            withStackRoom { "\(Int((factor * 100).rounded()))% \(color.value)" }
        case .mix(let first, let second, let fraction, _):
            withStackRoom {
                "\(first.value) mixed with \(Int((fraction * 100).rounded()))% \(second.value)"
            }
        }
    }
}

nonisolated extension Color: Hashable {
    /// Two nested colours.
    private struct Pair: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    /// Whether both are the same colour in every environment.
    public static func == (a: Color, b: Color) -> Bool {
        var known: Set<Pair> = []
        return a.isEqual(to: b, &known)
    }

    /// Compares colours; each pair of nested colours is compared once.
    private func isEqual(to other: Color, _ known: inout Set<Pair>) -> Bool {
        func isEqual(_ a: NestedValue<Color>, _ b: NestedValue<Color>) -> Bool {
            let pair = Pair(first: ObjectIdentifier(a), second: ObjectIdentifier(b))
            guard a !== b, !known.contains(pair) else { return true }
            guard withStackRoom({ a.value.isEqual(to: b.value, &known) }) else { return false }
            known.insert(pair)
            return true
        }
        switch (provider, other.provider) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.adaptive(let a), .adaptive(let b)): return a == b
        case (.accent, .accent): return true
        case (.opacity(let a, let factor), .opacity(let b, let otherFactor)):
            return factor == otherFactor && isEqual(a, b)
        case (.mix(let a, let b, let part, let kind), .mix(let c, let d, let otherPart, let other)):
            return part == otherPart && kind == other && isEqual(a, c) && isEqual(b, d)
        default: return false
        }
    }

    /// Hashes the colour; of a mix, only the first colour.
    public func hash(into hasher: inout Hasher) {
        switch provider {
        case .fixed(let color): hasher.combine(color)
        case .system(let color): hasher.combine(color)
        case .adaptive(let color): hasher.combine(color)
        case .accent: hasher.combine(0)
        case .opacity(let color, let factor):
            hasher.combine(factor)
            withStackRoom { color.value.hash(into: &hasher) }
        case .mix(let first, _, let fraction, let isPerceptual):
            hasher.combine(fraction)
            hasher.combine(isPerceptual)
            withStackRoom { first.value.hash(into: &hasher) }
        }
    }
}
