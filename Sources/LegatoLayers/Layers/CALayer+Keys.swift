import Foundation
import LegatoGraphics

extension CALayer {
    /// The keys of layers that are not committed properties, as in Core Animation.
    static let keys: [String: ObjectKey<CALayer>] = [
        "frame": ObjectKey(
            get: { $0.frame },
            set: { layer, value in
                guard let frame = (value ?? CGRect.zero) as? CGRect else { return false }
                layer.frame = frame
                return true
            }
        ),
        "autoresizingMask": ObjectKey(
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
        "drawsAsynchronously": .flag(\.drawsAsynchronously),
        "wantsExtendedDynamicRangeContent": .flag(\.wantsExtendedDynamicRangeContent),
        "name": .object(\.name), "actions": .object(\.actions), "style": .object(\.style),
        "delegate": .object(\.delegate), "layoutManager": .object(\.layoutManager),
        "mask": .object(\.mask), "sublayers": .object(\.sublayers),
        "superlayer": ObjectKey(get: { $0.superlayer }, set: nil),
        "visibleRect": .reading(\.visibleRect),
    ].merging(ObjectKey.mediaTiming) { own, _ in own }
}
