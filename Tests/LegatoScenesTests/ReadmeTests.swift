import Foundation
import Legato
import LegatoScenes
import TestSupport
import Testing

/// The README says what is so.
@Suite("Readme")
struct ReadmeTests {
    /// The example; it would open a window, so it is compiled but not run.
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

    @Test("Every line of the README's Swift examples is compiled here")
    func examples() throws {
        let file = "Tests/LegatoScenesTests/ReadmeTests.swift"
        #expect(try checkListings(of: "README.md", compiledIn: [file]) > 12)
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
