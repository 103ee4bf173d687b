import Foundation
import Legato
import Testing

/// Right-to-left layout.
struct LayoutDirectionTests {
    private let side = CGSize(width: 20, height: 20)

    private struct Row: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                Spacer()
                Color.blue.frame(width: 40, height: 20)
            }
        }
    }

    @Test("Stacks, alignments, padding and overlays are mirrored")
    func mirrors() {
        let row = NavigationStage(Row().environment(\.layoutDirection, .rightToLeft))
        #expect(row.place(side)?.minX == 180)
        #expect(row.place(CGSize(width: 40, height: 20))?.minX == 0)
        let padded = NavigationStage(
            Color.red.frame(width: 20, height: 20)
                .padding(.leading, 30)
                .frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        )
        #expect(padded.place(side)?.minX == 150)
        let over = NavigationStage(
            Color.white
                .overlay(alignment: .topTrailing) { Color.red.frame(width: 20, height: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        )
        #expect(over.place(side)?.minX == 0)
    }

    @Test("A change of the direction moves the views")
    func change() {
        struct Turning: View {
            let handle: Handle<LayoutDirection>
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                handle.set = { direction = $0 }
                return Row().environment(\.layoutDirection, direction)
            }
        }
        let handle = Handle<LayoutDirection>()
        let stage = NavigationStage(Turning(handle: handle))
        #expect(stage.place(side)?.minX == 0)
        handle.set(.rightToLeft)
        stage.display.advance(frames: 2)
        #expect(stage.place(side)?.minX == 180)
    }

    @Test("A custom layout receives the direction")
    func customLayout() {
        struct Noting: Layout {
            let journal: Journal
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) -> CGSize {
                CGSize(width: 100, height: 20)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout ()
            ) {
                MainActor.assumeIsolated { journal.lines.append("\(subviews.layoutDirection)") }
                subviews[0].place(at: bounds.origin, proposal: .unspecified)
            }
        }
        let journal = Journal()
        let stage = NavigationStage(
            Noting(journal: journal)() { Color.red.frame(width: 20, height: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        )
        #expect(journal.take().first == "rightToLeft")
        // 50 to 150 is the layout, whose leading edge is at the right.
        #expect(stage.place(side)?.minX == 130)
    }

    @Test("Transitions move to the edges of the layout's direction")
    func transitions() throws {
        struct Guest: View {
            let handle: Handle<Bool>
            let transition: AnyTransition
            @State private var isShown = true
            var body: some View {
                handle.set = { isShown = $0 }
                return VStack {
                    if isShown {
                        Color.red.frame(width: 40, height: 20).transition(transition)
                    }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let cases: [(AnyTransition, Double)] = [
            (.move(edge: .leading), 1), (.move(edge: .trailing), -1), (.slide, -1),
            (.push(from: .leading), -1),
        ]
        for (transition, direction) in cases {
            let handle = Handle<Bool>()
            let stage = Stage(Guest(handle: handle, transition: transition))
            let leaf = try #require(stage.leaves.last)
            let start = stage.shownOrigin(leaf).x
            stage.perform { withAnimation(.linear(duration: 1)) { handle.set(false) } }
            stage.display.advance(frames: 30)
            #expect(abs(stage.shownOrigin(leaf).x - start - 20 * direction) < 1e-6)
        }
    }

    @Test("Rows of lists are mirrored")
    func lists() throws {
        func frame(_ direction: LayoutDirection) throws -> CGRect {
            let list = List { Color.red.frame(width: 20, height: 20) }
            let it = ViewDisplay(list.environment(\.layoutDirection, direction))
            return try #require(it.frame(.red))
        }
        let (normal, mirrored) = try (frame(.leftToRight), frame(.rightToLeft))
        #expect(normal.minX > 0 && normal.maxX < 150)
        #expect(mirrored.minX == 300 - normal.maxX && mirrored.minY == normal.minY)
    }

    @Test("A horizontal scroll view and pages begin at the right edge")
    func scrolling() {
        let row = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                Color.red.frame(width: 250, height: 20)
                Color.blue.frame(width: 200, height: 20)
            }
        }
        let scrolled = ViewDisplay(row.environment(\.layoutDirection, .rightToLeft), frames: 3)
        #expect(scrolled.frame(.red)?.maxX == 300)
        #expect(scrolled.frame(.blue)?.maxX == 50)
        let pages = TabView {
            Color.red
            Color.blue
        }
        .tabViewStyle(.page)
        let paged = ViewDisplay(pages.environment(\.layoutDirection, .rightToLeft), frames: 3)
        #expect(paged.frame(.red)?.minX == 0)
        #expect(paged.frame(.blue)?.maxX == 0)
    }

    @Test("A pushed page comes from the left edge")
    func push() throws {
        struct Pages: View {
            let handle: Handle<[Int]>
            @State private var path: [Int] = []
            var body: some View {
                handle.set = { path = $0 }
                return NavigationStack(path: $path) {
                    Color.red.navigationDestination(for: Int.self) { _ in Color.blue }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let handle = Handle<[Int]>()
        let it = ViewDisplay(Pages(handle: handle))
        handle.set([1])
        it.display.advance(frames: 4)
        #expect(try #require(it.frame(.blue)).minX < 0)
        #expect(try #require(it.frame(.red)).minX > 0)
        it.display.advance(by: 2)
        #expect(it.frame(.blue)?.minX == 0)
    }

    @Test("Lines of a wrapped text are aligned at the right edge")
    func lines() {
        let text = Text("A text that is long enough for two lines").frame(width: 150)
        for (direction, mode) in [
            (LayoutDirection.leftToRight, CATextLayerAlignmentMode.natural), (.rightToLeft, .right),
        ] {
            let it = ViewDisplay(text.environment(\.layoutDirection, direction))
            let layer = it.layer(ofText: "A text that is long enough for two lines")
            #expect(layer?.alignmentMode == mode)
        }
    }
}
