import Foundation
import Legato
import LegatoRecording
import TestSupport
import Testing

/// Cookbook.
///
/// The moving pictures of the cookbook are those of its recipes.
struct CookbookTests {
    private static let folder = "Sources/Legato/Legato.docc/Resources"

    private static let recipes: [Recipe] = [
        Recipe(
            "thrown-card", frames: 80,
            [
                .drag(at: 8, lasting: 10, from: CGPoint(x: 36, y: 50), to: CGPoint(x: 84, y: 30)),
                .drag(at: 46, lasting: 8, from: CGPoint(x: 124, y: 50), to: CGPoint(x: 84, y: 66)),
            ]
        ) { ThrownCard() },
        Recipe("bouncy-button", frames: 45, [.tap(at: 6, center)]) { BouncyButton() },
        Recipe(
            "pulled-list", frames: 60,
            [
                .drag(at: 6, lasting: 22, from: CGPoint(x: 80, y: 30), to: CGPoint(x: 80, y: 95))
            ]
        ) { PulledList() },
        Recipe(
            "swiped-rows", frames: 60,
            [
                .drag(at: 8, lasting: 10, from: CGPoint(x: 120, y: 50), to: CGPoint(x: 50, y: 50))
            ]
        ) { SwipedRows() },
        Recipe(
            "sheet-with-detents", frames: 80,
            [
                .drag(at: 8, lasting: 10, from: CGPoint(x: 80, y: 80), to: CGPoint(x: 80, y: 50)),
                .drag(at: 46, lasting: 10, from: CGPoint(x: 80, y: 40), to: CGPoint(x: 80, y: 70)),
            ]
        ) { SheetWithDetents() },

        Recipe("staggered-list", frames: 45) { StaggeredList() },
        Recipe(
            "hero-grid", frames: 70,
            [
                .tap(at: 6, CGPoint(x: 62, y: 50)), .tap(at: 40, center),
            ]
        ) { HeroGrid() },
        Recipe(
            "toast", frames: 70,
            [
                .tap(at: 2, center), .tap(at: 22, center), .tap(at: 30, center),
                .tap(at: 46, center),
            ]
        ) { Toast() },
        Recipe("rolling-score", frames: 60, [.tap(at: 4, center), .tap(at: 32, center)]) {
            RollingScore()
        },
        Recipe("flipped-card", frames: 70, [.tap(at: 4, center), .tap(at: 36, center)]) {
            FlippedCard()
        },
        Recipe("scrolled-cards", frames: 60, [.scroll(at: 6, lasting: 48, by: -4)]) {
            ScrolledCards()
        },

        Recipe("recording-dot", frames: 30) { RecordingDot() },
        Recipe("loading-dots", frames: 60) { LoadingDots() },
        Recipe("placeholder", frames: 30) { Placeholder() },
        Recipe("breathing-gradient", frames: 60) { BreathingGradient() },
        Recipe("wrong-password", frames: 36, [.tap(at: 2, center)]) { WrongPassword() },
        Recipe("ringing-bell", frames: 45, [.tap(at: 2, center)]) { RingingBell() },

        Recipe("progress-ring", frames: 60) { ProgressRing() },
        Recipe("morphing-star", frames: 60, [.tap(at: 4, center), .tap(at: 36, center)]) {
            MorphingStar()
        },
        Recipe("snowfall", frames: 40) { Snowfall() },
        Recipe("confetti", frames: 45, layer: { confetti(in: Recipe.size) }),
    ]

    private static let center = CGPoint(x: 80, y: 50)

    // The pixels are compared, not the files, as those of the plots are. LEGATO_RECORD_SNAPSHOTS=1
    // writes the files first.
    @Test("The catalogue's pictures are those of the recipes, frame by frame")
    func pictures() throws {
        let records = ProcessInfo.processInfo.environment["LEGATO_RECORD_SNAPSHOTS"] == "1"
        for recipe in Self.recipes {
            let path = "\(Self.folder)/\(recipe.name).png"
            let url = ProjectFiles.root.appendingPathComponent(path)
            let pictures = recipe.pictures()
            if records {
                var file = try AnimatedPNG(url.path, framesPerSecond: Recipe.framesPerSecond)
                for picture in pictures { try file.add(picture) }
                try file.finish()
            }
            let file = try Data(contentsOf: url)
            #expect(file.count <= 100_000, "\(recipe.name)")
            let frames = try PlayedPicture(file).frames(perSecond: Recipe.framesPerSecond)
            let isSame = frames.elementsEqual(pictures) { $0 == $1.pixels }
            #expect(isSame, "\(recipe.name)")
        }
    }

    @Test("The articles show every recipe with its picture, at least twenty")
    func articles() throws {
        let articles = try ["Gestures", "Transitions", "Attention", "Drawing"].map {
            try ProjectFiles.text("Sources/Legato/Legato.docc/Cookbook\($0).md")
        }
        let shown = articles.joined().matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/).map { String($0.1) }
        #expect(shown == Self.recipes.map(\.name) && shown.count >= 20)
    }
}
