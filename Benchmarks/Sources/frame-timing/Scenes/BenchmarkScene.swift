import Foundation
import Legato
import LegatoScenes

/// What frames are made of: a demo scene, or a workload of the benchmark's own.
@MainActor
struct BenchmarkScene {
    /// The name in commands.
    let id: String
    /// What it is, in one sentence.
    let sentence: String
    /// How many layers it makes when nobody says; nil for a scene that is no workload.
    let defaultCount: Int?
    /// The demo scene, which may have scripted input; nil for a workload.
    let demo: DemoScene?

    private let build: (CGSize, Int) -> CALayer
    private let change: ((CALayer, Int, CADisplayLink) -> Void)?

    /// Takes a demo scene.
    init(_ demo: DemoScene) {
        (id, sentence, defaultCount) = (demo.id, demo.sentence, demo.defaultCount)
        self.demo = demo
        build = { demo.makeRoot(size: $0, count: $1) }
        change = nil
    }

    /// Makes a workload.
    /// - Parameters:
    ///   - id: The name in commands.
    ///   - sentence: What it is.
    ///   - count: How many layers it makes when nobody says.
    ///   - change: What the program does to the root on each tick, with the tick's number and link.
    ///   - build: Makes the root for a size and a count.
    init(
        id: String, sentence: String, count: Int,
        change: ((CALayer, Int, CADisplayLink) -> Void)? = nil,
        build: @escaping (CGSize, Int) -> CALayer
    ) {
        (self.id, self.sentence, defaultCount) = (id, sentence, count)
        demo = nil
        (self.build, self.change) = (build, change)
    }

    /// Makes the layers.
    func makeRoot(size: CGSize, count: Int?) -> CALayer { build(size, count ?? defaultCount ?? 0) }

    /// What a display link does on each tick; nil when the scene moves by itself.
    func tick(of root: CALayer) -> ((CADisplayLink) -> Void)? {
        guard let change else { return nil }
        var number = 0
        return { link in
            number += 1
            change(root, number, link)
        }
    }
}
