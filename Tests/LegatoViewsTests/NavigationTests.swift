import Foundation
import Legato
import Testing

private struct Pages: View {
    let handle: Handle<[Int]>
    let journal: Journal
    @State private var path: [Int] = []

    var body: some View {
        handle.set = { path = $0 }
        handle.get = { path }
        return NavigationStack(path: $path) {
            NavigationLink(value: 1) { Color.red.frame(width: 60, height: 60) }
                .onNavigationPhase { journal.lines.append("root \($0)") }
                .navigationDestination(for: Int.self) { number in
                    Color.blue.frame(width: 50 + CGFloat(number), height: 50)
                        .onNavigationPhase { journal.lines.append("\(number) \($0)") }
                        .navigationTitle("Page \(number)")
                }
        }
    }
}

private let spring = Spring(duration: 0.5, bounce: 0)

struct NavigationTests {
    private let handle = Handle<[Int]>()
    private let journal = Journal()
    private func stage() -> NavigationStage<some View> {
        NavigationStage(Pages(handle: handle, journal: journal))
    }
    private let first = CGSize(width: 51, height: 50)
    private let rootSize = CGSize(width: 60, height: 60)

    @Test func aPushSlidesInFromTheRightWithTheNavigationSpring() throws {
        let stage = stage()
        #expect(journal.take() == ["root willAppear", "root isAppearing", "root didAppear"])
        stage.tap(100, 200)
        let start = stage.display.time
        for _ in 0..<4 {
            stage.display.advance(frames: 6)
            let progress = spring.value(target: 1.0, time: stage.display.time - start)
            #expect(abs(try #require(stage.place(first)).midX - (300 - 200 * progress)) < 0.01)
            #expect(abs(try #require(stage.place(rootSize)).midX - (100 - 60 * progress)) < 0.01)
        }
        stage.display.advance(by: 2)
        #expect(stage.place(first)?.midX == 100)
        #expect(stage.place(rootSize) == nil)
        #expect(
            journal.take() == [
                "root willDisappear", "1 willAppear", "1 isAppearing", "root didDisappear",
                "1 didAppear",
            ]
        )
    }

    @Test func theBackArrowPops() {
        let stage = stage()
        handle.set([1, 2])
        stage.display.advance(by: 2)
        #expect(stage.place(CGSize(width: 52, height: 50))?.midX == 100)
        stage.tap(20, 22)
        stage.display.advance(by: 2)
        #expect(handle.get() == [1])
        #expect(stage.place(first)?.midX == 100)
    }

    @Test func aPopDuringAPushCompletesItAndContinuesFromThere() throws {
        let stage = stage()
        _ = journal.take()
        handle.set([1])
        stage.display.advance(frames: 10)
        var last = try #require(stage.place(first)).midX
        #expect(last < 290 && last > 110)
        #expect(journal.take() == ["root willDisappear", "1 willAppear", "1 isAppearing"])
        handle.set([])
        var speeds: [CGFloat] = []
        for _ in 0..<20 {
            stage.display.advance(frames: 1)
            let now = try #require(stage.place(first)).midX
            speeds.append(now - last)
            last = now
        }
        // The motion in one frame at the peak velocity of a push.
        let peak = 200 * (2 * Double.pi / 0.5) / M_E / 60
        // It continues to the left before it reverses, and the velocity is continuous.
        #expect(speeds[0] < 0)
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($1 - $0) < peak })
        #expect(speeds.contains { $0 > 0 })
        #expect(
            journal.take() == [
                "root didDisappear", "1 didAppear", "1 willDisappear", "root willAppear",
                "root isAppearing",
            ]
        )
        stage.tap(100, 200)
        #expect(handle.get() == [1])
        handle.set([])
        stage.display.advance(by: 3)
        #expect(stage.places(first).isEmpty)
        #expect(stage.place(rootSize)?.midX == 100)
    }

    @Test func aPushThatDisablesAnimationsAppearsAndDisappearsAtOnce() {
        let stage = stage()
        var still = Transaction(animation: nil)
        still.disablesAnimations = true
        withTransaction(still) { handle.set([1]) }
        stage.display.advance(frames: 1)
        #expect(stage.place(first)?.midX == 100)
        #expect(stage.place(rootSize) == nil)
        withTransaction(still) { handle.set([]) }
        stage.display.advance(frames: 1)
        #expect(stage.place(first) == nil)
        #expect(stage.place(rootSize)?.midX == 100)
    }

    @Test func aPushUsesTheAnimationOfItsTransaction() throws {
        let stage = stage()
        withAnimation(.linear(duration: 1)) { handle.set([1]) }
        stage.display.advance(by: 0.5)
        #expect(abs(try #require(stage.place(first)).midX - 200) < 0.01)
    }
}
