import Foundation
import Legato
import Observation
import Testing

/// Pages of a stack are dragged from their leading edge.
struct PageSwipeTests {
    @Observable final class Model {
        var path: [Int] = []
        var taps = 0
        var showsBack = true
        var isHeld = false
        var direction = LayoutDirection.leftToRight
    }

    private static let root = CGSize(width: 80, height: 20)
    private static let page = CGSize(width: 90, height: 30)

    private struct Pages: View {
        @Bindable var model: Model
        let journal: Journal

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.frame(width: root.width, height: root.height)
                    .navigationDestination(for: Int.self) { _ in page }
            }
            .environment(\.layoutDirection, model.direction)
        }

        private var page: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        Color.green.frame(width: 600, height: 60)
                    }
                    Color.blue.frame(
                        width: PageSwipeTests.page.width, height: PageSwipeTests.page.height
                    )
                    .frame(maxWidth: .infinity)
                    Button("Count") { model.taps += 1 }.frame(
                        maxWidth: .infinity, alignment: .leading)
                    Color.clear.frame(height: 800)
                }
            }
            .navigationBarBackButtonHidden(!model.showsBack)
            .interactiveDismissDisabled(model.isHeld)
            .onNavigationPhase { journal.lines.append("\($0)") }
        }
    }

    private let model = Model()
    private let journal = Journal()
    private let stage: NavigationStage<Pages>

    init() {
        stage = NavigationStage(Pages(model: model, journal: journal))
        model.path = [1]
        stage.display.advance(by: 2)
        _ = journal.take()
    }

    /// How far the page is to the right of its resting place.
    private var shift: CGFloat? { stage.place(Self.page).map { $0.midX - 100 } }
    /// How far the root is to the right of its resting place.
    private var rootShift: CGFloat? { stage.place(Self.root).map { $0.midX - 100 } }

    private func isNear(_ value: CGFloat?, _ goal: CGFloat, _ tolerance: CGFloat) -> Bool {
        value.map { abs($0 - goal) < tolerance } ?? false
    }

    /// Drags in steps of one frame, and waits until the page has caught up.
    private func drag(from x: CGFloat, by distance: CGFloat, y: CGFloat = 250, rests: Bool = true) {
        stage.press(x, y)
        for step in 1...12 {
            stage.move(x + distance * CGFloat(step) / 12, y)
            stage.display.advance(frames: 1)
        }
        guard rests else { return }
        stage.display.advance(by: 1)
        stage.move(x + distance, y)
        stage.display.advance(frames: 1)
    }

    @Test("The page follows the pointer, and what it covers comes back at 0.3 of its speed")
    func follows() throws {
        drag(from: 5, by: 80)
        // It does not jump to where the pointer is when the drag is recognised.
        let moved: CGFloat = 80 * 10 / 12
        #expect(isNear(shift, moved, 0.1))
        #expect(isNear(rootShift, -60 * (1 - moved / 200), 0.1))
        #expect(model.path == [1])
    }

    @Test("Released before the middle it returns, after it the page is popped")
    func middle() throws {
        drag(from: 5, by: 90)
        stage.release(95, 250)
        stage.display.advance(by: 2)
        #expect(model.path == [1] && shift == 0 && rootShift == nil)
        #expect(journal.take().isEmpty && stage.display.isIdle)
        drag(from: 5, by: 140)
        stage.release(145, 250)
        stage.display.advance(by: 2)
        #expect(model.path.isEmpty && shift == nil && rootShift == 0)
        #expect(journal.take() == NavigationPhase.allCases.suffix(2).map { "\($0)" })
        #expect(stage.display.isIdle)
    }

    @Test("A throw counts for a quarter of a second, and the page keeps its velocity")
    func throwing() throws {
        drag(from: 5, by: 60, rests: false)
        let before = try #require(shift)
        stage.display.advance(frames: 0)
        stage.release(65, 250)
        stage.display.advance(frames: 1)
        let after = try #require(shift)
        // 5 points in each frame are 300 points per second.
        #expect(model.path.isEmpty)
        #expect(after - before > 4 && after - before < 12)
        stage.display.advance(by: 2)
        #expect(shift == nil && rootShift == 0)
    }

    @Test("A page that is popped can be caught at its edge; it goes on from where it is held")
    func caught() throws {
        model.path = []
        stage.display.advance(frames: 8)
        let start = try #require(shift)
        #expect(start > 20 && start < 180)
        stage.press(start + 5, 250)
        stage.display.advance(frames: 1)
        stage.move(start + 20, 250)
        let caught = try #require(shift)
        stage.move(start + 5, 250)
        stage.display.advance(by: 1)
        let held = caught - 15
        #expect(isNear(shift, held, 1))
        #expect(isNear(rootShift, -60 * (1 - held / 200), 1))
        stage.release(start + 5, 250)
        stage.display.advance(by: 2)
        #expect(shift == nil && rootShift == 0 && stage.display.isIdle)
    }

    @Test("A page that is pushed can be caught at its edge, and popped")
    func caughtOnItsWayIn() throws {
        model.path = []
        stage.display.advance(by: 2)
        model.path = [1]
        stage.display.advance(frames: 8)
        let start = try #require(shift)
        #expect(start > 20 && start < 180)
        stage.press(start + 5, 250)
        stage.display.advance(frames: 1)
        stage.move(start + 20, 250)
        let caught = try #require(shift)
        stage.display.advance(by: 1)
        #expect(isNear(shift, caught, 1))
        stage.move(start + 60, 250)
        stage.display.advance(by: 1)
        #expect(isNear(shift, caught + 40, 1))
        stage.release(start + 60, 250)
        stage.display.advance(by: 2)
        #expect(shift == nil && rootShift == 0 && model.path.isEmpty && stage.display.isIdle)
    }

    @Test("It is the edge's only within 20 points, and only away from it; the rest scrolls")
    func reach() {
        drag(from: 24, by: 120)
        stage.release(144, 250)
        #expect(shift == 0 && model.path == [1])
        drag(from: 15, by: -120)
        stage.release(-105, 250)
        #expect(shift == 0)
        let before = stage.place(Self.page)?.midY ?? 0
        stage.press(5, 300)
        for step in 1...6 {
            stage.move(5, 300 - 10 * CGFloat(step))
            stage.display.advance(frames: 1)
        }
        stage.release(5, 240)
        stage.display.advance(by: 2)
        #expect((stage.place(Self.page)?.midY ?? 0) < before - 40)
        #expect(model.path == [1])
    }

    @Test("It comes before a scroll view below the edge, and leaves taps to a button there")
    func below() throws {
        let wide = try #require(stage.place(CGSize(width: 600, height: 60)))
        drag(from: 5, by: 120, y: wide.midY)
        stage.release(125, wide.midY)
        stage.display.advance(by: 2)
        #expect(model.path.isEmpty)
        model.path = [1]
        stage.display.advance(by: 2)
        let page = try #require(stage.place(Self.page))
        stage.tap(8, page.maxY + 8)
        #expect(model.taps == 1)
    }

    @Test("Without a back button, and on a held page, the edge does nothing")
    func refused() {
        model.showsBack = false
        stage.display.advance(frames: 2)
        drag(from: 5, by: 150)
        stage.release(155, 250)
        #expect(model.path == [1] && shift == 0)
        (model.showsBack, model.isHeld) = (true, true)
        stage.display.advance(frames: 2)
        drag(from: 5, by: 150)
        stage.release(155, 250)
        #expect(model.path == [1] && shift == 0)
    }

    @Test("From right to left, the leading edge is the right one")
    func mirrored() throws {
        model.direction = .rightToLeft
        stage.display.advance(by: 2)
        drag(from: 195, by: -80)
        let moved: CGFloat = 80 * 10 / 12
        #expect(isNear(shift, -moved, 0.1))
        #expect(isNear(rootShift, 60 * (1 - moved / 200), 0.1))
        stage.move(40, 250)
        stage.display.advance(by: 1)
        stage.release(40, 250)
        stage.display.advance(by: 2)
        #expect(model.path.isEmpty)
    }
}

/// Pages over a page that zooms.
///
/// Pages that slide over a page that zooms.
struct PageOverZoomTests {
    @Observable final class Model { var path: [Int] = [] }

    private struct Pages: View {
        @Bindable var model: Model
        @Namespace private var space

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.frame(width: 60, height: 80).matchedTransitionSource(id: 1, in: space)
                    .navigationDestination(for: Int.self) { number in
                        if number == 1 {
                            Color.green.frame(width: 80, height: 20)
                                .navigationTransition(.zoom(sourceID: 1, in: space))
                        } else {
                            Color.blue.frame(width: 90, height: 30)
                        }
                    }
            }
        }
    }

    private let model = Model()
    private let stage: NavigationStage<Pages>
    private let zoomed = CGSize(width: 80, height: 20)
    private let slid = CGSize(width: 90, height: 30)

    init() {
        stage = NavigationStage(Pages(model: model))
        model.path = [1]
        stage.display.advance(by: 2)
    }

    @Test("A page that is popped can be caught at its edge")
    func caught() throws {
        model.path = [1, 2]
        stage.display.advance(by: 2)
        model.path = [1]
        stage.display.advance(frames: 8)
        let start = try #require(stage.place(slid)).midX - 100
        #expect(start > 20 && start < 180)
        stage.press(start + 5, 250)
        stage.display.advance(frames: 1)
        stage.move(start + 20, 250)
        let caught = try #require(stage.place(slid)).midX
        stage.move(start + 5, 250)
        stage.display.advance(by: 1)
        #expect(abs(try #require(stage.place(slid)).midX - (caught - 15)) < 1)
        stage.release(start + 5, 250)
        stage.display.advance(by: 2)
        #expect(stage.places(slid).isEmpty && stage.place(zoomed)?.midX == 100)
        #expect(model.path == [1] && stage.display.isIdle)
    }

    @Test("The page that it covers does not follow a drag")
    func covered() throws {
        let rest = try #require(stage.place(zoomed)).midY
        model.path = [1, 2]
        stage.display.advance(frames: 6)
        #expect(try #require(stage.place(slid)).midX > 180)
        stage.press(10, 200)
        for step in 1...6 {
            stage.move(10, 200 + 20 * CGFloat(step))
            stage.display.advance(frames: 1)
        }
        #expect(stage.place(zoomed)?.midY == rest)
        stage.release(10, 320)
        stage.display.advance(by: 2)
        #expect(model.path == [1, 2] && stage.place(slid)?.midX == 100)
        // It is dragged back at its edge as any other.
        stage.press(5, 250)
        for step in 1...10 {
            stage.move(5 + 15 * CGFloat(step), 250)
            stage.display.advance(frames: 1)
        }
        stage.release(155, 250)
        stage.display.advance(by: 2)
        #expect(model.path == [1] && stage.place(zoomed)?.midX == 100)
    }
}
