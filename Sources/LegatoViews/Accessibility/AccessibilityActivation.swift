public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Sets the point at which a click activates the view's accessibility elements, in the view's
    /// coordinate space in points; the centre by default.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        let check = NumberCheck(Self.self, "accessibilityActivationPoint(_:)")
        let point = check.point(activationPoint)
        return AccessibilityView(content: self, change: AccessibilityChange(activation: point))
    }

    /// Sets the point at which a click activates the view's accessibility elements, as a part of
    /// their size; the centre by default.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        let check = NumberCheck(Self.self, "accessibilityActivationPoint(_:)")
        let point = check.anchor(activationPoint)
        return accessibility { $0.activation = point }
    }
}
