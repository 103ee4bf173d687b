public import Foundation
import LegatoCanvas
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Maps the colour of each pixel of the view with a function.
    ///
    /// The function also runs for transparent pixels within the bounds of the view and of what it
    /// draws; a view that draws nothing is not filtered. See ``ShaderFunction``.
    ///
    /// - Parameters:
    ///   - shader: A shader of a function with a colour as its second parameter.
    ///   - isEnabled: Whether it has an effect; true by default.
    /// - Returns: The filtered view.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        ShaderView(
            content: self, kind: .color, modifier: "colorEffect(_:isEnabled:)",
            shader: isEnabled ? shader : nil
        )
    }

    /// Distorts the view: each pixel takes the colour at the position that a function returns for
    /// it.
    ///
    /// - Parameters:
    ///   - shader: A shader of a function that returns a position.
    ///   - maxSampleOffset: The width and the height, in points, by which the result extends beyond
    ///     the view on each side; negative ones count as 0.
    ///   - isEnabled: Whether it has an effect; true by default.
    /// - Returns: The filtered view.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        ShaderView(
            content: self, kind: .distortion,
            modifier: "distortionEffect(_:maxSampleOffset:isEnabled:)",
            shader: isEnabled ? shader : nil, maxSampleOffset: maxSampleOffset
        )
    }

    /// Computes each pixel of the view with a function that samples the rendered view.
    ///
    /// - Parameters:
    ///   - shader: A shader of a function with a layer as its second parameter.
    ///   - maxSampleOffset: The width and the height, in points, by which the result extends beyond
    ///     the view on each side; negative ones count as 0.
    ///   - isEnabled: Whether it has an effect; true by default.
    /// - Returns: The filtered view.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        ShaderView(
            content: self, kind: .layer, modifier: "layerEffect(_:maxSampleOffset:isEnabled:)",
            shader: isEnabled ? shader : nil, maxSampleOffset: maxSampleOffset
        )
    }
}

nonisolated extension VisualEffect {
    /// Maps the colour of each pixel of the view with a function; colours are those of a light
    /// appearance.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        VisualEffectChain(self) { look in
            guard isEnabled else { return }
            look.add(shader.effect(.color, "colorEffect(_:isEnabled:)", in: EnvironmentValues()))
        }
    }

    /// Distorts the view: each pixel takes the colour at the position that a function returns for
    /// it.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        VisualEffectChain(self) { look in
            guard isEnabled else { return }
            look.add(
                shader.effect(
                    .distortion, "distortionEffect(_:maxSampleOffset:isEnabled:)",
                    maxSampleOffset: maxSampleOffset, in: EnvironmentValues()
                )
            )
        }
    }

    /// Computes each pixel of the view with a function that samples the rendered view.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        VisualEffectChain(self) { look in
            guard isEnabled else { return }
            look.add(
                shader.effect(
                    .layer, "layerEffect(_:maxSampleOffset:isEnabled:)",
                    maxSampleOffset: maxSampleOffset, in: EnvironmentValues()
                )
            )
        }
    }
}
