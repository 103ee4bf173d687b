import Foundation
import Legato
import Testing

/// Tints, collapsible sections, empty states, popover edges and margins of indicators.
struct SmallGapTests {
    private typealias Pixel = [UInt8]

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)

    private func pixel<V: View>(_ it: ViewDisplay<V>, _ x: Int, _ y: Int) -> Pixel {
        let pixel = it.display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    @Test("A tint is a colour or another style, and a switch can have its own")
    func tint() {
        let color: Color? = Self.red
        #expect(pixel(ViewDisplay(Rectangle().fill(.tint).tint(color)), 150, 100) == [255, 0, 0])
        let named = ViewDisplay(Rectangle().fill(.tint).tint(.white))
        #expect(pixel(named, 150, 100) == [255, 255, 255])
        let blue = pixel(ViewDisplay(Rectangle().fill(.tint)), 150, 100)
        let none = ViewDisplay(Rectangle().fill(.tint).tint(nil).tint(Self.red))
        #expect(pixel(none, 150, 100) == blue)
        let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
        let own = toggle.toggleStyle(SwitchToggleStyle(tint: Self.red)).tint(Self.green)
        #expect(pixel(ViewDisplay(own), 135, 100) == [255, 0, 0])
        let outer = toggle.toggleStyle(SwitchToggleStyle()).tint(Self.green)
        #expect(pixel(ViewDisplay(outer), 135, 100) == [0, 255, 0])
    }

    private struct Sections: View {
        let isSidebar: Bool
        @State private var isOpen = true
        var body: some View {
            let list = List {
                Section("Title", isExpanded: $isOpen) { Color.red.frame(width: 30, height: 20) }
                Section(isExpanded: .constant(false)) {
                    Color.blue.frame(width: 31, height: 20)
                } header: {
                    Color.green.frame(width: 32, height: 20)
                }
            }
            if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.plain) }
        }
    }

    @Test("A section's content is there while it is expanded, and a side bar's arrow changes that")
    func sections() {
        let it = ViewDisplay(Sections(isSidebar: true), size: CGSize(width: 300, height: 300))
        let row = CGSize(width: 30, height: 20)
        #expect(!it.layers(row).isEmpty)
        #expect(it.layers(CGSize(width: 31, height: 20)).isEmpty)
        #expect(!it.layers(CGSize(width: 32, height: 20)).isEmpty)
        #expect(it.layers(CGSize(width: 7, height: 12)).count == 2)
        guard
            let header = it.layers(CGSize(width: 7, height: 12)).map({ it.middle($0) })
                .min(by: { $0.y < $1.y })
        else { return }
        it.tap(header.x, header.y)
        it.display.advance(by: 2)
        #expect(it.layers(row).isEmpty)
        it.tap(header.x, header.y)
        it.display.advance(by: 2)
        #expect(!it.layers(row).isEmpty)
        let plain = ViewDisplay(Sections(isSidebar: false))
        #expect(plain.layers(CGSize(width: 7, height: 12)).isEmpty)
    }

    @Test("An empty state is in the middle: icon, title, description and buttons")
    func unavailable() {
        var taps = 0
        let it = ViewDisplay(
            ContentUnavailableView {
                Color.red.frame(width: 30, height: 20)
            } description: {
                Color.green.frame(width: 31, height: 20)
            } actions: {
                Button {
                    taps += 1
                } label: {
                    Color.blue.frame(width: 32, height: 20)
                }
            }
        )
        let places = [30, 31, 32].map { width in
            it.layers(CGSize(width: width, height: 20)).first.map { it.middle($0) }
        }
        // 20 + 8 + 20 + 20 + 20 points high.
        #expect(
            places == [
                CGPoint(x: 150, y: 66), CGPoint(x: 150, y: 94), CGPoint(x: 150, y: 134),
            ])
        it.tap(150, 134)
        #expect(taps == 1)
        let icon = ViewDisplay(
            ContentUnavailableView(
                "Nothing", systemImage: "circle.fill", description: Text("Add something.")
            )
        )
        // A symbol of 48 points.
        #expect(icon.layers(CGSize(width: 56.16, height: 56.16)).count == 1)
        let search = ViewDisplay(ContentUnavailableView.search(text: "abc"))
        let plain = ViewDisplay(ContentUnavailableView.search)
        #expect(search.display.snapshot() != plain.display.snapshot())
    }

    @Test(
        "A popover is at the edge of the arrow if there is room, otherwise at the opposite one",
        arguments: [
            (Edge.top, CGPoint(x: 400, y: 222)), (.bottom, CGPoint(x: 400, y: 378)),
            (.leading, CGPoint(x: 302, y: 300)), (.trailing, CGPoint(x: 498, y: 300)),
        ]
    )
    func popover(edge: Edge, middle: CGPoint) {
        func card(_ alignment: Alignment) -> CGPoint? {
            let it = ViewDisplay(
                Presenter(edge: edge)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment),
                size: CGSize(width: 800, height: 600)
            )
            let anchor = it.layers(CGSize(width: 50, height: 10)).first.map { it.middle($0) }
            it.tap(anchor?.x ?? 0, anchor?.y ?? 0)
            it.display.advance(by: 2)
            return it.layers(CGSize(width: 120, height: 120)).first.map { it.middle($0) }
        }
        #expect(card(.center) == middle)
        switch edge {
        case .top: #expect(card(.top)?.y == 83)
        case .bottom: #expect(card(.bottom)?.y == 517)
        case .leading: #expect(card(.leading)?.x == 123)
        case .trailing: #expect(card(.trailing)?.x == 677)
        }
    }

    @Test(
        "The arrow of a popover points to its anchor, also where the card is moved aside",
        arguments: [
            (Edge.bottom, Alignment.center, CGPoint(x: 400, y: 307), CGPoint(x: 390, y: 307)),
            (.top, .center, CGPoint(x: 400, y: 292), CGPoint(x: 390, y: 292)),
            (.leading, .center, CGPoint(x: 372, y: 300), CGPoint(x: 372, y: 310)),
            (.trailing, .center, CGPoint(x: 427, y: 300), CGPoint(x: 427, y: 310)),
            // The card is flipped, and 8 points from the edge; the arrow keeps clear of its corner.
            (.top, .topLeading, CGPoint(x: 34, y: 12), CGPoint(x: 25, y: 12)),
        ]
    )
    func arrow(edge: Edge, alignment: Alignment, inside: CGPoint, outside: CGPoint) {
        let it = ViewDisplay(
            Presenter(edge: edge, isPresented: true)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment),
            size: CGSize(width: 800, height: 600)
        )
        it.display.advance(by: 2)
        #expect(it.pixel(Int(inside.x), Int(inside.y)) == [250, 250, 250])
        #expect(it.pixel(Int(outside.x), Int(outside.y)) != [250, 250, 250])
    }

    @Test("A popover is attached to the point or the rectangle of its view that is set")
    func attachment() {
        func middle(_ anchor: PopoverAttachmentAnchor) -> CGPoint? {
            let it = ViewDisplay(
                Color.red.frame(width: 50, height: 10)
                    .popover(isPresented: .constant(true), attachmentAnchor: anchor) {
                        Color.blue.frame(width: 120, height: 120)
                    },
                size: CGSize(width: 800, height: 600)
            )
            it.display.advance(by: 2)
            return it.layers(CGSize(width: 120, height: 120)).first.map { it.middle($0) }
        }
        #expect(middle(.point(.bottomTrailing)) == CGPoint(x: 425, y: 378))
        #expect(middle(.point(.center)) == CGPoint(x: 400, y: 373))
        let part = CGRect(x: 10, y: 2, width: 10, height: 4)
        #expect(middle(.rect(.rect(part))) == CGPoint(x: 390, y: 374))
    }

    @Test("A popover that is shown from the start is beside its view, and follows it")
    func anchor() throws {
        let handle = Handle<Double>()
        let it = ViewDisplay(Moving(handle: handle), size: CGSize(width: 800, height: 600))
        func middles() throws -> [CGPoint] {
            try [CGSize(width: 50, height: 10), CGSize(width: 120, height: 120)].map {
                it.middle(try #require(it.layers($0).first))
            }
        }
        it.display.advance(by: 2)
        #expect(try middles() == [CGPoint(x: 400, y: 300), CGPoint(x: 400, y: 378)])
        it.display.perform { handle.set(200) }
        it.display.advance(by: 2)
        #expect(try middles() == [CGPoint(x: 500, y: 300), CGPoint(x: 500, y: 378)])
    }

    private struct Moving: View {
        let handle: Handle<Double>
        @State private var shift = 0.0
        var body: some View {
            handle.set = { shift = $0 }
            return Presenter(edge: .bottom, isPresented: true)
                .padding(.leading, shift)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private struct Presenter: View {
        let edge: Edge
        @State var isPresented = false
        var body: some View {
            Color.red.frame(width: 50, height: 10)
                .onTapGesture { isPresented = true }
                .popover(isPresented: $isPresented, arrowEdge: edge) {
                    Color.blue.frame(width: 120, height: 120)
                }
        }
    }

    @Test("Margins of indicators move the indicators only")
    func margins() {
        func view(_ length: CGFloat) -> some View {
            ScrollView { Color.red.frame(width: 50, height: 800) }
                .contentMargins(.all, length, for: .scrollIndicators)
        }
        func bar(_ length: CGFloat) -> CGRect? {
            let it = ViewDisplay(view(length))
            var waiting: [CALayer] = [it.hosting]
            while let layer = waiting.popLast() {
                if layer.bounds.width == 3, layer.cornerRadius == 1.5, !layer.isHidden {
                    return layer.frame
                }
                waiting += layer.sublayers ?? []
            }
            return nil
        }
        #expect(bar(0) == CGRect(x: 44, y: 3, width: 3, height: 48.5))
        #expect(bar(20) == CGRect(x: 24, y: 23, width: 3, height: 38.5))
        let it = ViewDisplay(view(20))
        #expect(
            it.layers(CGSize(width: 50, height: 800)).map { it.middle($0) } == [
                CGPoint(x: 150, y: 400)
            ])
    }

    @Test("A presentation layer of a host has its insets, and a host keeps them")
    func insets() {
        let it = ViewDisplay(Color.red)
        it.hosting.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
        it.display.advance(frames: 1)
        #expect(it.hosting.safeAreaInsets.top == 10)
        #expect(it.hosting.presentation()?.safeAreaInsets.top == 10)
        let copy = HostingLayer<Color>(layer: it.hosting)
        copy.safeAreaInsets = EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)
        #expect(copy.safeAreaInsets.top == 5)
        #expect(it.hosting.safeAreaInsets.top == 10)
    }

    @Test("The line spacing of the environment is used by texts, joined and in canvases, too")
    func lineSpacing() {
        func height(_ text: some View, _ spacing: CGFloat) -> CGFloat {
            var height: CGFloat = 0
            _ = ViewDisplay(
                text.environment(\.lineSpacing, spacing)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0
                    }
            )
            return height
        }
        let plain = Text("One\nTwo\nThree")
        #expect(abs(height(plain, 10) - height(plain, 0) - 20) < 1.5)
        let joined = Text("One\n") + Text("Two\n").bold() + Text("Three")
        #expect(abs(height(joined, 10) - height(joined, 0) - 20) < 1.5)
        var drawn: [CGFloat] = []
        for spacing in [0, 10] as [CGFloat] {
            _ = ViewDisplay(
                Canvas { context, size in
                    drawn.append(context.resolve(plain).measure(in: size).height)
                }
                .environment(\.lineSpacing, spacing)
            )
        }
        #expect(drawn.count == 2 && abs(drawn[1] - drawn[0] - 20) < 1.5)
    }
}
