import Foundation
import Legato
import LegatoGraphics
import LegatoScenes
import TestSupport
import Testing

/// Frames of every scene, compared byte for byte.
@Suite("Determinism of the scenes", .ownProcess)
struct DeterminismTests {
    /// The hashes of 31 frames each, equal in debug and release builds and in every process.
    nonisolated static let golden: [String: String] = [
        "drag-spring": "d5ecd7344ba3d481",
        "retarget": "b76cc9c2b5e15292",
        "pulsing-button": "c142379b0cde8bec",
        "card-flip": "49c74a98ebea24f3",
        "carousel": "76de7006683dfc9",
        "loading-indicator": "67deab05ed8f8b4f",
        "gradients": "c9bef42683f1e47b",
        "corners": "8ddaa3e009a3a069",
        "filters": "7a67f21176a085bd",
        "particles": "6fa4623f719b37bc",
        "shapes": "219d642f2dc02a57",
        "text": "2ffcca0dc3f08969",
        "layers": "35b863cd2f725f2e",
        "swarm": "a45b7e6d96883c5",
        "throw": "3bcd49ea20fc75b4",
        "spring-lab": "32856dc30e5c230a",
        "followers": "9fb70332d43b1434",
        "model-presentation": "552bff6657a22878",
        "railway": "12cb8f75bddd25ea",
        "keyframes": "8fd8677d381fd68b",
        "shake": "d3da55b22c674971",
        "scrubber": "ca8fc7551a3b0101",
        "wave": "bd79731e2f84a7ec",
        "morph": "78210ec806c25d6b",
        "petals": "fe08fcb0869afcde",
        "lamp": "9ed4a9a7a94a151e",
        "race": "42fc08c44853c4eb",
        "reel": "e4e1433d7921ef84",
        "counter": "5ec1125fb948ba25",
        "ticker": "36dd8fe8b89173d4",
        "heart-rate": "d7449aa0d0ac2513",
        "progress": "bdf9fcd7c2de2389",
        "radial-menu": "4694a3315038331d",
        "card-stack": "878dcc856b95ff46",
        "expanding-list": "45ef34a426da5989",
        "onboarding": "25759f0bfa81b565",
        "elastic": "36c1350e53dc4010",
        "zoom-gallery": "b4a8af21c71f0cde",
        "transitions": "474361f74ecb9ef",
        "transactions": "81bb53fe53300e8e",
        "jump": "5f87e2481c7227e1",
        "style-guide": "15e17f01d02387e0",
        "typing": "fca100e0de951eab",
        "million-rows": "288d805e44ec1da8",
        "chart": "ff7d1a94ef7301a",
        "player": "b7834fc27473ebb2",
        "bridge": "ff60227c78154326",
        "reduce-motion": "e3db47d62c5fb149",
    ]

    private static func player(_ id: String, refreshRate: Double = 60) throws -> ScenePlayer {
        let scene = try SceneCatalog.scene(id: id)
        return ScenePlayer(
            scene, size: CGSize(width: 320, height: 180), refreshRate: refreshRate,
            count: scene.defaultCount.map { min($0, 200) }
        )
    }

    /// Returns the pictures at each tenth of a second for three seconds.
    private static func frames(_ player: ScenePlayer) -> [CGImage] {
        (0...30).map { player.picture(at: Double($0 * 6) / 60) }
    }

    /// Scenes with a phase that is not animated, which is shown for one frame of any duration.
    private nonisolated static let followFrames: Set = ["heart-rate", "onboarding"]

    @Test(
        "Five seconds of frames have the recorded hashes, repeatedly and at 120 Hz too",
        arguments: golden.keys.sorted()
    )
    func goldenFrames(id: String) throws {
        let player = try Self.player(id)
        let pictures = Self.frames(player)
        let rate = Self.followFrames.contains(id) ? 60.0 : 120
        for rate in triesAllCases ? [rate] : [] {
            let again = Self.frames(try Self.player(id, refreshRate: rate))
            for (index, pair) in zip(pictures, again).enumerated() {
                #expect(pair.0 == pair.1, "frame \(index)")
            }
        }
        // A scene may pause between two movements.
        let changes = zip(pictures, pictures.dropFirst()).count { $0 != $1 }
        #expect(changes >= 10, "the scene moves only \(changes) times")
        let hash = pictureHash(pictures)
        #expect(hash == Self.golden[id], "the new hash of \(id) is \(hash)")
        for time in [3.5, 4, 4.5, 5] { #expect(player.picture(at: time).width == 320) }
    }

    @Test("A recorded session replays to the same bytes", arguments: golden.keys.sorted())
    func replay(id: String) throws {
        let scene = try SceneCatalog.scene(id: id)
        let size = CGSize(width: 320, height: 180)
        func fill(_ display: HeadlessDisplay) {
            display.rootLayer.addSublayer(scene.makeRoot(size: size, count: 50))
        }
        let display = HeadlessDisplay(size: size)
        let begin = 1.234
        display.advance(by: begin)
        display.startRecording { fill(display) }
        var frames: [CGImage] = []
        var script = scene.scriptedInput(size: size)[...]
        for _ in cases(0..<30, every: 3) {
            while let next = script.first, begin + next.time <= display.time {
                display.send(next.event)
                script.removeFirst()
            }
            display.advance(frames: 3)
            frames.append(display.snapshot())
        }
        let recording = display.stopRecording()
        var replayed: [CGImage] = []
        var ticks = 0
        let fresh = HeadlessDisplay(for: recording)
        fresh.replay(recording) {
            fill(fresh)
        } onStep: { step in
            guard case .tick = step.event else { return }
            ticks += 1
            if ticks % 3 == 0 { replayed.append(fresh.snapshot()) }
        }
        #expect(replayed.count == frames.count)
        for (index, pair) in zip(replayed, frames).enumerated() {
            #expect(pair.0 == pair.1, "frame \(index)")
        }
    }

    @Test("Every scene has recorded hashes")
    func everyScene() {
        #expect(Set(SceneCatalog.all.map(\.id)) == Set(Self.golden.keys))
    }
}
