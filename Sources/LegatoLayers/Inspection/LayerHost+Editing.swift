import Foundation
import LegatoGraphics
import LegatoRenderTree

extension LayerHost {
    /// Sets a property of a layer to a value given as text, without an animation.
    ///
    /// - Parameters:
    ///   - key: The key of the property, such as `position`.
    ///   - layer: The layer.
    ///   - text: The components, separated by commas as in `Inspection.Value.description`; `true` or
    ///     `false` for a Boolean.
    /// - Returns: Whether the text fits the property; otherwise nothing changes.
    package func set(_ key: String, of layer: CALayer, to text: String) -> Bool {
        guard let property = LayerProperty(key: key), layer.state.has(property),
            let value = layer.state[property].replaced(by: text), value.isFinite
        else { return false }
        CATransaction.run {
            CATransaction.setDisableActions(true)
            layer.setValue(value.any, forKey: key)
        }
        return true
    }
}

extension PropertyValue {
    /// Returns the value of the same type that a text describes; nil if the text does not describe
    /// one.
    fileprivate func replaced(by text: String) -> PropertyValue? {
        let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if case .bool = self { return Bool(parts.first ?? "").map { .bool($0) } }
        let v = parts.compactMap(Double.init)
        guard v.count == parts.count else { return nil }
        switch (self, v.count) {
        case (.number, 1): return .number(v[0])
        case (.point, 2): return .point(CGPoint(x: v[0], y: v[1]))
        case (.size, 2): return .size(CGSize(width: v[0], height: v[1]))
        case (.rect, 4): return .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
        case (.color, 4):
            return .color(CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3]))
        case (.transform, 6):
            var t = CATransform3DIdentity
            (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (v[0], v[1], v[2], v[3], v[4], v[5])
            return .transform(t)
        case (.numbers, _): return .numbers(v)
        default: return nil
        }
    }
}
