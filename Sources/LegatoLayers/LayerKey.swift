import Foundation
import LegatoGraphics

/// A key of key-value coding that names no committed property of a layer.
struct LayerKey {
    /// Reads the value.
    let get: (CALayer) -> Any?
    /// Writes a value and tells whether it fits; nil where the key can only be read.
    let set: ((CALayer, Any?) -> Bool)?

    /// The keys, as Core Animation spells them.
    static let table: [String: LayerKey] = [
        "frame": LayerKey(
            get: { $0.frame },
            set: { layer, value in
                guard let frame = Boxed.open(value ?? CGRect.zero) as? CGRect else { return false }
                layer.frame = frame
                return true
            }
        ),
        "beginTime": number(\.beginTime), "timeOffset": number(\.timeOffset),
        "speed": number(\.speed), "duration": number(\.duration),
        "repeatCount": number(\.repeatCount), "repeatDuration": number(\.repeatDuration),
        "autoreverses": LayerKey(
            get: { $0.autoreverses },
            set: { layer, value in
                guard let number = Boxed.number(value ?? false) else { return false }
                layer.autoreverses = number != 0
                return true
            }
        ),
        "fillMode": LayerKey(
            get: { $0.fillMode.rawValue },
            set: { layer, value in
                let mode =
                    value as? CAMediaTimingFillMode
                    ?? (value as? String).flatMap(CAMediaTimingFillMode.init)
                guard let mode else { return false }
                layer.fillMode = mode
                return true
            }
        ),
        "autoresizingMask": LayerKey(
            get: { $0.autoresizingMask.rawValue },
            set: { layer, value in
                if let mask = value as? CAAutoresizingMask {
                    layer.autoresizingMask = mask
                    return true
                }
                guard let bits = Boxed.number(value ?? 0).flatMap(UInt32.init(exactly:)) else {
                    return false
                }
                layer.autoresizingMask = CAAutoresizingMask(rawValue: bits)
                return true
            }
        ),
        "name": object(\.name), "actions": object(\.actions), "style": object(\.style),
        "delegate": object(\.delegate), "layoutManager": object(\.layoutManager),
        "mask": object(\.mask), "sublayers": object(\.sublayers),
        "superlayer": LayerKey(get: { $0.superlayer }, set: nil),
        "visibleRect": LayerKey(get: { $0.visibleRect }, set: nil),
    ]

    private static func number<T: BinaryFloatingPoint>(
        _ path: ReferenceWritableKeyPath<CALayer, T>
    ) -> LayerKey {
        LayerKey(
            get: { $0[keyPath: path] },
            set: { layer, value in
                guard let number = Boxed.number(value ?? 0) else { return false }
                layer[keyPath: path] = T(number)
                return true
            }
        )
    }

    private static func object<T>(_ path: ReferenceWritableKeyPath<CALayer, T?>) -> LayerKey {
        LayerKey(
            get: { $0[keyPath: path] },
            set: { layer, value in
                let object = value as? T
                guard value == nil || object != nil else { return false }
                layer[keyPath: path] = object
                return true
            }
        )
    }
}
