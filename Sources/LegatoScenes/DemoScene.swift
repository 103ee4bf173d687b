public import Foundation
public import Legato

/// A layer tree that demonstrates one idea, used by the gallery, recorder, tests and benchmarks.
@preconcurrency @MainActor public struct DemoScene: Identifiable {
    /// The name in commands and file names, in lower case with hyphens.
    public let id: String
    /// The displayed name.
    public let title: String
    /// The description, in one sentence.
    public let sentence: String
    /// The default number of layers of a workload; nil for other scenes.
    public let defaultCount: Int?
    /// The time of the scene's still image in seconds.
    public let stillTime: CFTimeInterval

    /// The size for which scenes are designed, in points; other sizes also work.
    public static let designSize = CGSize(width: 1280, height: 720)

    private let build: (CGSize, Int) -> CALayer
    private let script: (CGSize) -> [ScriptedInput]

    init(
        id: String, title: String, sentence: String, defaultCount: Int? = nil,
        stillTime: CFTimeInterval, script: @escaping (CGSize) -> [ScriptedInput] = { _ in [] },
        build: @escaping (_ size: CGSize, _ count: Int) -> CALayer
    ) {
        self.id = id
        self.title = title
        self.sentence = sentence
        self.defaultCount = defaultCount
        self.stillTime = stillTime
        self.script = script
        self.build = build
    }

    /// Creates the scene's layers; add them to a display's root layer in the same transaction.
    ///
    /// The scene's clock starts when they are committed.
    /// - Parameters:
    ///   - size: The display's size in points.
    ///   - count: The number of layers of a workload; `defaultCount` by default. Has no effect on
    ///     other scenes.
    /// - Returns: A layer of that size with its corner at the origin.
    /// - Precondition: both sides are at least 1, and `count` is at least 0.
    public func makeRoot(size: CGSize, count: Int? = nil) -> CALayer {
        require(
            size.width >= 1 && size.height >= 1,
            "A scene needs at least 1 x 1 points, got \(size.width) x \(size.height)"
        )
        let count = count ?? defaultCount ?? 0
        require(count >= 0, "A scene needs a count of at least 0, got \(count)")
        let root = build(size, count)
        root.name = id
        return root
    }

    /// Returns the scene's scripted input in order of time; empty if the scene plays by itself.
    public func scriptedInput(size: CGSize) -> [ScriptedInput] { script(size) }
}
