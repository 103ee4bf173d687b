import Foundation
import Legato
import TestSupport
import Testing

/// Scroll positions.
struct ScrollPositionTests {
    private struct Reader: View {
        var anchor: UnitPoint?
        var isAnimated = false
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { Color(white: Double($0) / 20).frame(height: 50).id($0) }
                    }
                }
                .overlay(alignment: .topLeading) {
                    Color.red.frame(width: 20, height: 20).onTapGesture {
                        guard isAnimated else { return proxy.scrollTo(9, anchor: anchor) }
                        withAnimation(.linear(duration: 1)) { proxy.scrollTo(9, anchor: anchor) }
                    }
                }
            }
        }
    }

    /// The y coordinate of the top edge of the content.
    private func top<V: View>(_ it: ViewDisplay<V>) -> CGFloat {
        it.layers(CGSize(width: 300, height: 50)).map { it.middle($0).y }.min().map { $0 - 25 } ?? 0
    }

    @Test("A reader scrolls to an id, at an anchor or by the shortest distance")
    func reader() {
        // Row 9 is at 450 to 500; 200 points are visible.
        for (anchor, offset) in [
            (UnitPoint.top, 450.0), (.bottom, 300), (.center, 375),
        ] {
            let it = ViewDisplay(Reader(anchor: anchor))
            it.tap(10, 10)
            #expect(abs(top(it) + offset) < 0.01)
        }
        let it = ViewDisplay(Reader())
        it.tap(10, 10)
        #expect(abs(top(it) + 300) < 0.01)
    }

    @Test("Scrolling to an id animates with the transaction")
    func animated() {
        let it = ViewDisplay(Reader(anchor: .top, isAnimated: true))
        it.tap(10, 10)
        it.display.advance(by: 0.5)
        #expect(top(it) < -200 && top(it) > -260)
        it.display.advance(by: 1)
        #expect(abs(top(it) + 450) < 0.01)
    }

    private struct Bound: View {
        let model: ControlModel
        @State private var position: Int?
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Color(white: Double($0) / 20).frame(height: 50) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $position, anchor: .top)
            .onChange(of: position) { _, new in model.value = Double(new ?? -1) }
            .overlay(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).onTapGesture { position = 6 }
            }
        }
    }

    @Test("A bound position scrolls, and follows the scrolling, which rests at a view's edge")
    func bound() {
        let model = ControlModel()
        let it = ViewDisplay(Bound(model: model))
        it.tap(10, 10)
        #expect(abs(top(it) + 300) < 0.01)
        it.down(150, 150)
        for y in [140, 125, 100, 90] as [CGFloat] {
            it.move(150, y)
            it.display.advance(frames: 1)
        }
        it.display.advance(by: 0.3)
        it.up(150, 90)
        it.display.advance(by: 2)
        #expect(abs(top(it).remainder(dividingBy: 50)) < 0.01 && top(it) < -300)
        #expect(model.value == Double((-top(it) / 50).rounded()))
    }

    @Test("Paging rests at the next page, however far the throw would carry")
    func paging() {
        let it = ViewDisplay(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Color(white: Double($0) / 20).frame(height: 50) }
                }
            }
            .scrollTargetBehavior(.paging)
        )
        it.down(150, 190)
        for y in stride(from: 170, to: 20, by: -30) {
            it.move(150, CGFloat(y))
            it.display.advance(frames: 1)
        }
        it.up(150, 20)
        it.display.advance(by: 2)
        #expect(abs(top(it) - -200) < 0.01)
    }

    private struct Lost: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target = ScrollTarget(rect: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
        }
    }

    @Test("A target behaviour that returns NaN warns once and is ignored")
    func lost() {
        let it = ViewDisplay(
            ScrollView { Color.red.frame(width: 300, height: 50).padding(.bottom, 500) }
                .scrollTargetBehavior(Lost())
        )
        let messages = sentences {
            for y in stride(from: 190, to: 40, by: -30) {
                if y == 190 { it.down(150, 190) } else { it.move(150, CGFloat(y)) }
                it.display.advance(frames: 1)
            }
            it.up(150, 70)
            it.display.advance(by: 2)
        }
        #expect(messages.count == 1, "\(messages)")
        #expect(messages.first?.contains("Lost.updateTarget(_:context:) takes numbers") == true)
        #expect(top(it) < -100)
    }

    @Test("A disabled scroll view ignores drags and the wheel, margins inset its content")
    func settings() {
        let it = ViewDisplay(
            ScrollView { Color.red.frame(width: 300, height: 50).padding(.bottom, 500) }
                .contentMargins(.top, 30)
                .scrollDisabled(true)
        )
        #expect(top(it) == 30)
        it.down(150, 150)
        it.move(150, 50)
        it.display.advance(frames: 1)
        #expect(top(it) == 30)
    }

    @Test("A frame relative to the container has a part of the scroll view's length")
    func relative() {
        let it = ViewDisplay(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { _ in
                        Color.red.frame(height: 20)
                            .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    }
                }
            }
            .frame(width: 200, height: 100)
        )
        #expect(it.layers(CGSize(width: 60, height: 20)).count == 4)
    }

    private struct Pages: View {
        let axis: Axis.Set
        let handle: Handle<CGFloat>
        @State private var header: CGFloat = 40

        var body: some View {
            handle.set = { header = $0 }
            return VStack(spacing: 0) {
                Color.blue.frame(height: header)
                ScrollView(axis) {
                    if axis == .horizontal {
                        HStack(spacing: 0) { pages }
                    } else {
                        VStack(spacing: 0) { pages }
                    }
                }
            }
        }

        private var pages: some View {
            ForEach(0..<3) { _ in
                Color.red.frame(width: 50).containerRelativeFrame(axis.union(.vertical))
                    .padding(.horizontal, 5)
            }
        }
    }

    @Test("Frames relative to a scroll view in a stack have the length that the stack leaves")
    func relativeInStack() {
        for axis in [Axis.Set.horizontal, .vertical] {
            let handle = Handle<CGFloat>()
            let messages = sentences {
                let it = ViewDisplay(Pages(axis: axis, handle: handle))
                let height = it.display.rootLayer.bounds.height
                #expect(it.layers(CGSize(width: 50, height: height - 40)).count == 3)
                for header: CGFloat in [90, 10] {
                    handle.set(header)
                    it.display.advance(by: 1)
                    #expect(it.layers(CGSize(width: 50, height: height - header)).count == 3)
                }
            }
            #expect(messages.isEmpty, "\(messages)")
        }
    }

    private struct Change: View {
        let handle: Handle<Bool>
        @State private var isBig = true

        var body: some View {
            handle.set = { isBig = $0 }
            return VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    if isBig {
                        Color.red.containerRelativeFrame([.horizontal, .vertical])
                    } else {
                        Color.blue.frame(width: 20, height: 30)
                    }
                }
                Color.green
            }
        }
    }

    @Test("A scroll view has the height of its content after relative frames have been removed")
    func removedRelative() {
        let handle = Handle<Bool>()
        let it = ViewDisplay(Change(handle: handle))
        let size = it.display.rootLayer.bounds.size
        func count(_ height: CGFloat) -> Int {
            it.layers(CGSize(width: size.width, height: height)).count
        }
        // The scroll view, its content and the view below, or that view alone.
        #expect(count(size.height / 2) == 3)
        for isBig in [false, true, false] {
            handle.set(isBig)
            it.display.advance(by: 1)
            #expect(isBig ? count(size.height / 2) == 3 : count(size.height - 30) == 1)
        }
    }

    @Test("A visual effect and a transition follow the scroll position")
    func effects() {
        let it = ViewDisplay(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 100)
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0)
                        }
                    Color.red.frame(width: 50, height: 50)
                        .visualEffect { content, proxy in
                            content.offset(x: proxy.frame(in: .scrollView).minY)
                        }
                    Color.blue.frame(height: 500)
                }
            }
        )
        let box = it.layers(CGSize(width: 50, height: 50)).last
        #expect(box.map { it.middle($0).x } == 250)
        it.down(250, 190)
        it.move(250, 180)
        it.display.advance(frames: 1)
        it.move(250, 140)
        it.display.advance(frames: 2)
        #expect(box.map { it.middle($0).x } == 210)
        let faded = it.layers(CGSize(width: 60, height: 100)).map(\.opacity).min()
        #expect(faded == 0.6)
    }
}
