import Foundation
import LegatoDrawing
import LegatoGraphics

/// A particle that shows, in the space of its emitter.
struct Particle {
    /// When it was born, in the layer's time.
    var birth: Double
    var place: SIMD3<Double>
    var scale: Double
    /// Radians.
    var angle: Double
    /// The factors on the picture's premultiplied channels.
    var tint: SIMD4<Double>
    /// Where its picture stands in the list of looks.
    var look: Int
}

/// The picture of a cell's particles.
struct ParticleLook: Equatable {
    let image: CGImage
    /// The part that shows, in unit space.
    let source: CGRect
    /// Points.
    let size: CGSize
    let magnification: CALayerContentsFilter
    let minification: CALayerContentsFilter

    /// Creates the look of a cell; nil if it has none.
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

/// What a particle was born with, from which all else follows.
struct ParticleLife {
    let start: SIMD3<Double>
    let velocity: SIMD3<Double>
    let acceleration: SIMD3<Double>
    let random: ParticleRandom
    /// The factors on its colour, straight: those of the particle that it came from.
    let shade: SIMD4<Double>

    /// Where it is so many seconds after its birth.
    func place(at age: Double) -> SIMD3<Double> {
        start + velocity * age + acceleration * (age * age / 2)
    }

    /// Its colour then, straight.
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
