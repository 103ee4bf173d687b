import CLegatoKernels
import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import TestSupport
import Testing

/// Filters and blend modes.
struct FilterTests {
    private func shape(
        _ rect: PixelRect, _ color: DrawColor, radius: Float = 0, in list: DisplayList,
        within scissor: PixelRect? = nil
    ) -> DisplayItem {
        let local = LocalRect(
            x: Float(rect.minX), y: Float(rect.minY), width: Float(rect.maxX - rect.minX),
            height: Float(rect.maxY - rect.minY)
        )
        let shape = RoundedShape(
            projection: Projection(), rect: local, radii: SIMD4(repeating: radius)
        )
        return .shape(ShapeItem(shape: shape, fill: color, scissor: scissor ?? list.bounds))
    }

    @Test("Every compilation of the kernels equals the plain Swift twin", arguments: cases(1...24))
    func kernelsEqualTwin(seed: UInt64) throws {
        let list = PictureScene.filters(seed: seed, count: 20)
        let expected = try draw(
            list, with: SoftwareRenderer(threads: 1, kernels: KernelTwin.kernels)
        )
        for level in 0..<legato_kernel_levels() {
            let renderer = SoftwareRenderer(threads: 1, kernels: legato_kernels(level).pointee)
            expectSame(
                try draw(list, with: renderer), expected, comment: "seed \(seed), level \(level)"
            )
        }
    }

    @Test("The picture is the same for any number of threads", arguments: 1...20)
    func threads(seed: UInt64) throws {
        let list = PictureScene.filters(seed: seed, count: 20)
        expectSame(
            try draw(list, with: SoftwareRenderer(threads: 4)),
            try draw(list, with: SoftwareRenderer(threads: 1)), comment: "seed \(seed)"
        )
    }

    @Test("Redrawing the damage is bit-identical to drawing everything", arguments: 1...80)
    func partialEqualsWhole(seed: UInt64) throws {
        let first = PictureScene.filters(seed: seed, count: 18)
        let other = PictureScene.filters(seed: seed &+ 1000, count: 18)
        let renderer = SoftwareRenderer()
        try renderer.render(first)
        var second = first
        func isPlain(_ item: DisplayItem) -> Bool {
            if case .shape = item { true } else { false }
        }
        let places = second.items.indices.filter { isPlain(second.items[$0]) }
        let news = other.items.filter(isPlain)
        let place = try #require(places.isEmpty ? nil : places[Int(seed) % places.count])
        switch seed % 4 {
        case 0: second.items.remove(at: place)
        case 1 where !second.filters.isEmpty: second.filters[0] = .blur(sigma: 5)
        default: second.items[place] = try #require(news.first)
        }
        expectSame(
            try draw(second, with: renderer), try draw(second, with: SoftwareRenderer()),
            comment: "seed \(seed)"
        )
    }

    @Test("A change near a filtered backdrop damages all of it, a distant one does not")
    func backdropDamage() throws {
        var list = DisplayList(width: 200, height: 100, background: .one)
        let panel = PixelRect(minX: 80, minY: 30, maxX: 120, maxY: 70)
        func square(_ x: Int32) -> DisplayItem {
            let rect = PixelRect(minX: x, minY: 40, maxX: x + 10, maxY: 50)
            return shape(rect, DrawColor(1, 0, 0, 1), in: list)
        }
        let blur = list.add([.blur(sigma: 2)])
        list.items = [
            square(10), .beginGroup(GroupItem(bounds: panel, filters: blur, blend: .backdrop)),
            shape(panel, .one, radius: 8, in: list), .endGroup,
        ]
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        list.items[0] = square(14)
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 9, minY: 39, maxX: 25, maxY: 51))
        list.items[0] = square(62)
        try renderer.render(list)
        expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
        list.items[0] = square(66)
        try renderer.render(list)
        // The panel with 6 pixels around it, and the old frame of the square.
        #expect(renderer.damage == PixelRect(minX: 61, minY: 24, maxX: 126, maxY: 76))
        expectSame(try renderer.readPixels(), try draw(list, with: SoftwareRenderer()))
    }

    @Test("A change in a blurred group damages the blur's extent")
    func blurDamage() throws {
        var list = DisplayList(width: 200, height: 100)
        func square(_ x: Int32) -> DisplayItem {
            let rect = PixelRect(minX: x, minY: 40, maxX: x + 10, maxY: 50)
            return shape(rect, DrawColor(1, 0, 0, 1), in: list)
        }
        let blur = list.add([.blur(sigma: 2)])
        list.items = [
            .beginGroup(GroupItem(bounds: list.bounds, filters: blur)), square(20), .endGroup,
        ]
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        list.items[1] = square(22)
        try renderer.render(list)
        #expect(renderer.damage == PixelRect(minX: 13, minY: 33, maxX: 39, maxY: 57))
    }

    @Test("A blur of any size has its standard deviation", arguments: [1, 3.9, 4.1, 7, 13, 30])
    func deviation(sigma: Float) throws {
        let side = 256
        var list = DisplayList(width: side, height: side)
        let blur = list.add([.blur(sigma: sigma)])
        let half = PixelRect(minX: 0, minY: 0, maxX: Int32(side / 2), maxY: Int32(side))
        var all = half
        all.minX = -400
        all.minY = -400
        all.maxY = 700
        list.items = [
            .beginGroup(GroupItem(bounds: all, filters: blur)),
            shape(all, DrawColor(1, 1, 1, 1), in: list, within: all), .endGroup,
        ]
        let picture = try draw(list, with: SoftwareRenderer())
        // A blurred edge is the integral of the Gaussian.
        var (sum, square) = (0.0, 0.0)
        for x in 1..<side {
            let step = Double(picture[x - 1, 128].alpha) - Double(picture[x, 128].alpha)
            let away = Double(x) - Double(side / 2)
            sum += step
            square += step * away * away
        }
        let measured = (square / sum).squareRoot()
        // Truncation at 3 sigma reduces the standard deviation by 1.4 %.
        let expected = Double(sigma) * 0.986
        #expect(abs(measured - expected) < 0.03 * expected, "\(measured) for \(expected)")
    }

    @Test("A blur keeps uniform colours, as does a filtered backdrop")
    func evenColors() throws {
        for sigma: Float in [0.5, 2, 9, 40] {
            var list = DisplayList(width: 90, height: 70, background: DrawColor(0.3, 0.6, 0.2, 1))
            let plain = try draw(list, with: SoftwareRenderer())
            let blur = list.add([.blur(sigma: sigma)])
            list.items = [
                .beginGroup(GroupItem(bounds: list.bounds, filters: blur, blend: .backdrop)),
                shape(
                    PixelRect(minX: -5, minY: 10, maxX: 60, maxY: 90), .one, radius: 20, in: list
                ), .endGroup,
            ]
            expectSame(try draw(list, with: SoftwareRenderer()), plain, comment: "\(sigma)")
        }
    }

    @Test("Filters that change nothing keep the picture")
    func identities() throws {
        var list = PictureScene.random(seed: 5, count: 12)
        let plain = try draw(list, with: SoftwareRenderer())
        let still = list.add([.blur(sigma: 0.2), .colors(ColorMatrix())])
        let bounds = list.bounds.grown(by: 50)
        var grouped = list
        grouped.background = .zero
        grouped.items =
            [.beginGroup(GroupItem(bounds: bounds, filters: still))] + list.items + [.endGroup]
        var bare = grouped
        bare.items[0] = .beginGroup(GroupItem(bounds: bounds))
        expectSame(
            try draw(grouped, with: SoftwareRenderer()), try draw(bare, with: SoftwareRenderer())
        )
        #expect(plain.width == 200)
    }

    @Test("A matrix applies to straight colours and alpha, clamped to valid values")
    func matrices() throws {
        let color = SIMD4<Float>(100, 150, 200, 255) / 255
        func pixel(_ matrix: ColorMatrix, alpha: Float = 1) throws -> [UInt8] {
            var list = DisplayList(width: 30, height: 20)
            let run = list.add([.colors(matrix)])
            let inside = PixelRect(minX: 2, minY: 2, maxX: 20, maxY: 18)
            list.items = [
                .beginGroup(GroupItem(bounds: list.bounds, filters: run)),
                shape(inside, color * alpha, in: list), .endGroup,
            ]
            let picture = try draw(list, with: SoftwareRenderer())
            let outside = picture[25, 10]
            #expect(outside.alpha == 0, "nothing appears where nothing is drawn")
            let p = picture[10, 10]
            return [p.red, p.green, p.blue, p.alpha]
        }
        #expect(try pixel(ColorMatrix()) == [100, 150, 200, 255])
        let swapped = ColorMatrix(
            red: SIMD4(0, 0, 1, 0), green: SIMD4(0.5, 0, 0, 0), blue: SIMD4(0, 0, 0, 0.5),
            alpha: SIMD4(0, 0, 0, 0.5), bias: SIMD4(0, 0.1, 0, 0)
        )
        // 200, 100 / 2 + 25.5 and 255 / 2, each multiplied by an alpha of 127.5 / 255.
        #expect(try pixel(swapped) == [100, 38, 64, 128])
        // At an alpha of 1/2 the straight colours are the same, but blue from alpha is halved.
        let faint = ColorMatrix(blue: SIMD4(0, 0, 0, 1), alpha: SIMD4(0, 0, 0, 2))
        #expect(try pixel(faint, alpha: 0.4) == [80, 120, 82, 204])
        let fromRed = ColorMatrix(alpha: SIMD4(1, 0, 0, 0))
        #expect(try pixel(fromRed) == [39, 59, 78, 100])
        let cut = ColorMatrix(red: SIMD4(9, 0, 0, 0), green: SIMD4(-1, 0, 0, 0), bias: .one)
        #expect(try pixel(cut) == [255, 155, 255, 255])
        #expect(try pixel(ColorMatrix(bias: SIMD4(0, 0, 0, -1))) == [0, 0, 0, 0])
    }

    @Test("White multiplies and black screens without effect, exactly")
    func neutralColors() throws {
        let neutral: [(GroupBlend, DrawColor)] = [
            (.multiply, .one), (.screen, DrawColor(0, 0, 0, 1)), (.darken, .one),
            (.lighten, DrawColor(0, 0, 0, 1)), (.colorBurn, .one),
            (.colorDodge, DrawColor(0, 0, 0, 1)), (.difference, DrawColor(0, 0, 0, 1)),
            (.exclusion, DrawColor(0, 0, 0, 1)), (.plusLighter, .zero),
        ]
        var list = PictureScene.random(seed: 8, count: 12)
        list.background = DrawColor(0.2, 0.4, 0.6, 1)
        let plain = try draw(list, with: SoftwareRenderer())
        for (blend, color) in neutral {
            var blended = list
            blended.items += [
                .beginGroup(GroupItem(bounds: list.bounds, blend: blend)),
                shape(list.bounds, color, in: list), .endGroup,
            ]
            expectSame(try draw(blended, with: SoftwareRenderer()), plain, comment: "\(blend)")
        }
    }

    @Test("Invalid filter runs and parameters trap")
    func wrongFilters() async {
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 9, height: 9)
            let run = FilterRun(first: 1, count: 2)
            list.items = [.beginGroup(GroupItem(bounds: list.bounds, filters: run)), .endGroup]
            try SoftwareRenderer().render(list)
        }
        await #expect(processExitsWith: .failure) {
            var list = DisplayList(width: 9, height: 9)
            let run = list.add([.blur(sigma: .nan)])
            list.items = [.beginGroup(GroupItem(bounds: list.bounds, filters: run)), .endGroup]
            try SoftwareRenderer().render(list)
        }
    }
}
