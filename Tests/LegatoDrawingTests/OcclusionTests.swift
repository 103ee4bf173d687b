import LegatoDrawing
import LegatoGraphics
import TestSupport
import Testing

/// Occlusion.
///
/// Which items are occluded.
struct OcclusionTests {
    private let region = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 300)

    /// Returns an item for an opaque rectangle.
    private func shape(
        _ x: Float, _ y: Float, _ width: Float, _ height: Float, radius: Float = 0,
        alpha: Float = 1, scale: Float = 1
    ) -> DisplayItem {
        let rect = LocalRect(x: 0, y: 0, width: width / scale, height: height / scale)
        let shape = RoundedShape(
            projection: Projection(a: scale, d: scale, tx: x, ty: y), rect: rect,
            radii: SIMD4(repeating: radius / scale)
        )
        return .shape(ShapeItem(shape: shape, fill: DrawColor(repeating: alpha), scissor: region))
    }

    private func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
        PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// Returns the indices of the hidden items.
    private func hidden(
        _ items: [DisplayItem], filters: [GroupFilter] = [], region: PixelRect? = nil
    ) -> [Int] {
        var list = DisplayList(width: 400, height: 300)
        (list.items, list.filters) = (items, filters)
        var occlusion = Occlusion()
        occlusion.update(list, region: region ?? list.bounds)
        return items.indices.filter { occlusion.hides($0) }
    }

    @Test("Items entirely below an opaque one are hidden, antialiased edges included")
    func plain() {
        let card = shape(50, 50, 200, 100)
        #expect(hidden([shape(60, 60, 50, 50), card]) == [0])
        // Each item has half a pixel of antialiasing around it.
        #expect(hidden([shape(51, 51, 198, 98), card]) == [0])
        #expect(hidden([shape(50, 50, 200, 100), card]) == [])
        #expect(hidden([shape(49, 60, 50, 50), card]) == [])
        #expect(hidden([card, shape(60, 60, 50, 50)]) == [], "what is in front")
        #expect(hidden([shape(60, 60, 50, 50), shape(50, 50, 200, 100, alpha: 0.99)]) == [])
    }

    @Test("Edges inside pixels cover less")
    func fractions() {
        let item = shape(51, 60, 50, 50)
        #expect(hidden([item, shape(50, 50, 200, 100)]) == [0])
        #expect(hidden([item, shape(50.5, 50, 200, 100)]) == [])
        #expect(hidden([item, shape(50.5, 50, 200, 100, scale: 3)]) == [])
        #expect(hidden([item, shape(50, 50, 200, 100, scale: 3)]) == [0])
    }

    @Test("Rounded corners hide nothing, the area between them does")
    func corners() {
        let card = shape(0, 0, 400, 300, radius: 60)
        let layers = [
            shape(2, 2, 30, 30), shape(370, 270, 28, 28), shape(20, 20, 350, 250),
            shape(100, 2, 40, 290), shape(2, 100, 390, 40), shape(5, 5, 390, 290),
        ]
        // Of the candidates, the rows between the corners, the columns between them, and the
        // rectangle inside the arcs, one is kept: 400 x 180, 280 x 300 and 363 x 263 pixels.
        #expect(hidden(layers + [card]) == [2])
        #expect(hidden(layers + [shape(0, 0, 400, 300, radius: 10)]) == [2, 5])
        #expect(hidden(layers + [shape(0, 0, 400, 300)]) == Array(0..<6))
    }

    @Test("Items in several rectangles are found; small items hide nothing")
    func several() {
        let items = (0..<12).map { shape(Float($0 % 4) * 90 + 10, Float($0 / 4) * 90 + 10, 20, 20) }
        let covers = (0..<12).map { shape(Float($0 % 4) * 90, Float($0 / 4) * 90, 80, 80) }
        #expect(hidden(items + covers).count == 8, "as many as are kept")
        let small = (0..<12).map { shape(Float($0 % 4) * 90, Float($0 / 4) * 90, 60, 60) }
        #expect(hidden(items + small) == [])
    }

    @Test("An item that covers the target hides the background and everything below it")
    func background() {
        var list = DisplayList(width: 400, height: 300)
        list.items = [
            shape(0, 0, 9, 9), .beginGroup(GroupItem(bounds: region, opacity: 0.5)),
            shape(0, 0, 9, 9), .beginGroup(GroupItem(bounds: region, opacity: 0.5)), .endGroup,
            .endGroup, shape(0, 0, 400, 300), shape(5, 5, 100, 100),
        ]
        var occlusion = Occlusion()
        occlusion.update(list, region: list.bounds)
        #expect(occlusion.hidesBackground && occlusion.first == 6 && occlusion.count == 2)
        #expect(!occlusion.hides(6) && occlusion.hides(5))
        occlusion.update(list, region: rect(6, 6, 90, 90))
        #expect(occlusion.first == 7 && occlusion.count == 3, "a part may be covered by less")
        list.items.removeSubrange(6...7)
        occlusion.update(list, region: list.bounds)
        #expect(!occlusion.hidesBackground && occlusion.first == 0 && occlusion.count == 0)
    }

    @Test("Shapes of runs hide and are hidden one by one")
    func runs() {
        var list = DisplayList(width: 400, height: 300)
        func add(_ x: Float, _ y: Float, _ width: Float, _ height: Float) {
            let rect = LocalRect(x: 0, y: 0, width: width, height: height)
            list.shapes.append(PlainShape(tx: x, ty: y, rect: rect, fill: .one))
        }
        add(60, 60, 20, 20)
        add(300, 60, 20, 20)
        add(50, 50, 200, 100)
        add(70, 70, 20, 20)
        list.items = [
            shape(90, 90, 20, 20), .shapes(ShapeRun(first: 0, count: 4, scissor: region)),
        ]
        var occlusion = Occlusion()
        occlusion.update(list, region: list.bounds)
        #expect(occlusion.hides(0) && !occlusion.hides(1) && occlusion.count == 2)
        #expect((0..<4).map(occlusion.showsShape) == [false, true, true, true])
        list.shapes[2].rect = LocalRect(x: -50, y: -50, width: 400, height: 300)
        occlusion.update(list, region: list.bounds)
        #expect(occlusion.hidesBackground && occlusion.first == 1 && occlusion.count == 3)
        #expect((0..<4).map(occlusion.showsShape) == [false, false, true, true])
        list.items.append(shape(50, 50, 200, 100))
        occlusion.update(list, region: rect(60, 60, 70, 60))
        #expect(occlusion.first == 2 && occlusion.count == 5)
    }

    @Test("A group is hidden with its shadow, and hides what is below it if it is shown unchanged")
    func groups() {
        let card = shape(50, 50, 200, 100)
        let bounds = rect(80, 70, 80, 60)
        func group(_ group: GroupItem) -> [DisplayItem] {
            [.beginGroup(group), shape(80, 70, 80, 60), .endGroup]
        }
        #expect(hidden(group(GroupItem(bounds: bounds)) + [card]) == [0, 1, 2])
        let shadow = GroupShadow(offset: SIMD2(0, 12), sigma: 4, color: .one)
        #expect(hidden(group(GroupItem(bounds: bounds, shadow: shadow)) + [card]) == [])
        let below = shape(90, 80, 50, 30)
        let large = GroupItem(bounds: rect(0, 0, 300, 300))
        func over(_ item: GroupItem) -> [Int] {
            hidden([below, .beginGroup(item), card, .endGroup])
        }
        #expect(over(large) == [0])
        var other = large
        other.opacity = 0.99
        #expect(over(other) == [])
        other = large
        other.blend = .plusLighter
        #expect(over(other) == [])
        other.blend = .destinationIn
        #expect(over(other) == [])
        other = large
        other.bounds = rect(100, 0, 300, 300)
        #expect(over(other) == [])
        other = large
        let clip = LocalRect(x: 85, y: 75, width: 150, height: 80)
        other.clip = RoundedShape(projection: Projection(), rect: clip)
        #expect(over(other) == [0])
        other.clip?.radii = SIMD4(repeating: 30)
        #expect(over(other) == [], "the arc of the clip lies above it")
        // A multiplying group leaves nothing below it opaque.
        let mask: [DisplayItem] = [
            .beginGroup(GroupItem(bounds: region, blend: .destinationIn)), .endGroup,
        ]
        #expect(hidden([below, .beginGroup(large), card] + mask + [.endGroup]) == [])
        #expect(hidden([below, .beginGroup(large)] + mask + [card, .endGroup]) == [0])
    }

    @Test("Items above a group hide parts of it, unless a shadow or blur spreads them")
    func parts() {
        let card = shape(50, 50, 200, 100)
        func parts(_ group: GroupItem, _ filters: [GroupFilter] = []) -> [Int] {
            hidden(
                [
                    .beginGroup(group), shape(60, 60, 50, 50), shape(0, 0, 300, 20), .endGroup,
                    card,
                ],
                filters: filters
            )
        }
        let all = rect(0, 0, 320, 280)
        #expect(parts(GroupItem(bounds: all, opacity: 0.3)) == [1])
        #expect(parts(GroupItem(bounds: all, blend: .screen)) == [1])
        let shadow = GroupShadow(offset: SIMD2(0, 120), sigma: 4, color: .one)
        #expect(parts(GroupItem(bounds: all, shadow: shadow)) == [])
        let blur = [GroupFilter.blur(sigma: 3)]
        let run = FilterRun(first: 0, count: 1)
        #expect(parts(GroupItem(bounds: all, filters: run), blur) == [])
        // Inside a filtered group opaque items hide others as usual.
        let inner: [DisplayItem] = [
            .beginGroup(GroupItem(bounds: all, filters: run)), shape(60, 60, 50, 50), card,
            .endGroup,
        ]
        #expect(hidden(inner, filters: blur) == [1])
    }

    @Test("The backdrop of a filter is hidden only by items below the filter")
    func backdrops() {
        let card = shape(50, 50, 200, 100)
        let item = shape(60, 60, 50, 50)
        func glass(_ bounds: PixelRect) -> [DisplayItem] {
            let run = FilterRun(first: 0, count: 1)
            return [
                .beginGroup(GroupItem(bounds: bounds, filters: run, blend: .backdrop)),
                shape(0, 0, 400, 300), .endGroup,
            ]
        }
        let blur = [GroupFilter.blur(sigma: 3)]
        let beside = glass(rect(255, 60, 60, 60))
        #expect(hidden([item] + beside + [card], filters: blur) == [])
        #expect(hidden([item, card] + beside, filters: blur) == [0])
        let far = glass(rect(300, 200, 60, 60))
        #expect(hidden([item] + far + [card], filters: blur) == [0])
        let below = glass(rect(60, 60, 60, 60))
        #expect(hidden([item] + below + [card], filters: blur) == [0, 1, 2, 3])
    }

    @Test("A cut item, one that is NaN, and one in a list with unbalanced groups hides nothing")
    func invalidItems() {
        let item = shape(60, 60, 50, 50)
        var card = shape(50, 50, 200, 100)
        card.cut = 0
        #expect(hidden([item, card]) == [])
        #expect(hidden([item, shape(.nan, 50, 200, 100)]) == [])
        #expect(hidden([shape(.nan, 60, 50, 50), shape(50, 50, 200, 100)]) == [])
        #expect(hidden([item, shape(50, 50, 200, 100), .endGroup]) == [])
        let turned = RoundedShape(
            projection: Projection(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 100, ty: -50),
            rect: LocalRect(x: 0, y: 0, width: 300, height: 300)
        )
        #expect(
            hidden([item, .shape(ShapeItem(shape: turned, fill: .one, scissor: region))]) == [])
    }
}
