import Foundation
import Legato
import Testing

/// Listings on animated views.
///
/// The listings of the documentation comments on animations of views, gestures and modifiers.
@MainActor
struct MotionListings {
    /// Returns the presented frame of the circle, which is the last shape.
    private func circle<Content: View>(_ stage: TransactionStage<Content>) throws -> CGRect {
        try stage.frame(try #require(stage.layers(CAShapeLayer.self).last))
    }

    /// Returns the presented width of the circle at times after a tap on a text.
    private func widths(
        _ view: some View,
        tapping title: String,
        at times: [Double]
    ) throws -> [Double] {
        let stage = TransactionStage(view)
        try stage.tap(title)
        return try stage.values(at: times) { try circle(stage).width }
    }

    struct Like: View {
        @State private var likes = 0
        var body: some View {
            VStack {
                Button("Like") { likes += 1 }
                KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
                    Circle().scaleEffect(scale)
                } keyframes: { _ in
                    SpringKeyframe(1.5, duration: 0.3)
                    SpringKeyframe(1)
                }
                .frame(width: 100, height: 100)
            }
        }
    }

    @Test("A like enlarges the circle and returns")
    func keyframes() throws {
        let widths = try widths(Like(), tapping: "Like", at: [0.3, 3])
        #expect(widths[0] > 130 && abs(widths[1] - 100) < 1)
    }

    struct Beat: View {
        var body: some View {
            PhaseAnimator([1, 1.2]) { scale in
                Circle().scaleEffect(scale)
            } animation: { _ in
                .easeInOut(duration: 0.6)
            }
        }
    }

    @Test("A circle beats forever")
    func phases() throws {
        let stage = TransactionStage(Beat().frame(width: 100, height: 100))
        let widths = try (0..<180).map { _ in
            stage.display.advance(frames: 1)
            return try circle(stage).width
        }
        #expect(try #require(widths.max()) > 119 && widths.suffix(90).min() ?? 0 < 101)
    }

    struct Swing: View {
        var body: some View {
            TimelineView(.animation) { context in
                let time = context.date.timeIntervalSinceReferenceDate
                Circle().offset(x: 40 * sin(time))
            }
        }
    }

    @Test("A circle swings with the time")
    func timeline() throws {
        let stage = TransactionStage(Swing())
        stage.display.advance(by: 1.5)
        let picture = stage.display.snapshot()
        #expect(picture[37, 200].alpha == 0 && picture[43, 200].alpha == 255)
    }

    struct Draggable: View {
        @State private var offset = CGSize.zero
        var body: some View {
            Circle()
                .offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
                )
        }
    }

    private func event(_ x: CGFloat, _ display: HeadlessDisplay) -> PointerEvent {
        PointerEvent(location: CGPoint(x: x, y: 200), time: display.time)
    }

    @Test("A dragged circle follows and bounces back")
    func drag() throws {
        let stage = TransactionStage(Draggable())
        let display = stage.display
        display.send(.pointerDown(event(200, display)))
        display.advance(frames: 1)
        display.send(.pointerMoved(event(260, display)))
        display.advance(frames: 2)
        let picture = display.snapshot()
        #expect(picture[57, 200].alpha == 0 && picture[63, 200].alpha == 255)
        display.send(.pointerUp(event(260, display)))
        stage.settle()
        #expect(abs(try circle(stage).midX - 200) < 0.01)
    }

    @Test("A circle is smaller while it is pressed")
    func gestureState() throws {
        let stage = TransactionStage(Pressable())
        let display = stage.display
        display.send(.pointerDown(event(200, display)))
        display.advance(by: 0.2)
        let pressed = try circle(stage).width
        #expect(pressed == 360)
        display.send(.pointerUp(event(200, display)))
        display.advance(by: 1)
        #expect(try circle(stage).width == 400)
    }

    struct Selectable: View {
        @State private var isSelected = false
        var body: some View {
            VStack {
                Button("Select") { isSelected = true }
                Circle()
                    .scaleEffect(isSelected ? 1.5 : 1)
                    .animation(.bouncy, value: isSelected)
                    .frame(width: 100, height: 100)
            }
        }
    }

    @Test("A selected circle grows, animated")
    func valueAnimation() throws {
        let widths = try widths(Selectable(), tapping: "Select", at: [0.05, 3])
        #expect(widths[0] > 100 && widths[0] < 150 && abs(widths[1] - 150) < 0.01)
    }

    struct Panel: View {
        var body: some View { Text("Panel") }
    }

    struct Drawer: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
                if isOpen {
                    Panel().transition(.move(edge: .bottom))
                }
            }
        }
    }

    @Test("A panel moves in from the bottom")
    func transition() throws {
        let stage = TransactionStage(Drawer())
        try stage.tap("Open")
        let tops = try stage.values(at: [0.5, 3]) { try stage.frame(stage.text("Panel")).minY }
        #expect(tops[0] > tops[1])
    }

    struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .rotationEffect(.degrees(phase.value * 180))
                .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    struct Twirling: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
                if isOpen { Panel().transition(Twirl()) }
            }
        }
    }

    @Test("A panel twirls in and is then upright")
    func customTransition() throws {
        let stage = TransactionStage(Twirling())
        try stage.tap("Open")
        let heights = try stage.values(at: [0.5, 3]) {
            try stage.frame(stage.text("Panel")).height
        }
        #expect(heights[0] > heights[1])
    }

    struct Greeting: View {
        struct Card: ViewModifier {
            func body(content: Content) -> some View {
                content.padding().background(.white, in: RoundedRectangle(cornerRadius: 12))
            }
        }

        var body: some View {
            Text("Hello").modifier(Card())
        }
    }

    @Test("A card surrounds the text")
    func modifier() throws {
        let stage = TransactionStage(Greeting())
        let text = try stage.frame(stage.text("Hello"))
        #expect(try circle(stage).width == text.width + 32)
    }

    struct Zoom: View {
        struct Card: View {
            var body: some View { Circle().frame(width: 200, height: 200) }
        }

        struct Thumbnail: View {
            var body: some View { Circle().frame(width: 40, height: 40) }
        }

        @State private var isExpanded = false
        @Namespace private var namespace
        var body: some View {
            VStack {
                Button("Expand") { withAnimation(.linear(duration: 1)) { isExpanded = true } }
                if isExpanded {
                    Card().matchedGeometryEffect(id: "card", in: namespace)
                } else {
                    Thumbnail().matchedGeometryEffect(id: "card", in: namespace)
                }
            }
        }
    }

    @Test("A card grows out of its thumbnail")
    func matchedGeometry() throws {
        let stage = TransactionStage(Zoom())
        try stage.tap("Expand")
        stage.settle()
        #expect(try circle(stage).width == 200)
    }
}

private struct Pressable: View {
    @GestureState private var isPressed = false

    var body: some View {
        Circle()
            .scaleEffect(isPressed ? 0.9 : 1)
            .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
    }
}
