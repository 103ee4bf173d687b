public import Foundation
public import Legato

/// A layer tree that shows one idea; the same for gallery, recorder, tests and benchmarks.
@preconcurrency @MainActor public struct DemoScene: Identifiable {
    /// The name in commands and file names: lower case and hyphens.
    public let id: String
    /// The name for people.
    public let title: String
    /// What there is to see, in one sentence.
    public let sentence: String
    /// How many layers the scene makes when nobody says; nil for a scene that is no workload.
    public let defaultCount: Int?
    /// The moment that shows the scene best, seconds.
    public let stillTime: CFTimeInterval

    /// The size that the scene was designed for, points; others work too.
    public static let designSize = CGSize(width: 1280, height: 720)

    private let build: (CGSize, Int) -> CALayer
    private let script: (CGSize) -> [ScriptedInput]

    init(
        id: String,
        title: String,
        sentence: String,
        defaultCount: Int? = nil,
        stillTime: CFTimeInterval,
        script: @escaping (CGSize) -> [ScriptedInput] = { _ in [] },
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

    /// Makes the scene's layers, to be placed under a display's root layer in the same transaction.
    ///
    /// The scene's clock starts when they are committed.
    /// - Parameters:
    ///   - size: The display's size in points.
    ///   - count: How many layers a workload has; `defaultCount` by default, without effect on
    ///     scenes that have none.
    /// - Returns: A layer of that size with its corner at the origin.
    /// - Precondition: both sides are at least 1, `count` is at least 0.
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

    /// Returns what a person does in the scene, in the order of time; empty when it plays by itself.
    public func scriptedInput(size: CGSize) -> [ScriptedInput] { script(size) }
}
