import Legato
import Observation
import Testing

/// The dynamic properties of gestures, scenes and apps.
struct DynamicPropertySourceTests {
    @Observable final class Model {
        var count = 0
    }

    /// A drag gesture with state.
    private struct Push: Gesture {
        typealias Value = DragGesture.Value
        let log: Remote<[String]>
        let model: Model
        @GestureState private var isDown = false
        @State private var count = 0
        @State private var wasDown = false
        @Environment(\.lineLimit) private var limit

        var body: some Gesture<Value> {
            let (limit, models) = (limit ?? 0, model.count)
            return DragGesture(minimumDistance: 0)
                .updating($isDown) { _, state, _ in state = true }
                .onChanged { _ in wasDown = isDown }
                .onEnded { _ in
                    count += 1
                    log.value.append("\(count) \(wasDown) \(limit) \(models)")
                }
        }
    }

    /// A gesture composed of other custom gestures.
    private struct Both: Gesture {
        typealias Value = SimultaneousGesture<Push, Push>.Value
        let first: Push
        let second: Push
        var body: some Gesture<Value> {
            first.simultaneously(with: second)
        }
    }

    @Test func aGestureKeepsStateAndReadsCurrentValues() throws {
        let (limit, model, lines) = (Remote(1), Model(), Remote([String]()))
        let push = Push(log: lines, model: model)
        let it = ViewDisplay(
            Remoted(lines) { _ in
                Remoted(limit) { limit in
                    Color.red.frame(width: 100, height: 100)
                        .gesture(Both(first: push, second: push))
                        .lineLimit(limit)
                }
            }
        )
        it.tap(150, 100)
        it.display.perform { limit.value = 2 }
        it.display.advance(frames: 1)
        it.tap(150, 100)
        it.display.perform { model.count = 5 }
        it.display.advance(frames: 1)
        it.tap(150, 100)
        let expected = ["1 true 1 0", "2 true 2 0", "3 true 2 5"]
        #expect(lines.value == expected.flatMap { [$0, $0] })
    }

    private struct Documents: Scene {
        let remote: Remote<Int>
        @State private var count = 0
        private var plain = Remembered()

        init(_ remote: Remote<Int>) { self.remote = remote }

        struct Remembered {
            @State var presses = 0
        }

        var body: some Scene {
            let _ = remote.attach($count)
            WindowGroup("Count \(count), pressed \(plain.presses)") {
                Button("\(count)") { plain.presses += 1 }
            }
        }
    }

    private struct Program: App {
        static let remotes = [Remote(0), Remote(0)]
        @State private var presses = 0
        var body: some Scene {
            Documents(Self.remotes[0]).defaultSize(width: 200, height: 200)
            Documents(Self.remotes[1])
            Window("App \(presses)", id: "app") { Button("Press") { presses += 1 } }
        }
    }

    @Test func eachSceneKeepsItsOwnState() {
        var program = Program()
        PropertyStores().connect(&program)
        let connected = program
        let windows = AppWindows { connected.body }
        let displays = (0..<3).map { ViewDisplay(windows.root(of: $0)) }
        func titles() -> [String?] { displays.map(\.hosting.navigationTitle) }
        #expect(titles() == ["Count 0, pressed 0", "Count 0, pressed 0", "App 0"])
        displays[1].display.perform { Program.remotes[1].value = 4 }
        displays[1].display.advance(frames: 1)
        displays[0].tap(150, 100)
        displays[2].tap(150, 100)
        #expect(titles() == ["Count 0, pressed 1", "Count 4, pressed 0", "App 1"])
    }
}
