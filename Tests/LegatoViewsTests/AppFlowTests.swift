import Foundation
import Legato
import Testing

/// Pages, tabs, dialogs and layouts as small apps use them.
struct AppFlowTests {
    private let phone = CGSize(width: 300, height: 400)

    @Test("Content that is taller than its page leaves the bar where it is")
    func tallContent() throws {
        func bar(height: CGFloat) -> CGPoint? {
            ViewDisplay(
                NavigationStack {
                    VStack { Color.orange.frame(height: height) }
                        .navigationTitle("Title")
                        .toolbar { Button("Right") {} }
                },
                size: phone, frames: 3
            )
            .middle(ofText: "Right")
        }
        let place = try #require(bar(height: 100))
        #expect(place.y > 0 && place.y < 60)
        #expect(bar(height: 900) == place)
    }

    // MARK: Tabs

    private func choose(_ tab: String, in it: ViewDisplay<some View>) throws {
        let place = try #require(it.middle(ofText: tab))
        it.tap(place.x, place.y)
        it.display.advance(by: 2)
    }

    @Test("A tab that is chosen again returns its stack to the root")
    func tabAgain() throws {
        struct Tabs: View {
            let handle: Handle<[Int]>
            @State private var path: [Int] = []

            var body: some View {
                handle.set = { path = $0 }
                handle.get = { path }
                return TabView {
                    NavigationStack(path: $path) {
                        Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
                    }
                    .tabItem { Text("First") }
                    Text("Other").tabItem { Text("Second") }
                }
            }
        }
        let handle = Handle<[Int]>()
        let it = ViewDisplay(Tabs(handle: handle), size: phone, frames: 3)
        handle.set([1, 2])
        it.display.advance(by: 2)
        try choose("Second", in: it)
        try choose("First", in: it)
        #expect(handle.get() == [1, 2] && it.middle(ofText: "Page 2") != nil)
        try choose("First", in: it)
        #expect(handle.get() == [] && it.middle(ofText: "Root") != nil)
    }

    // MARK: Dialogs

    private struct Asking: View {
        let journal: Journal
        @State private var text = ""
        @State private var isAsking = false

        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Button("Ask") { isAsking = true }
            }
            .alert("Erase?", isPresented: $isAsking) {
                Button("Erase", role: .destructive) { journal.lines.append("erased") }
                Button("Keep", role: .cancel) { journal.lines.append("kept") }
            }
        }
    }

    @Test("Keys in a dialog do not press its destructive button", arguments: [false, true])
    func destructive(startsInField: Bool) throws {
        let journal = Journal()
        let it = ViewDisplay(Asking(journal: journal), size: phone)
        if startsInField {
            let field = try #require(it.middle(ofText: "Name"))
            it.tap(field.x, field.y)
        }
        let button = try #require(it.middle(ofText: "Ask"))
        it.tap(button.x, button.y)
        it.display.advance(by: 1)
        it.key("return")
        it.display.advance(by: 1)
        // Without a focus before, no button has it.
        #expect(journal.take() == (startsInField ? ["kept"] : []))
    }

    // MARK: Layouts

    private nonisolated struct Turn: Layout {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
        ) -> CGSize { CGSize(width: 200, height: 200) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
            cache: inout Void
        ) {
            let center = CGPoint(
                x: bounds.midX + 80 * cos(angle), y: bounds.midY + 80 * sin(angle)
            )
            for subview in subviews {
                subview.place(at: center, anchor: .center, proposal: .unspecified)
            }
        }
    }

    @Test("A layout that came by a change of its type animates its own data")
    func changedLayout() throws {
        struct Changing: View {
            let (kind, angle): (Handle<Bool>, Handle<Double>)
            @State private var turns = false
            @State private var value = 0.0

            var body: some View {
                kind.set = { turns = $0 }
                angle.set = { value = $0 }
                let layout = turns ? AnyLayout(Turn(angle: value)) : AnyLayout(HStackLayout())
                return layout { Rectangle().frame(width: 10, height: 10) }
            }
        }
        let (kind, angle) = (Handle<Bool>(), Handle<Double>())
        let stage = ViewStage(Changing(kind: kind, angle: angle))
        stage.change { kind.set(true) }
        #expect(try stage.place() == CGPoint(x: 180, y: 100))
        stage.change { withAnimation(.linear(duration: 1)) { angle.set(.pi / 2) } }
        let place = try stage.values(at: [0.5]) { try stage.place() }[0]
        #expect(abs(hypot(place.x - 100, place.y - 100) - 80) < 0.01)
        #expect(abs(place.x - place.y) < 0.01)
    }

    // MARK: Matched views

    @Test("A matched view inside another one moves with it")
    func nestedMatch() throws {
        struct Card: View {
            let handle: Handle<Bool>
            @State private var isLarge = false
            @Namespace private var space

            var body: some View {
                handle.set = { isLarge = $0 }
                return ZStack {
                    if isLarge {
                        face.frame(width: 200, height: 200).position(x: 100, y: 300)
                    } else {
                        face.frame(width: 100, height: 100).position(x: 250, y: 50)
                    }
                }
            }

            private var face: some View {
                ZStack {
                    Color.red
                    Ellipse().frame(width: 30, height: 30).matchedGeometryEffect(
                        id: "dot", in: space)
                }
                .matchedGeometryEffect(id: "card", in: space)
            }
        }
        let handle = Handle<Bool>()
        let stage = ViewStage(Card(handle: handle), width: 400, height: 400)
        #expect(try stage.middle(dot(stage)) == CGPoint(x: 250, y: 50))
        stage.change { withAnimation(.linear(duration: 1)) { handle.set(true) } }
        // The dot stays at the centre of the card, which moves from one corner to the other.
        for (time, center) in [
            (0.0, CGPoint(x: 250, y: 50)), (0.5, CGPoint(x: 175, y: 175)),
            (0.99, CGPoint(x: 101.5, y: 297.5)),
        ] {
            stage.display.advance(by: time == 0 ? 0 : 0.5 - 0.01 * (time == 0.99 ? 1 : 0))
            let dots = try dots(stage).map { try stage.middle($0) }
            #expect(!dots.isEmpty)
            for dot in dots {
                #expect(hypot(dot.x - center.x, dot.y - center.y) < 8, "\(dot) at \(time)")
            }
        }
    }

    private func dots(_ stage: ViewStage<some View>) -> [CAShapeLayer] {
        stage.layers().filter { $0.bounds.width == $0.bounds.height && $0.bounds.width < 60 }
    }

    private func dot(_ stage: ViewStage<some View>) throws -> CAShapeLayer {
        try #require(dots(stage).first)
    }

    // MARK: Scrolling

    @Test("A view that is scrolled to comes to rest inside the margins of the content")
    func margins() throws {
        struct Rows: View {
            let handle: Handle<Int?>
            @State private var id: Int?

            var body: some View {
                handle.set = { id = $0 }
                return ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30) { row in
                            Text("Row \(row)").frame(height: 40).id(row)
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.top, 50, for: .scrollContent)
                .scrollPosition(id: $id, anchor: .top)
            }
        }
        let handle = Handle<Int?>()
        let it = ViewDisplay(Rows(handle: handle), size: phone, frames: 3)
        handle.set(10)
        it.display.advance(by: 1)
        #expect(it.middle(ofText: "Row 10")?.y == 70)
    }
}
