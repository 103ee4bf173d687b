import ArgumentParser
import Figures
import Foundation
import LegatoScenes

/// The scenes that can be measured.
enum SceneMenu {
    @MainActor private static var all: [BenchmarkScene] {
        SceneCatalog.all.map { BenchmarkScene($0) } + [BenchmarkScene(.plainLayers)]
            + BenchmarkScene.workloads
    }

    /// One line for each scene: name, sentence, and default number of layers.
    static var list: String {
        MainActor.assumeIsolated {
            let width = all.map(\.id.count).max() ?? 0
            return all.map { scene in
                let name = scene.id.padding(toLength: width, withPad: " ", startingAt: 0)
                let count = scene.defaultCount.map { " (--count \($0))" } ?? ""
                return "\(name)  \(scene.sentence)\(count)"
            }.joined(separator: "\n")
        }
    }

    /// Finds a scene by its name.
    /// - Throws: `ValidationError` with the closest names.
    static func scene(id: String) throws(ValidationError) -> BenchmarkScene {
        let scenes = MainActor.assumeIsolated {
            Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        }
        if let scene = scenes[id] { return scene }
        let known = MainActor.assumeIsolated { all.map(\.id) }
        let near = NearestNames.of(id, in: known).map { "'\($0)'" }.joined(separator: ", ")
        throw ValidationError(
            "No scene is named '\(id)'. Did you mean \(near)? --list prints all \(known.count)."
        )
    }
}
