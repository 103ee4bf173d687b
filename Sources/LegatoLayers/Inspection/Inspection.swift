public import Foundation

/// The content of a display at one time, and its causes: layers, their animations, and views.
///
/// It is a snapshot: it does not follow later changes, and taking it does not change the display.
/// `description` is meant for people, `json` for tests and tools.
///
/// ```swift
/// let inspection = display.inspection()
/// print(inspection)
/// let moving = inspection.layers.filter { !$0.animations.isEmpty }
/// ```
public nonisolated struct Inspection: Sendable, Codable {
    /// The display's time, in seconds.
    public var time: CFTimeInterval
    /// The root layer, with all layers inside.
    public var root: Layer
    /// The views at the roots of the view trees, one for each hosting layer, in drawing order.
    public var views: [View]
    /// How often the body of each type of view has been evaluated since inspection started, the
    /// most frequent first; empty while the display is not inspected.
    public var bodies: [BodyCount]

    /// All layers, each before its sublayers.
    public var layers: [Layer] { root.withSublayers }

    /// The running animations of all layers, in the order of `layers`.
    public var animations: [Animation] { layers.flatMap(\.animations) }

    /// The number of body evaluations of one type of view.
    public struct BodyCount: Sendable, Codable, Equatable {
        /// The type of the view.
        public var type: String
        /// The number of evaluations.
        public var evaluations: Int
        /// The number of evaluations for each cause, by the cause's name: `first`, `newValue`,
        /// `environment` or `state`.
        public var causes: [String: Int]

        package init(type: String, evaluations: Int, causes: [String: Int]) {
            (self.type, self.evaluations, self.causes) = (type, evaluations, causes)
        }
    }

    /// A view of a view tree.
    public struct View: Sendable, Codable {
        /// The type, without its generic arguments.
        public var type: String
        /// The frame in the coordinate space of the tree's root, in points; nil for a view that
        /// shows nothing.
        public var frame: CGRect?
        /// The views inside.
        public var children: [View]

        package init(type: String, frame: CGRect?, children: [View]) {
            (self.type, self.frame, self.children) = (type, frame, children)
        }
    }
}

nonisolated extension Inspection {
    /// The inspection as JSON with sorted keys, for tests and tools.
    ///
    /// The same layers, animations and views give the same text. Numbers that are not finite are
    /// the strings `inf`, `-inf` and `nan`.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"
        )
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
