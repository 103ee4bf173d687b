import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoRenderTree
import Testing

/// The directions in which particles are emitted.
struct EmissionDirectionTests {
    /// Returns the positions of particles relative to the emitter's centre when the first one is a
    /// second old.
    private func places(
        _ shape: String, mode: String = "volume", radius: Double = 0,
        _ configure: @escaping (inout EmitterCell) -> Void = { _ in }
    ) -> [SIMD2<Double>] {
        let sketch = Sketch()
        let cell = ParticleTests.cell {
            ($0.birthRate, $0.lifetime, $0.velocity) = (64, 9, 16)
            configure(&$0)
        }
        ParticleTests.add(to: sketch, [cell]) {
            $0[.emitterPosition] = .point(CGPoint(x: 50, y: 50))
            $0[.emitterSize] = .size(CGSize(width: radius, height: radius))
            $0[.emitterShape] = .name(shape)
            $0[.emitterMode] = .name(mode)
        }
        let list = sketch.list(at: 1 + 1.0 / 64)
        return list.items.compactMap { item in
            guard case .image(let image) = item else { return nil }
            let map = image.shape.projection
            return SIMD2(Double(map.tx), Double(map.ty)) - 50
        }
    }

    private func isClose(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        ((a - b) * (a - b)).sum() < 1e-6
    }

    /// Returns the distance that a particle has travelled.
    private func travel(_ index: Int, of count: Int) -> Double {
        16 * Double(count - 1 - index) / 64
    }

    @Test(
        "Longitude 0 is +x, or -y for a line, and increases from x towards y, in every mode",
        arguments: ["point", "line", "rectangle", "cuboid"],
        ["points", "outline", "surface", "volume"]
    )
    func longitudes(shape: String, mode: String) {
        let start = shape == "line" ? -Double.pi / 2 : 0
        for longitude in [0, Double.pi / 2, .pi, -.pi / 2, 0.3] {
            let places = places(shape, mode: mode) { $0.emissionLongitude = longitude }
            #expect(places.count == 65)
            for (index, place) in places.enumerated() {
                let (travel, angle) = (travel(index, of: places.count), start + longitude)
                #expect(isClose(place, SIMD2(cos(angle), sin(angle)) * travel), "\(longitude)")
            }
        }
    }

    @Test(
        "From a circle and from the outline of a sphere longitude counts from the outward direction"
    )
    func outward() {
        for (shape, modes) in [("circle", ["points", "outline"]), ("sphere", ["outline"])] {
            for mode in modes {
                for longitude in [0, Double.pi / 2, .pi] {
                    let places = places(shape, mode: mode, radius: 20) {
                        $0.emissionLongitude = longitude
                    }
                    for (index, place) in places.enumerated() {
                        let travel = travel(index, of: places.count)
                        let distance = (place * place).sum().squareRoot()
                        // Outwards, along the tangent, inwards.
                        let expected = hypot(20 + travel * cos(longitude), travel * sin(longitude))
                        #expect(abs(distance - expected) < 1e-3, "\(shape) \(mode) \(longitude)")
                    }
                }
            }
        }
    }

    @Test("A latitude of a quarter turn points out of the plane, half a turn reverses")
    func latitudes() {
        for shape in ["point", "line", "rectangle", "cuboid"] {
            let forth = places(shape)
            let away = places(shape) { $0.emissionLatitude = .pi / 2 }
            let back = places(shape) { $0.emissionLatitude = .pi }
            #expect([forth, away, back].allSatisfy { $0.count == 65 })
            for index in forth.indices {
                #expect(isClose(away[index], .zero))
                #expect(isClose(back[index], -forth[index]))
            }
        }
    }

    @Test("The range is the angle between opposite sides of a cone around the direction")
    func cones() {
        for shape in ["point", "line"] {
            let places = places(shape) { $0.emissionRange = .pi / 2 }
            let axis = shape == "line" ? SIMD2<Double>(0, -1) : SIMD2(1, 0)
            var widest = 0.0
            for (index, place) in places.enumerated() where index < places.count - 1 {
                let along = (place * axis).sum() / travel(index, of: places.count)
                #expect(along >= cos(.pi / 4) - 1e-6)
                widest = max(widest, acos(min(1, along)))
            }
            #expect(widest > 0.9 * .pi / 4)
        }
    }
}
