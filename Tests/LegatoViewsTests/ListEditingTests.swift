import Foundation
import Legato
import Testing

/// Editing of lists, and taps with locations.
struct ListEditingTests {
    private struct Names: View {
        let model: ControlModel
        @State private var names = [1, 2, 3]
        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Color.red.frame(width: CGFloat(name) * 10, height: 20)
                }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .overlay(alignment: .bottom) { EditButton() }
            .onChange(of: names) { _, new in
                model.value = new.reduce(0) { $0 * 10 + Double($1) }
            }
        }
    }

    private let size = CGSize(width: 300, height: 400)

    @Test("A swipe to the left shows a button that removes the row")
    func swipe() {
        let model = ControlModel()
        let it = ViewDisplay(Names(model: model), size: size)
        it.down(200, 66)
        for x in [180, 160, 140] as [CGFloat] {
            it.move(x, 66)
            it.display.advance(frames: 1)
        }
        it.up(140, 66)
        it.display.advance(by: 1)
        it.tap(270, 66)
        it.display.advance(frames: 1)
        #expect(model.value == 13)
    }

    @Test("The edit mode shows a button for each row, which shows one that removes the row")
    func edit() {
        let model = ControlModel()
        let it = ViewDisplay(Names(model: model), size: size)
        it.tap(27, 22)
        #expect(model.value == 0)
        it.tap(150, 390)
        it.display.advance(by: 1)
        let box = it.layers(CGSize(width: 20, height: 20)).first
        #expect(box.map { abs(it.middle($0).x - 64) < 0.1 } == true)
        it.tap(27, 22)
        it.display.advance(by: 1)
        #expect(model.value == 0)
        it.tap(270, 22)
        it.display.advance(frames: 1)
        #expect(model.value == 23)
    }

    @Test("A handle moves a row in the edit mode")
    func move() {
        let model = ControlModel()
        let it = ViewDisplay(Names(model: model), size: size)
        it.tap(150, 390)
        it.display.advance(by: 1)
        it.down(278, 22)
        for y in [50, 90, 122] as [CGFloat] {
            it.move(278, y)
            it.display.advance(frames: 1)
        }
        it.up(278, 122)
        it.display.advance(frames: 2)
        #expect(model.value == 231)
    }

    @Test("Rows make room for a moved row, which goes on from where it is released")
    func room() throws {
        let it = ViewDisplay(Names(model: ControlModel()), size: size)
        it.tap(150, 390)
        it.display.advance(by: 1)
        func y(_ name: CGFloat) throws -> CGFloat {
            let layers = it.layers(CGSize(width: name * 10, height: 20))
            return it.middle(try #require(layers.first { $0 is CAShapeLayer })).y
        }
        let start = try (1...3).map { try y(CGFloat($0)) }
        it.down(278, 22)
        for distance in [30, 60] as [CGFloat] {
            it.move(278, 22 + distance)
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 2)
        #expect(try y(1) == start[0] + 60)
        #expect(try y(2) == start[0] && y(3) == start[2])
        it.up(278, 82)
        var last = try y(1)
        #expect(abs(last - start[0] - 60) < 1)
        for _ in 0..<60 {
            it.display.advance(frames: 1)
            let now = try y(1)
            #expect(abs(now - last) < 4)
            #expect(try abs(y(2) - start[0]) < 1)
            last = now
        }
        #expect(try abs(y(1) - start[1]) < 0.5)
    }

    @Test("A separator begins at the title of a label or at a guide, and may end at a guide")
    func separators() throws {
        let it = ViewDisplay(
            List {
                Label("Title", systemImage: "star")
                HStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 20)
                    Color.blue.frame(width: 50, height: 20)
                        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                }
                Text("Last")
            }
            .listStyle(.plain), size: size
        )
        var lines: [CGRect] = []
        func search(_ layer: CALayer) {
            let frame = layer.convert(layer.bounds, to: it.hosting)
            if frame.height == 1, !layer.isHidden { lines.append(frame) }
            for sublayer in layer.sublayers ?? [] { search(sublayer) }
        }
        search(it.hosting)
        lines.sort { $0.minY < $1.minY }
        try #require(lines.count >= 2)
        let title = try #require(it.layer(ofText: "Title"))
        let start = title.convert(title.bounds, to: it.hosting).minX
        #expect(abs(lines[0].minX - start) < 1e-9)
        #expect(lines[0].maxX == 300)
        #expect(lines[1].minX == 46 && lines[1].maxX == 96)
    }

    @Test("The views of an open group are rows, indented under its own")
    func groups() throws {
        let it = ViewDisplay(
            List {
                DisclosureGroup("Group", isExpanded: .constant(true)) {
                    Text("First")
                    Text("Second")
                }
                Text("Third")
            }
            .listStyle(.plain), size: size
        )
        let places = try ["Group", "First", "Second", "Third"].map { text in
            let layer = try #require(it.layer(ofText: text))
            return layer.convert(layer.bounds, to: it.hosting)
        }
        #expect(places.map(\.midY) == [22, 66, 110, 154])
        #expect(places.map(\.minX) == [16, 36, 36, 16])
    }

    @Test("A tap reports its location in the view, or in a named space")
    func location() {
        var places: [CGPoint] = []
        let it = ViewDisplay(
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50).onTapGesture { places.append($0) }
                Color.blue.frame(width: 50, height: 50)
                    .onTapGesture(coordinateSpace: .named("row")) { places.append($0) }
            }
            .coordinateSpace(name: "row")
        )
        it.tap(110, 80)
        it.tap(160, 80)
        #expect(places == [CGPoint(x: 10, y: 5), CGPoint(x: 60, y: 5)])
    }

    @Test("A geometry action of a scroll view follows its offset")
    func geometry() {
        var offsets: [CGFloat] = []
        let it = ViewDisplay(
            ScrollView { Color.red.frame(width: 100, height: 500) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, new in
                    offsets.append(new)
                }
        )
        #expect(offsets == [0])
        it.down(150, 190)
        it.move(150, 170)
        it.display.advance(frames: 1)
        it.move(150, 150)
        it.display.advance(frames: 1)
        #expect(offsets.last == 30)
    }

    @Test("In the edit mode, rows of which several can be selected show marks")
    func selectionMarks() throws {
        struct Names: View {
            @State private var chosen: Set<Int> = []
            var body: some View {
                List(1..<4, id: \.self, selection: $chosen) { name in
                    Color.red.frame(width: CGFloat(name) * 10, height: 20)
                }
                .listStyle(.plain)
                .overlay(alignment: .bottom) { EditButton() }
            }
        }
        let it = ViewDisplay(Names(), size: size)
        // The fill of a mark has 22 points.
        func marks() -> [CGFloat] {
            it.layers(CGSize(width: 22, height: 22)).map { it.middle($0) }.filter { $0.x < 40 }
                .map(\.y).sorted()
        }
        it.tap(150, 66)
        it.display.advance(by: 1)
        #expect(marks().isEmpty)
        it.tap(150, 390)
        it.display.advance(by: 1)
        #expect(marks() == [66])
        let box = try #require(it.layers(CGSize(width: 10, height: 20)).first)
        #expect(it.middle(box).x > 50)
        it.tap(150, 22)
        it.display.advance(by: 1)
        #expect(marks() == [22, 66])
    }
}
