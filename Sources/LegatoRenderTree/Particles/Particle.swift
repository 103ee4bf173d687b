import Foundation
import LegatoDrawing
import LegatoGraphics

/// A particle to draw, in the coordinate space of its emitter.
struct Particle {
    /// When it was born, in the layer's time.
    var birth: Double
    var place: SIMD3<Double>
    var scale: Double
    /// The rotation, in radians.
    var angle: Double
    /// The factors on the image's premultiplied channels.
    var tint: SIMD4<Double>
    /// The index of its look.
    var look: Int
}

/// The image of a cell's particles.
struct ParticleLook: Equatable {
    let image: CGImage
    /// The part of the image to draw, in unit coordinates.
    let source: CGRect
    /// The size, in points.
    let size: CGSize
    let magnification: CALayerContentsFilter
    let minification: CALayerContentsFilter

    /// Creates the look of a cell; nil if the cell has no image.
    init?(_ cell: EmitterCell) {
        guard let image = cell.contents else { return nil }
        self.image = image
        source = cell.contentsRect
        let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
        size = CGSize(
            width: abs(source.width) * Double(image.width) / scale,
            height: abs(source.height) * Double(image.height) / scale
        )
        magnification = cell.magnificationFilter
        minification = cell.minificationFilter
    }
}

/// The initial state of a particle, which determines everything else.
struct ParticleLife {
    let start: SIMD3<Double>
    let velocity: SIMD3<Double>
    let acceleration: SIMD3<Double>
    let random: ParticleRandom
    /// The unpremultiplied factors on its colour, from the particle that emitted it.
    let shade: SIMD4<Double>

    /// The position at an age, in seconds.
    func place(at age: Double) -> SIMD3<Double> {
        start + velocity * age + acceleration * (age * age / 2)
    }

    /// The unpremultiplied colour at an age.
    func color(_ cell: borrowing EmitterCell, at age: Double) -> SIMD4<Double> {
        let base = cell.color ?? .white
        let color = SIMD4(
            random.value(base.red, range: cell.redRange, .red) + cell.redSpeed * age,
            random.value(base.green, range: cell.greenRange, .green) + cell.greenSpeed * age,
            random.value(base.blue, range: cell.blueRange, .blue) + cell.blueSpeed * age,
            random.value(base.alpha, range: cell.alphaRange, .alpha) + cell.alphaSpeed * age
        )
        return color.clamped(lowerBound: .zero, upperBound: .one) * shade
    }
}
