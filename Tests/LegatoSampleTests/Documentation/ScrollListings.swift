import Foundation
import Legato
import Testing

/// Listings on scrolling and geometry.
///
/// The listings of the documentation comments on scroll views, safe areas and preferences.
@MainActor
struct ScrollListings {
    struct Inside: View {
        var body: some View {
            ZStack {
                Color.indigo.ignoresSafeArea()
                Text("Inside")
            }
        }
    }

    @Test("A colour fills the safe area, the text is outside of it")
    func safeArea() throws {
        let view = Inside().safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 100) }
        let stage = TransactionStage(view)
        #expect(stage.display.snapshot()[200, 5].alpha == 255)
        #expect(abs(try stage.frame(stage.text("Inside")).midY - 250) < 1)
    }

    struct Mail: View {
        var body: some View {
            ScrollView { Text("Letter") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Text("Reply").padding() }
        }
    }

    @Test("An inset is at the bottom of a scroll view")
    func inset() throws {
        let stage = TransactionStage(Mail())
        #expect(try stage.frame(stage.text("Letter")).minY < 20)
        #expect(abs(try stage.frame(stage.text("Reply")).maxY - 384) < 1)
    }

    struct Pages: View {
        @State private var position = ScrollPosition(edge: .top)

        var body: some View {
            ScrollView { Color.teal.frame(height: 2000) }
                .scrollPosition($position)
                .onTapGesture { withAnimation { position.scrollTo(edge: .bottom) } }
        }
    }

    @Test("A tap scrolls to the bottom, animated")
    func position() throws {
        let stage = TransactionStage(Pages())
        let pages = try stage.layers(CALayer.self).filter { try stage.frame($0).height == 2000 }
        let page = try #require(pages.first)
        stage.tap(CGPoint(x: 200, y: 200))
        let tops = try stage.values(at: [0, 0.1, 3]) { try stage.frame(page).minY }
        #expect(tops[0] == 0 && tops[1] < 0 && tops[1] > -1600 && abs(tops[2] + 1600) < 1e-6)
    }

    struct Parallax: View {
        var body: some View {
            ScrollView {
                Color.clear.frame(height: 100)
                Text("Title")
                    .visualEffect { content, proxy in
                        content.offset(y: -proxy.frame(in: .scrollView).minY / 2)
                    }
            }
        }
    }

    @Test("A title is moved by half its distance from the top")
    func visualEffect() throws {
        let stage = TransactionStage(Parallax())
        let plain = TransactionStage(
            ScrollView {
                Color.clear.frame(height: 100)
                Text("Title")
            }
        )
        let place = try plain.frame(plain.text("Title")).minY
        #expect(place >= 100)
        #expect(abs(try stage.frame(stage.text("Title")).minY - place / 2) < 1)
    }

    struct Cards: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<5) { _ in
                        RoundedRectangle(cornerRadius: 16)
                            .scrollTransition { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.8)
                            }
                            .frame(width: 300, height: 300)
                    }
                }
            }
        }
    }

    @Test("A card that is not completely visible is smaller")
    func scrollTransition() throws {
        let stage = TransactionStage(Cards())
        stage.settle()
        let widths = try stage.layers(CAShapeLayer.self).map { try stage.frame($0).width }
            .filter { $0 > 200 }
        #expect(abs(widths[0] - 300) < 1e-6 && widths[1] < 300 && abs(widths[4] - 240) < 1e-6)
    }

    struct Rows: View {
        var body: some View {
            VStack {
                ScrollViewReader { proxy in
                    ScrollView {
                        ForEach(0..<100) { Text("Row \($0)").id($0) }
                    }
                    Button("Last") {
                        withAnimation { proxy.scrollTo(99, anchor: .bottom) }
                    }
                }
            }
        }
    }

    @Test("A button scrolls to the last row")
    func scrollViewReader() throws {
        let stage = TransactionStage(Rows())
        #expect(try stage.frame(stage.text("Row 99")).minY > 400)
        try stage.tap("Last")
        stage.settle()
        let button = try stage.frame(stage.text("Last"))
        #expect(try stage.frame(stage.text("Row 99")).maxY < button.minY)
        #expect(try stage.frame(stage.text("Row 0")).maxY < 0)
    }

    struct Named: View {
        var body: some View {
            ScrollView {
                GeometryReader { proxy in
                    Text("\(proxy.frame(in: .named("page")).minY)")
                }
                .frame(height: 40)
            }
            .coordinateSpace(name: "page")
        }
    }

    @Test("A frame in a named space does not depend on what is outside")
    func coordinateSpace() {
        #expect(TransactionStage(Named()).find("0.000000") != nil)
        #expect(TransactionStage(Named().padding(.top, 30)).find("0.000000") != nil)
    }

    struct Frames: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }

        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    struct Marked: View {
        var body: some View {
            Text("Title")
                .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Frames.self) { frames in
                    GeometryReader { proxy in
                        ForEach(frames.indices, id: \.self) { index in
                            Circle().position(x: proxy[frames[index]].maxX, y: 0)
                        }
                    }
                }
        }
    }

    @Test("A circle is at the trailing end of a title's top")
    func anchor() throws {
        let stage = TransactionStage(Marked())
        let (title, circle) = (
            try stage.frame(stage.text("Title")), try stage.frame(stage.shape())
        )
        #expect(abs(circle.midX - title.maxX) < 1 && abs(circle.midY - title.minY) < 1)
    }

    @MainActor final class Heights {
        var values: [Double] = []
    }

    struct Measured: View {
        let heights: Heights
        /// Records a height instead of printing it.
        private func print(_ height: Double) { heights.values.append(height) }
        var body: some View {
            Text("Title")
                .onGeometryChange(for: Double.self) {
                    $0.size.height
                } action: {
                    print($0)
                }
        }
    }

    @Test("An action receives the height of a title")
    func geometryChange() throws {
        let heights = Heights()
        let stage = TransactionStage(Measured(heights: heights))
        let height = try stage.frame(stage.text("Title")).height
        #expect(heights.values.count == 1)
        #expect(abs(try #require(heights.values.first) - height) < 1)
    }

    struct WidestName: PreferenceKey {
        static var defaultValue: CGFloat { 0 }

        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
        }
    }

    struct Widths: View {
        @State private var widest: CGFloat = 0
        var body: some View {
            VStack {
                Color.clear.frame(height: 1).preference(key: WidestName.self, value: 30)
                Color.clear.frame(height: 1).preference(key: WidestName.self, value: 70)
                Color.clear.frame(height: 1).preference(key: WidestName.self, value: 50)
                Text("\(widest)")
            }
            .onPreferenceChange(WidestName.self) { widest = $0 }
        }
    }

    @Test("A preference has the largest of several values")
    func preference() {
        #expect(TransactionStage(Widths()).find("70.000000") != nil)
    }
}
