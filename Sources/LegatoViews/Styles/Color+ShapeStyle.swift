import Foundation
public import LegatoGraphics
public import LegatoMotion

nonisolated extension Color: ShapeStyle {
    /// Returns the colour for an environment.
    public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        var known: [ObjectIdentifier: ResolvedColor] = [:]
        return resolved(in: environment, &known)
    }

    /// Returns the colour for an environment; resolves each nested colour once, even if mixes
    /// contain it several times.
    private func resolved(
        in environment: EnvironmentValues, _ known: inout [ObjectIdentifier: ResolvedColor]
    ) -> ResolvedColor {
        func resolved(_ nested: NestedValue<Color>) -> ResolvedColor {
            if let color = known[ObjectIdentifier(nested)] { return color }
            let color = withStackRoom { nested.value.resolved(in: environment, &known) }
            known[ObjectIdentifier(nested)] = color
            return color
        }
        return switch provider {
        case .fixed(let color): color
        case .system(let color): color.value(in: environment.colorScheme)
        case .adaptive(let color): color.value(in: environment.colorScheme)
        case .accent: environment.resolvedTint.color
        case .opacity(let color, let factor): resolved(color).opacity(factor)
        case .mix(let first, let second, let fraction, let isPerceptual):
            resolved(first)
                .mixed(with: resolved(second), by: fraction, isPerceptual: isPerceptual)
        }
    }
}

nonisolated extension ResolvedColor: PrimitiveShapeStyle {
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { .color(self) }

    /// Returns the colour interpolated towards another by a fraction, in Oklab or in encoded sRGB.
    func mixed(
        with other: ResolvedColor, by fraction: Double, isPerceptual: Bool
    ) -> ResolvedColor {
        func mixed<Value: Animatable>(_ value: Value, _ other: Value) -> Value {
            var mixture = value
            mixture.animatableData.interpolate(towards: other.animatableData, amount: fraction)
            return mixture
        }
        return isPerceptual ? mixed(self, other) : ResolvedColor(mixed(cgColor, other.cgColor))
    }
}
