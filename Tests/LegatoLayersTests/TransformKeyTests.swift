import Foundation
import Legato
import Testing

/// Components of transforms and frames by key path.
///
/// The key paths of transforms that public code animates and reads.
struct TransformKeyTests {
    private static let parts = [
        "rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y",
        "scale.z", "scale.xy", "translation.x", "translation.y", "translation.z",
    ]

    @Test("Every component of every transform is set, read as each number type, and animated")
    func parts() throws {
        for property in ["transform", "sublayerTransform", "instanceTransform"] {
            for part in Self.parts {
                let keyPath = "\(property).\(part)"
                let stage = Stage(CAReplicatorLayer())
                let layer = stage.layer
                stage.change { layer.setValue(0.5, forKeyPath: keyPath) }
                let value = try #require(layer.value(forKeyPath: keyPath), "\(keyPath)")
                for read in [
                    (value as? CGFloat).map(Double.init), value as? Double,
                    (value as? Float).map(Double.init), (value as? NSNumber)?.doubleValue,
                ] { #expect(read.map { abs($0 - 0.5) < 1e-9 } == true, "\(keyPath)") }
                let frames = CAKeyframeAnimation(keyPath: keyPath)
                (frames.values, frames.duration) = ([0.25, 0.75], 1)
                stage.change { layer.add(frames, forKey: "frames") }
                let shown = layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat
                #expect(shown.map { abs($0 - 0.25) < 1e-6 } == true, "\(keyPath)")
            }
        }
    }

    @Test("transform.translation is a size, and setting it keeps the z translation")
    func translation() {
        let layer = CALayer()
        layer.setValue(7, forKeyPath: "transform.translation.z")
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
        #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4 && layer.transform.m43 == 7)
        let size = CGSize(width: 3, height: 4)
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == size)
    }

    @Test("The components of the frame are read and written by key path")
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.value(forKeyPath: "frame.origin.x") as? CGFloat == 1)
        #expect(layer.value(forKeyPath: "frame.size.height") as? CGFloat == 4)
        layer.setValue(9, forKeyPath: "frame.size.width")
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 9, height: 4))
    }
}
