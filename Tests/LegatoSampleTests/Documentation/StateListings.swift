import Foundation
import Legato
import Observation
import Testing

/// Listings on state.
///
/// The listings of the documentation comments on apps, state and the environment.
@MainActor
struct StateListings {
    struct Hello: App {
        @State private var count = 0
        var body: some Scene {
            WindowGroup("Hello") {
                Button("Pressed \(count) times") { count += 1 }
            }
        }
    }

    struct LogView: View {
        var body: some View { Text("Log") }
    }

    /// An app with a second scene; compiled but not run, like `Hello`.
    struct Logging: App {
        var body: some Scene {
            WindowGroup("Log", id: "log") { LogView() }
                .defaultSize(width: 480, height: 320)
        }
    }

    struct Counted: View {
        var body: some View {
            let _ = Self._printChanges()
            Text("Total")
        }
    }

    struct LogButton: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View { Button("Log") { openWindow(id: "log") } }
    }

    struct Card: View {
        @State private var isLarge = false

        var body: some View {
            RoundedRectangle(cornerRadius: 12)
                .frame(width: isLarge ? 240 : 120, height: 80)
                .onTapGesture { withAnimation(.bouncy) { isLarge.toggle() } }
        }
    }

    @Test("A tapped card grows, with a bounce")
    func view() throws {
        let stage = TransactionStage(Card())
        stage.tap(CGPoint(x: 200, y: 200))
        let widths = try stage.values(at: [0, 0.1, 3]) { try stage.frame(stage.shape()).width }
        #expect(widths[0] == 120 && widths[1] > 120 && widths[1] < 240 && widths[2] == 240)
    }

    struct Details: View {
        @State private var isOpen = false

        var body: some View {
            Button("Details") { withAnimation { isOpen.toggle() } }
        }
    }

    struct Dial: View {
        @Binding var angle: Double

        var body: some View {
            Circle().onTapGesture { withAnimation { angle += 90 } }
        }
    }

    struct Dials: View {
        @State private var angle = 0.0
        var body: some View {
            VStack {
                Text("\(Int(angle))")
                Dial(angle: $angle)
            }
        }
    }

    @Test("A binding writes the state of the view that owns it")
    func binding() throws {
        let stage = TransactionStage(Dials())
        stage.tap(CGPoint(x: 200, y: 200))
        stage.settle()
        #expect(stage.find("90") != nil)
    }

    @Observable @MainActor final class Model {
        var isLooping = false
    }

    struct Looping: View {
        @Bindable var model: Model

        var body: some View { Toggle("Loop", isOn: $model.isLooping) }
    }

    @Test("A toggle writes the model, by a binding to it")
    func bindable() throws {
        let model = Model()
        let stage = TransactionStage(Looping(model: model))
        let label = try stage.frame(stage.text("Loop"))
        stage.tap(CGPoint(x: 380, y: label.midY))
        #expect(model.isLooping)
    }

    @Observable @MainActor final class Library {
        var title = "Books"
    }

    struct Shelf: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(Library.self) private var library
        var body: some View { Text("\(library.title), \(colorScheme == .dark ? "dark" : "light")") }
    }

    @Test("A view reads a value and an object from its environment")
    func environment() {
        let stage = TransactionStage(
            Shelf().environment(Library()).environment(\.colorScheme, .dark)
        )
        #expect(stage.find("Books, dark") != nil)
    }

    struct LimitedLibrary: View {
        private struct Library: View {
            var body: some View { Text("First\nSecond\nThird") }
        }

        var body: some View {
            Library()
                .environment(\.lineLimit, 1)
        }
    }

    @Test("A line limit applies to the texts inside the view")
    func lineLimit() throws {
        let stage = TransactionStage(LimitedLibrary())
        let text = try #require(stage.layers(CATextLayer.self).first)
        let single = TransactionStage(Text("First"))
        #expect(
            try stage.frame(text).height == single.frame(single.text("First")).height
        )
    }

    struct Clock: View {
        let isRunning: Bool
        var body: some View { Text(isRunning ? "runs" : "is paused") }
    }

    struct PhasedClock: View {
        @State private var isRunning = true
        @Environment(\.scenePhase) private var scenePhase

        var body: some View {
            Clock(isRunning: isRunning)
                .onChange(of: scenePhase) { _, phase in isRunning = phase == .active }
        }
    }

    struct PhasedWindow: View {
        @State private var phase = ScenePhase.active
        var body: some View {
            VStack {
                PhasedClock().environment(\.scenePhase, phase)
                Text("Hide").onTapGesture { phase = .background }
            }
        }
    }

    @Test("A clock is paused when its window is hidden")
    func scenePhase() throws {
        let stage = TransactionStage(PhasedWindow())
        #expect(stage.find("runs") != nil)
        try stage.tap("Hide")
        stage.settle()
        #expect(stage.find("is paused") != nil)
    }

    struct Player: View {
        let play: () -> Void
        @FocusState private var isFocused: Bool

        var body: some View {
            Button("Play", action: play)
                .focused($isFocused)
                .onAppear { isFocused = true }
        }
    }

    @Test("A button that appears takes the focus")
    func focus() {
        var count = 0
        let stage = TransactionStage(Player { count += 1 })
        stage.display.send(.keyDown(KeyEvent(key: "return", time: stage.display.time)))
        stage.display.advance(frames: 1)
        #expect(count == 1)
    }
}
