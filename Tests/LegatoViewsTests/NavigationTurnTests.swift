import Foundation
import Legato
import Observation
import Testing

/// Pages of stacks that turn round.
///
/// Pages of stacks that are popped and pushed again in flight.
struct NavigationTurnTests {
    @Observable final class Model {
        var path: [Int] = []
        var isOn = false
        var item: Int?
    }

    private struct Page: View {
        let number: Int
        let journal: Journal
        @State private var taps = 0

        var body: some View {
            Button {
                taps += 1
                journal.lines.append("\(number): \(taps)")
            } label: {
                Color.blue.frame(width: 50 + CGFloat(number), height: 50)
            }
            .buttonStyle(.plain)
        }
    }

    private struct Pages: View {
        @Bindable var model: Model
        let journal: Journal

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.frame(width: 60, height: 60)
                    .navigationDestination(for: Int.self) { Page(number: $0, journal: journal) }
                    .navigationDestination(isPresented: $model.isOn) {
                        Page(number: 1, journal: journal)
                    }
                    .navigationDestination(item: $model.item) {
                        Page(number: $0, journal: journal)
                    }
            }
        }
    }

    /// How a page is pushed.
    nonisolated enum Push: CaseIterable { case path, flag, item }

    private let model = Model()
    private let journal = Journal()
    private let first = CGSize(width: 51, height: 50)
    private let second = CGSize(width: 52, height: 50)

    private func set(_ isOpen: Bool, _ push: Push) {
        switch push {
        case .path: model.path = isOpen ? [1] : []
        case .flag: model.isOn = isOpen
        case .item: model.item = isOpen ? 1 : nil
        }
    }

    @Test(
        "A page that is popped and pushed again in flight is one page, which turns round",
        arguments: Push.allCases)
    func reversal(push: Push) throws {
        let stage = NavigationStage(Pages(model: model, journal: journal))
        set(true, push)
        stage.display.advance(by: 2)
        stage.tap(100, 222)
        set(false, push)
        stage.display.advance(frames: 10)
        var last = try #require(stage.place(first)).midX
        #expect(last > 110)
        set(true, push)
        var speeds: [CGFloat] = []
        for _ in 0..<30 {
            stage.display.advance(frames: 1)
            let now = try #require(stage.place(first)).midX
            speeds.append(now - last)
            last = now
        }
        // It goes on to the right before it turns, without a jump of its velocity.
        #expect(speeds[0] > 2)
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($1 - $0) < 10 })
        #expect(speeds.contains { $0 < -2 })
        stage.display.advance(by: 2)
        #expect(stage.place(first)?.midX == 100)
        // It is the page that it was.
        stage.tap(100, 222)
        #expect(journal.take() == ["1: 1", "1: 2"])
        set(false, push)
        stage.display.advance(by: 2)
        #expect(stage.places(first).isEmpty && stage.display.isIdle)
        // A page that has left does not come back.
        set(true, push)
        stage.display.advance(by: 2)
        stage.tap(100, 222)
        #expect(journal.take() == ["1: 1"])
    }

    @Test("A page that leaves keeps its item, and another item's page is another page")
    func items() throws {
        let stage = NavigationStage(Pages(model: model, journal: journal))
        model.item = 1
        stage.display.advance(by: 2)
        model.item = nil
        stage.display.advance(frames: 10)
        #expect(stage.place(first) != nil)
        model.item = 2
        stage.display.advance(frames: 10)
        #expect(stage.place(first) != nil && stage.place(second) != nil)
        stage.display.advance(by: 2)
        #expect(stage.places(first).isEmpty && stage.place(second)?.midX == 100)
    }

    @Test("A page that is pushed again is in front of the new page below it")
    func order() throws {
        let stage = NavigationStage(Pages(model: model, journal: journal))
        model.path = [1, 2]
        stage.display.advance(by: 2)
        model.path = []
        stage.display.advance(frames: 8)
        model.path = [1, 2]
        stage.display.advance(by: 2)
        #expect(stage.place(second)?.midX == 100 && stage.places(first).isEmpty)
        model.path = [1]
        stage.display.advance(frames: 8)
        let (below, above) = (stage.place(first), stage.place(second))
        #expect(try #require(below).midX < 100 && #require(above).midX > 100)
        stage.display.advance(by: 2)
        #expect(stage.place(first)?.midX == 100 && stage.places(second).isEmpty)
    }
}

/// Animations of views out of sight.
///
/// What goes on where it cannot be seen.
struct AnimationsOutOfSightTests {
    private static let side = CGSize(width: 30, height: 30)

    /// Moves by 50 points in a second, and back, forever.
    private struct Mover: View {
        @State private var isMoved = false

        var body: some View {
            Color.green.frame(width: side.width, height: side.height)
                .offset(x: isMoved ? 50 : 0)
                .onAppear {
                    withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true }
                }
        }
    }

    private struct Stack: View {
        @Bindable var model: NavigationTurnTests.Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Mover().navigationDestination(for: Int.self) { _ in
                    Color.blue.frame(width: 50, height: 50)
                }
            }
        }
    }

    private struct Tabs: View {
        @Bindable var model: NavigationTurnTests.Model

        var body: some View {
            TabView(selection: $model.isOn) {
                Mover().tag(false).tabItem { Text("One") }
                Color.blue.frame(width: 50, height: 50).tag(true).tabItem { Text("Two") }
            }
        }
    }

    private func expectsMotion(
        _ stage: NavigationStage<some View>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let place = try #require(stage.place(Self.side), sourceLocation: sourceLocation)
        // In phase with its start.
        let phase = (stage.display.time - 1 / 60).truncatingRemainder(dividingBy: 2)
        let expected = 50 * (phase < 1 ? phase : 2 - phase)
        #expect(abs(place.midX - 100 - expected) < 2, sourceLocation: sourceLocation)
        stage.display.advance(by: 0.1)
        let next = try #require(stage.place(Self.side), sourceLocation: sourceLocation)
        #expect(abs(abs(next.midX - place.midX) - 5) < 0.1, sourceLocation: sourceLocation)
    }

    @Test("The animations of a covered page of a stack go on")
    func stack() throws {
        let model = NavigationTurnTests.Model()
        let stage = NavigationStage(Stack(model: model))
        try expectsMotion(stage)
        model.path = [1]
        stage.display.advance(by: 2)
        #expect(stage.places(Self.side).isEmpty)
        model.path = [1, 2]
        stage.display.advance(by: 2)
        model.path = []
        stage.display.advance(by: 2.2)
        try expectsMotion(stage)
    }

    @Test("The animations of a hidden tab go on")
    func tab() throws {
        let model = NavigationTurnTests.Model()
        let stage = NavigationStage(Tabs(model: model))
        try expectsMotion(stage)
        model.isOn = true
        stage.display.advance(by: 2.3)
        #expect(stage.places(Self.side).isEmpty)
        model.isOn = false
        stage.display.advance(frames: 2)
        try expectsMotion(stage)
    }

    /// A layer that someone else hides.
    private struct Hiding: LayerRepresentable {
        let layer: CALayer
        func makeLayer(context: Context) -> CALayer { layer }
        func updateLayer(_ layer: CALayer, context: Context) {}
    }

    private struct Cover: View {
        @Bindable var model: NavigationTurnTests.Model
        let layer: CALayer

        var body: some View {
            Hiding(layer: layer).fullScreenCover(isPresented: $model.isOn) { Color.blue }
        }
    }

    @Test("A layer that was hidden while a cover was in front of it stays hidden")
    func hidden() {
        let (model, layer) = (NavigationTurnTests.Model(), CALayer())
        let stage = NavigationStage(Cover(model: model, layer: layer))
        model.isOn = true
        stage.display.advance(by: 2)
        #expect(!layer.isHidden)
        layer.isHidden = true
        model.isOn = false
        stage.display.advance(by: 2)
        #expect(layer.isHidden)
        layer.isHidden = false
        model.isOn = true
        stage.display.advance(by: 2)
        model.isOn = false
        stage.display.advance(by: 2)
        #expect(!layer.isHidden && stage.display.isIdle)
    }
}
