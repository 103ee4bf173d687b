import Foundation
import Legato
import LegatoScenes
import TestSupport
import Testing

/// Scenes respond to the user immediately.
@Suite("Interactive scenes", .ownProcess)
struct HandTests {
    @Test(
        "A scene responds to the pointer within one frame",
        arguments: DeterminismTests.golden.keys.sorted()
    )
    func responseToPointer(id: String) throws {
        let size = CGSize(width: 320, height: 180)
        let scene = try SceneCatalog.scene(id: id)
        // The second player shows the same frames without the user's input.
        let players = (0..<2).map { _ in ScenePlayer(scene, size: size, isScripted: false) }
        var latest: CGPoint?
        for input in scene.scriptedInput(size: size) {
            for player in players { player.play(to: input.time) }
            players[0].display.send(input.event)
            for player in players { player.display.advance(frames: 1) }
            let isAnswered = players[0].display.snapshot() != players[1].display.snapshot()
            switch input.event {
            case .pointerDown(let pointer): latest = pointer.location
            case .pointerMoved(let pointer):
                // While the pointer rests no new response begins.
                #expect(!isAnswered || pointer.location != latest, "an answer comes late")
                latest = pointer.location
            default: #expect(isAnswered, "there is no answer")
            }
            if isAnswered { return }
        }
    }

    @Test(
        "Tab moves the focus to controls of layers, and keys change them within one frame",
        arguments: [
            ("spring-lab", "right"), ("morph", "return"), ("scrubber", "space"),
            ("shake", "return"), ("keyframes", "space"), ("race", "return"),
        ]
    )
    func keyboard(id: String, key: String) throws {
        let scene = try SceneCatalog.scene(id: id)
        let players = (0..<3).map { _ in
            ScenePlayer(scene, size: CGSize(width: 480, height: 270), isScripted: false)
        }
        /// Presses a key in the last players, and returns all pictures one frame later.
        func press(_ key: String, count: Int) -> [CGImage] {
            for player in players.suffix(count) {
                player.display.send(.keyDown(KeyEvent(key: key, time: player.display.time)))
            }
            for player in players { player.display.advance(frames: 1) }
            return players.map { $0.display.snapshot() }
        }
        for player in players { player.play(to: 1.2) }
        let unused = press(key, count: 1)
        #expect(unused[0] == unused[2], "a key without the focus does something")
        let focused = press("tab", count: 2)
        #expect(focused[0] != focused[1], "the focus does not show")
        #expect(focused[1] == focused[2])
        let pressed = press(key, count: 1)
        #expect(pressed[1] != pressed[2], "the key does nothing")
    }
}
