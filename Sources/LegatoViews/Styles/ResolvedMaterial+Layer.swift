import LegatoGraphics
package import LegatoLayers
import LegatoMotion

extension ResolvedMaterial {
    /// Makes a layer show the material: its blurred backdrop under the tint.
    package func show(on layer: CALayer) {
        layer.backgroundFilters = [
            CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: radius]),
            CIFilter(
                name: "CIColorControls", parameters: [kCIInputSaturationKey: saturation]
            ),
        ].compactMap(\.self)
        layer.backgroundColor = tint.cgColor
        layer.opacity = Float(opacity)
    }
}

extension Material {
    /// Returns the material in an appearance.
    package func resolved(isDark: Bool) -> ResolvedMaterial? {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        guard case .material(let material) = resolvedStyle(in: environment) else { return nil }
        return material
    }
}
