import Foundation
import Legato
import TestSupport

/// Creates random spaces in the planes of other spaces, with everything that opens groups in
/// between.
struct NestedSpaces {
    var random: SeededRandom
    /// The largest number of plain squares in a plane.
    let maximum: Int

    /// Returns a space of 100 x 100 points with `levels` levels of others nested in it.
    mutating func space(_ levels: Int) -> CALayer {
        let space = CATransformLayer()
        space.frame = Vectors.rect(0, 0, 100, 100)
        if chance(3) { space.sublayerTransform.m34 = -1 / number(300...800) }
        let count = Int.random(in: 1...4, using: &random)
        let deeper = Int.random(in: 0..<count, using: &random)
        for index in 0..<count {
            let plane = plane()
            if levels > 1 && (index == deeper || chance(6)) {
                hang(self.space(levels - 1), in: plane)
            }
            if chance(3) { plane.mask = plain(Vectors.rect(5, 5, 90, 80)) }
            space.addSublayer(plane)
        }
        return space
    }

    private mutating func plane() -> CALayer {
        let plane = plain(Vectors.rect(0, 0, 100, 100))
        if !chance(4) {
            plane.transform = CATransform3DMakeRotation(
                number(-0.6...0.6), number(-1...1), number(-1...1), number(-0.2...0.2)
            )
        }
        plane.zPosition = number(-10...10)
        for _ in 0..<Int.random(in: 0...maximum, using: &random) {
            plane.addSublayer(
                plain(Vectors.rect(number(0...90), number(0...90), number(4...30), number(4...30)))
            )
        }
        return plane
    }

    /// Adds a space to a plane, inside up to three layers that may need groups.
    private mutating func hang(_ space: CALayer, in plane: CALayer) {
        var parent = plane
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let layer = plain(Vectors.rect(2, 2, 98, 98))
            if chance(2) { layer.backgroundColor = nil }
            parent.addSublayer(layer)
            parent = layer
        }
        parent.addSublayer(space)
    }

    /// Returns a layer with a random colour and a random effect that its sublayers share.
    private mutating func plain(_ frame: CGRect) -> CALayer {
        let layer = Vectors.layer(
            frame,
            CGColor(
                red: number(0...1), green: number(0...1), blue: number(0...1),
                alpha: chance(2) ? 1 : 0.5
            )
        )
        switch Int.random(in: 0..<24, using: &random) {
        case 0: layer.opacity = 0.7
        case 1, 2: (layer.masksToBounds, layer.cornerRadius) = (true, chance(2) ? 12 : 0)
        case 3, 4, 5:
            (layer.shadowOpacity, layer.shadowRadius) = (0.7, 3)
            layer.masksToBounds = chance(3)
        case 6: layer.compositingFilter = "multiplyBlendMode"
        case 7: layer.shouldRasterize = true
        case 8: layer.filters = [filter("CIGaussianBlur", "inputRadius", 2)]
        case 9: layer.backgroundFilters = [filter("CIColorControls", "inputSaturation", 0.2)]
        case 10: (layer.borderWidth, layer.borderColor) = (3, Vectors.glass)
        default: break
        }
        return layer
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &random)
    }

    private mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private func filter(_ name: String, _ key: String, _ value: Double) -> CIFilter {
        guard let filter = CIFilter(name: name) else { fatalError("There is no filter \(name)") }
        filter.setValue(value, forKey: key)
        return filter
    }
}
