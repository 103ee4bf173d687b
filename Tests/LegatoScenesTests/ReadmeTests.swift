import Foundation
import Legato
import LegatoScenes
import TestSupport
import Testing

struct Score: View {
    @State private var points = 0.0
    var body: some View {
        VStack(spacing: 12) {
            Digits(number: points).font(.system(size: 34, weight: .bold))
            Capsule().fill(.blue).frame(width: 40 + points, height: 12)
            Button("Score") { withAnimation(.bouncy) { points += 100 } }
        }
    }
}
struct Digits: View, Animatable {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View { Text("\(Int(number.rounded()))") }
}

struct Game: App {
    var body: some Scene {
        WindowGroup("Score") { Score() }.defaultSize(width: 320, height: 180)
    }
}

/// Readme.
///
/// Statements of the README hold.
struct ReadmeTests {
    /// The example, which would open a window; compiled but not run.
    private func example() throws {
        let window = try Window(title: "Throw it", size: CGSize(width: 640, height: 400))
        let card = CALayer()
        card.frame = CGRect(x: 40, y: 140, width: 160, height: 120)
        card.backgroundColor = CGColor(red: 1, green: 0.42, blue: 0.37)
        window.rootLayer.addSublayer(card)
        let drag = DragGesture()
            .onChanged { it in CALayer.animate(.interactiveSpring) { card.position = it.location } }
            .onEnded { it in CALayer.animate(.spring) { card.position = it.predictedEndLocation } }
        card.addGesture(drag)
        try Application.shared.run()
    }

    /// Views in a window; compiled but not run.
    private func example(in window: Window) throws -> Window {
        let panel = try Window(title: "Score", size: CGSize(width: 320, height: 180)) { Score() }
        let views = HostingLayer(rootView: Score())
        views.frame = window.rootLayer.bounds
        window.rootLayer.addSublayer(views)
        return panel
    }

    @Test("The views of the example count up to the score during the animation")
    func views() throws {
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        let views = HostingLayer(rootView: Score())
        views.frame = display.rootLayer.bounds
        display.perform { display.rootLayer.addSublayer(views) }
        display.advance(frames: 2)
        func texts(_ layer: CALayer) -> [String] {
            [(layer as? CATextLayer)?.string as? String].compactMap(\.self)
                + (layer.sublayers ?? []).flatMap(texts)
        }
        #expect(texts(views) == ["0", "Score"])
        let start = display.snapshot()
        // The button is below the bar.
        let place = CGPoint(x: 160, y: 128)
        display.send(.pointerDown(PointerEvent(location: place, time: display.time)))
        display.send(.pointerUp(PointerEvent(location: place, time: display.time)))
        display.advance(frames: 8)
        let number = try #require(Int(texts(views)[0]))
        #expect(number > 0 && number < 100)
        #expect(display.snapshot() != start)
        display.advance(by: 3)
        #expect(texts(views) == ["100", "Score"])
    }

    @Test("The example of a display without a screen draws its layer")
    func headless() {
        let card = CALayer()
        card.frame = CGRect(x: 40, y: 40, width: 100, height: 100)
        card.backgroundColor = .white
        let display = HeadlessDisplay(size: CGSize(width: 320, height: 180))
        display.perform { display.rootLayer.addSublayer(card) }
        display.advance(by: 0.25)
        let picture: CGImage = display.snapshot()
        #expect(picture[90, 90] == (255, 255, 255, 255))
        #expect(picture[10, 10].alpha == 0)
    }

    @Test("The README begins with a moving picture of at most one and a half million bytes")
    func movingPicture() throws {
        let text = try ProjectFiles.text("README.md")
        let path = try #require(text.firstMatch(of: /!\[[^\]]*\]\(([^)]*)\)/)?.1)
        let file = ProjectFiles.root.appendingPathComponent(String(path))
        let picture = try Data(contentsOf: file)
        #expect(picture.prefix(100).firstRange(of: Data("acTL".utf8)) != nil)
        #expect(picture.count <= 1_500_000)
    }

    @Test("The README shows every scene with its sentence and its picture")
    func scenes() throws {
        let text = try ProjectFiles.text("README.md")
        for scene in SceneCatalog.all {
            #expect(text.contains("| `\(scene.id)` | \(scene.sentence) |"), "\(scene.id)")
            #expect(text.contains("Assets/Scenes/\(scene.id).png"), "\(scene.id)")
        }
    }
}
