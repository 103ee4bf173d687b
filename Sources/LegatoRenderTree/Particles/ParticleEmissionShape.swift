import Foundation
import LegatoGraphics

/// The points of an emitter's shape at which particles are born.
struct ParticleEmissionShape {
    private enum Shape { case point, line, rectangle, cuboid, circle, sphere }
    private enum Mode { case points, outline, surface, volume }

    private let shape: Shape
    private let mode: Mode

    /// Creates the shape of an emitter.
    init(_ values: EmitterValues) {
        shape =
            switch values.shape {
            case .line: .line
            case .rectangle: .rectangle
            case .cuboid: .cuboid
            case .circle: .circle
            case .sphere: .sphere
            default: .point
            }
        mode =
            switch values.mode {
            case .points: .points
            case .outline: .outline
            case .surface: .surface
            default: .volume
            }
    }

    /// A particle's offset from the centre of the shape, and the direction there to which longitude
    /// and latitude are relative, in radians.
    struct Start {
        var offset = SIMD3<Double>.zero
        var azimuth = 0.0
        var elevation = 0.0
    }

    /// The start of a particle with the given random numbers.
    func start(_ random: ParticleRandom, _ values: EmitterValues) -> Start {
        let half = SIMD3<Double>(values.size.width, values.size.height, values.depth) / 2
        switch shape {
        case .point: return Start()
        case .line:
            let x = mode == .points ? side(random, .x) : 2 * random.unit(.x) - 1
            return Start(offset: SIMD3(half.x * x, 0, 0), azimuth: -.pi / 2)
        case .rectangle:
            return Start(offset: half * box(random, SIMD3(half.x, half.y, 0)))
        case .cuboid: return Start(offset: half * box(random, half))
        case .circle:
            let turn = random.unit(.x)
            let angle = 2 * .pi * (mode == .points ? (turn * 4).rounded(.down) / 4 : turn)
            let isFilled = mode == .surface || mode == .volume
            let radius = values.size.width * (isFilled ? random.unit(.y).squareRoot() : 1)
            return Start(offset: SIMD3(cos(angle), sin(angle), 0) * radius, azimuth: angle)
        case .sphere: return ball(random, values.size.width)
        }
    }

    private func side(_ random: ParticleRandom, _ use: ParticleRandom.Use) -> Double {
        random.unit(use) < 0.5 ? -1 : 1
    }

    /// A point in the box from -1 to 1, uniformly distributed over the corners, edges, sides or
    /// volume of a box with the given half size.
    private func box(_ random: ParticleRandom, _ half: SIMD3<Double>) -> SIMD3<Double> {
        let free = SIMD3(random.unit(.x), random.unit(.y), random.unit(.z)) * 2 - 1
        // Bits of the part select the sides of the coordinates that are not free.
        let bits = UInt64(random.unit(.part) * 0x1p32)
        let sides = SIMD3<Double>(
            bits & 1 == 0 ? -1 : 1, bits & 2 == 0 ? -1 : 1, bits & 4 == 0 ? -1 : 1
        )
        let isFlat = shape == .rectangle
        func axis(_ weights: SIMD3<Double>) -> Int {
            let sum = abs(weights.x) + abs(weights.y) + abs(weights.z)
            let at = Double(bits >> 3) * 0x1p-29 * sum
            return at < abs(weights.x) ? 0 : at < abs(weights.x) + abs(weights.y) ? 1 : 2
        }
        switch mode {
        case .volume: return free
        case .points: return isFlat ? SIMD3(sides.x, sides.y, 0) : sides
        case .outline:
            // One coordinate is free along an edge; edges are weighted by their lengths.
            let along = axis(half)
            var place = sides
            place[along] = free[along]
            return place
        case .surface:
            if isFlat { return free }
            // One coordinate is fixed on a side; sides are weighted by their areas.
            let bound = axis(SIMD3(half.y * half.z, half.x * half.z, half.x * half.y))
            var place = free
            place[bound] = sides[bound]
            return place
        }
    }

    private func ball(_ random: ParticleRandom, _ radius: Double) -> Start {
        var azimuth = 2 * .pi * random.unit(.x)
        var elevation = asin(max(-1, min(1, 2 * random.unit(.y) - 1)))
        var distance = radius
        switch mode {
        case .points:
            // The points on the axes: four on the equator and the two poles.
            let part = Int(random.unit(.part) * 6)
            azimuth = part < 4 ? Double(part) * .pi / 2 : 0
            elevation = part < 4 ? 0 : part == 4 ? .pi / 2 : -.pi / 2
        case .outline: elevation = 0
        case .surface: break
        case .volume: distance *= cbrt(random.unit(.z))
        }
        let flat = cos(elevation)
        let direction = SIMD3(flat * cos(azimuth), flat * sin(azimuth), sin(elevation))
        return Start(offset: direction * distance, azimuth: azimuth, elevation: elevation)
    }
}
