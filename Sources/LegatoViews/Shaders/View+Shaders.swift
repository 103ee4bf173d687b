public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

extension View {
    /// Has no effect, as Metal functions do not run on Linux; reported once for each function.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        if isEnabled { shader.warn("colorEffect(_:isEnabled:)") }
        return self
    }

    /// Has no effect, as Metal functions do not run on Linux; reported once for each function.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        if isEnabled { shader.warn("distortionEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }

    /// Has no effect, as Metal functions do not run on Linux; reported once for each function.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        if isEnabled { shader.warn("layerEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }
}

nonisolated extension VisualEffect {
    /// Has no effect, as Metal functions do not run on Linux; reported once for each function.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        if isEnabled { shader.warn("colorEffect(_:isEnabled:)") }
        return self
    }

    /// Has no effect, as Metal functions do not run on Linux; reported once for each function.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        if isEnabled { shader.warn("distortionEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }

    /// Has no effect, as Metal functions do not run on Linux; reported once for each function.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        if isEnabled { shader.warn("layerEffect(_:maxSampleOffset:isEnabled:)") }
        return self
    }
}
