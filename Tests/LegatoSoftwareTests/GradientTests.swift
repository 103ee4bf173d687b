import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Gradients on the CPU.
struct GradientTests {
    private static let red = SIMD4<Float>(1, 0, 0, 1)
    private static let blue = SIMD4<Float>(0, 0, 1, 1)

    /// Returns a list with one gradient over the whole target.
    private func list(
        _ kind: GradientKind, _ stops: [(Float, SIMD4<Float>)], width: Int = 40, height: Int = 20,
        from start: SIMD2<Float> = SIMD2(0, 0.5), to end: SIMD2<Float> = SIMD2(1, 0.5)
    ) -> DisplayList {
        var list = DisplayList(width: width, height: height)
        list.stops = stops.map { GradientStop(location: $0.0, color: $0.1) }
        list.gradients = [Gradient(kind: kind, firstStop: 0, stopCount: Int32(stops.count))]
        let rect = LocalRect(x: 0, y: 0, width: Float(width), height: Float(height))
        let shape = RoundedShape(projection: Projection(), rect: rect)
        list.items = [
            .gradient(
                GradientItem(
                    shape: shape, gradient: 0, start: start, end: end, scissor: list.bounds
                )
            )
        ]
        return list
    }

    private func isEmpty(_ list: DisplayList) throws -> Bool {
        try draw(list, with: SoftwareRenderer()).pixels.allSatisfy { $0 == 0 }
    }

    @Test("Where start and end are too close nothing is drawn, for radial in either direction")
    func degenerate() throws {
        let stops = [(0, Self.red), (1, Self.blue)] as [(Float, SIMD4<Float>)]
        let center = SIMD2<Float>(0.5, 0.5)
        for kind in GradientKind.allCases {
            #expect(try isEmpty(list(kind, stops, from: center, to: center)), "\(kind)")
            let level = list(kind, stops, from: center, to: SIMD2(1, 0.5))
            #expect(try isEmpty(level) == (kind == .radial), "\(kind)")
        }
    }

    @Test("A single stop is a uniform colour")
    func oneStop() throws {
        for kind in GradientKind.allCases {
            let end = SIMD2<Float>(1, 1)
            let picture = try draw(list(kind, [(0.3, Self.red)], to: end), with: SoftwareRenderer())
            let same = (0..<picture.width * picture.height).allSatisfy {
                Array(picture.pixels[$0 * 4..<$0 * 4 + 4]) == [255, 0, 0, 255]
            }
            #expect(same, "\(kind)")
        }
    }

    @Test("A stop far thinner than a pixel contributes its share of light")
    func thinStop() throws {
        let (black, white) = (SIMD4<Float>(0, 0, 0, 1), SIMD4<Float>(1, 1, 1, 1))
        // A line a fifth of a pixel wide at positions throughout one pixel.
        for step in 0..<20 {
            let at = (10 + Float(step) / 20) / 40
            let stops = [(0, black), (at, black), (at, white), (at + 0.005, white)]
            let picture = try draw(
                list(.axial, stops + [(at + 0.005, black), (1, black)]), with: SoftwareRenderer()
            )
            let light = (0..<40).reduce(0) { $0 + Int(picture[$1, 7].red) }
            #expect(abs(light - 51) <= 1, "\(step): \(light)")
        }
    }

    @Test("A thousand stripes in forty pixels give their mean")
    func manyStops() throws {
        let (black, white) = (SIMD4<Float>(0, 0, 0, 1), SIMD4<Float>(1, 1, 1, 1))
        var stops: [(Float, SIMD4<Float>)] = []
        // 26 stripes in each pixel.
        for i in 0..<1040 {
            let color = i % 2 == 0 ? black : white
            stops += [(Float(i) / 1040, color), (Float(i + 1) / 1040, color)]
        }
        let picture = try draw(list(.axial, stops), with: SoftwareRenderer())
        for x in 0..<40 { #expect((127...128).contains(picture[x, 3].red), "\(x)") }
    }

    @Test("Colours are interpolated straight, then premultiplied")
    func straight() throws {
        let stops = [(0, SIMD4(1, 1, 1, 1)), (1, SIMD4(0, 0, 0, 0))] as [(Float, SIMD4<Float>)]
        let picture = try draw(list(.axial, stops, width: 255, height: 3), with: SoftwareRenderer())
        // In the middle, half white at half the alpha.
        let middle = picture[127, 1]
        #expect(middle.red == 64 && (127...128).contains(middle.alpha), "\(middle)")
    }

    @Test("Changed stops damage their items, and no others")
    func damage() throws {
        var list = list(.axial, [(0, Self.red), (1, Self.blue), (0, Self.red), (1, Self.blue)])
        list.gradients[0].stopCount = 2
        list.gradients.append(Gradient(kind: .axial, firstStop: 2, stopCount: 2))
        guard case .gradient(var item) = list.items[0] else { return }
        item.shape.rect.width = 10
        list.items = [.gradient(item)]
        item.shape.rect.x = 20
        item.gradient = 1
        list.items.append(.gradient(item))
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        list.stops[3].color = SIMD4(0, 1, 0, 1)
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 19, minY: 0, maxX: 31, maxY: 20))
        let picture = try renderer.readPixels()
        expectSame(picture, try draw(list, with: SoftwareRenderer()))
        list.stops[1].location = 0.5
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 0, minY: 0, maxX: 11, maxY: 20))
    }

    @Test("Random gradients are the same for any number of threads and any damage")
    func threads() throws {
        let partial = SoftwareRenderer(threads: 3)
        for seed in 1...20 as ClosedRange<UInt64> {
            let list = PictureScene.gradients(seed: seed, count: 12)
            expectSame(
                try draw(list, with: partial), try draw(list, with: SoftwareRenderer(threads: 1)),
                comment: "seed \(seed)"
            )
        }
    }

    /// Checks that each pixel is a mixture of red and blue, up to rounding, and not clear.
    private func expectMixtures(_ list: DisplayList, _ comment: Comment) throws {
        let bytes = try draw(list, with: SoftwareRenderer()).pixels
        let pixels = stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
        let other = pixels.first { pixel in
            let (red, blue, alpha) = (Int(pixel[0]), Int(pixel[2]), Int(pixel[3]))
            return pixel[1] != 0 || abs(red + blue - alpha) > 1
        }
        #expect(other == nil, comment)
        #expect(pixels.contains { $0[3] == 255 }, comment)
    }

    @Test("Extreme numbers give finite pictures, which mix the colours of the stops")
    func extremes() throws {
        let stops = [(-3e38, Self.red), (3e38, Self.blue)] as [(Float, SIMD4<Float>)]
        for kind in GradientKind.allCases {
            for far in [1e-5, 1e9, 3e38] as [Float] {
                var list = list(kind, stops, to: SIMD2(far, 0.5 + far))
                try expectMixtures(list, "\(kind) to \(far)")
                guard case .gradient(var item) = list.items[0] else { return }
                item.shape.projection = Projection(tx: 20, ty: 10)
                item.shape.projection.p = 0.4
                list.items = [.gradient(item)]
                try expectMixtures(list, "\(kind) to \(far), projected")
            }
        }
    }

    @Test("Decreasing, infinite and missing stops trap with their index")
    func wrongStops() async {
        let falling = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var list = DisplayList(width: 4, height: 4)
            list.stops = [
                GradientStop(location: 1, color: .one), GradientStop(location: 0, color: .one),
            ]
            list.gradients = [Gradient(kind: .axial, firstStop: 0, stopCount: 2)]
            try SoftwareRenderer().render(list)
        }
        let words = String(decoding: falling?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Stop 1 of gradient 0"))
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 4, height: 4)
            list.gradients = [Gradient(kind: .axial, firstStop: 0, stopCount: 1)]
            try SoftwareRenderer().render(list)
        }
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 4, height: 4)
            let rect = LocalRect(x: 0, y: 0, width: 4, height: 4)
            let shape = RoundedShape(projection: Projection(), rect: rect)
            list.items = [
                .gradient(
                    GradientItem(
                        shape: shape, gradient: 0, start: .zero, end: .one, scissor: list.bounds
                    )
                )
            ]
            try SoftwareRenderer().render(list)
        }
    }
}
