import Foundation
import Legato
import LegatoScenes

/// The content of frames: a demo scene, or a workload of the benchmark.
@MainActor
struct BenchmarkScene {
    /// The name on the command line.
    let id: String
    /// A description in one sentence.
    let sentence: String
    /// The default number of layers; nil for a scene that is not a workload.
    let defaultCount: Int?
    /// The demo scene, which may have scripted input; nil for a workload.
    let demo: DemoScene?

    private let build: (CGSize, Int) -> CALayer
    private let change: ((CALayer, Int, CADisplayLink) -> Void)?

    /// Creates a scene from a demo scene.
    init(_ demo: DemoScene) {
        (id, sentence, defaultCount) = (demo.id, demo.sentence, demo.defaultCount)
        self.demo = demo
        build = { demo.makeRoot(size: $0, count: $1) }
        change = nil
    }

    /// Creates a workload.
    /// - Parameters:
    ///   - id: The name on the command line.
    ///   - sentence: A description in one sentence.
    ///   - count: The default number of layers.
    ///   - change: Changes the root on each tick, with the tick's number and link.
    ///   - build: Creates the root for a size and a count.
    init(
        id: String, sentence: String, count: Int,
        change: ((CALayer, Int, CADisplayLink) -> Void)? = nil,
        build: @escaping (CGSize, Int) -> CALayer
    ) {
        (self.id, self.sentence, defaultCount) = (id, sentence, count)
        demo = nil
        (self.build, self.change) = (build, change)
    }

    /// Creates the layers.
    func makeRoot(size: CGSize, count: Int?) -> CALayer { build(size, count ?? defaultCount ?? 0) }

    /// Returns the handler of a display link for each tick; nil if the scene animates by itself.
    func tick(of root: CALayer) -> ((CADisplayLink) -> Void)? {
        guard let change else { return nil }
        var number = 0
        return { link in
            number += 1
            change(root, number, link)
        }
    }
}
