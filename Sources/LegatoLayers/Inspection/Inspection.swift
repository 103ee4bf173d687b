public import Foundation
package import LegatoRenderTree

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
    /// A layer.
    public struct Layer: Sendable, Codable {
        /// The class, such as `CAShapeLayer`.
        public var type: String
        /// The layer's name; nil if it has none.
        public var name: String?
        /// The frame in the superlayer's coordinate space, of the model values.
        public var frame: CGRect
        /// Whether it is the mask of its superlayer.
        public var isMask: Bool
        /// The position, the bounds and the opacity, and the properties whose value differs from
        /// the default or from the presentation value.
        public var properties: [Property]
        /// The running animations, in the order in which they are applied.
        public var animations: [Animation]
        /// The sublayers, back to front, and the mask after them.
        public var sublayers: [Layer]
        /// The identity of the layer, which is not part of the JSON.
        package var id: LayerID = 0

        private enum CodingKeys: String, CodingKey {
            case type, name, frame, isMask, properties, animations, sublayers
        }

        package init(
            type: String, name: String?, frame: CGRect, isMask: Bool, properties: [Property],
            animations: [Animation], sublayers: [Layer], id: LayerID
        ) {
            (self.type, self.name, self.frame, self.isMask) = (type, name, frame, isMask)
            (self.properties, self.animations) = (properties, animations)
            (self.sublayers, self.id) = (sublayers, id)
        }

        /// The layer, and all layers inside it, each before its sublayers.
        public var withSublayers: [Layer] {
            var found: [Layer] = []
            var waiting = [self]
            while let layer = waiting.popLast() {
                found.append(layer)
                waiting += layer.sublayers.reversed()
            }
            return found
        }
    }

    /// A property of a layer.
    public struct Property: Sendable, Codable, Equatable {
        /// The key in key-value coding, such as `cornerRadius`.
        public var key: String
        /// The value that the program has set.
        public var model: Value
        /// The value that is presented: the committed one with the animations applied; nil before
        /// the first commit.
        public var presentation: Value?

        package init(key: String, model: Value, presentation: Value?) {
            (self.key, self.model, self.presentation) = (key, model, presentation)
        }
    }

    /// A running animation of a layer.
    public struct Animation: Sendable, Codable, Equatable {
        /// The key path of the animated property, such as `position.x`.
        public var keyPath: String
        /// The key under which it was added; nil for an animation added without a key, or created
        /// by `withAnimation` or `CALayer.animate`.
        public var key: String?
        /// The animation in words, such as `spring, response 0.5 s, bounce 0.2`.
        public var curve: String
        /// Where it was started, as file and line; nil if the display was not being inspected at
        /// that time.
        public var origin: String?
        /// The transaction that started it: its animation, and what else is set, such as
        /// `continuous`; nil for Core Animation's animations, and if the display was not being
        /// inspected at that time.
        public var transaction: String?
        /// The time of the layer's clock at which it began, possibly by retargeting an earlier one.
        public var begin: CFTimeInterval
        /// The duration in seconds of the layer's clock, including settling; nil if it never ends.
        public var duration: CFTimeInterval?
        /// The elapsed fraction of the duration, 0 to 1, or of the current cycle if it repeats; nil
        /// if it never ends.
        public var progress: Double?
        /// The presentation value of the property.
        public var value: Value
        /// The change of the presentation value per second of the layer's clock, one number for
        /// each component; empty for non-numeric values.
        public var velocity: [Double]

        package init(
            keyPath: String, key: String?, curve: String, origin: String? = nil,
            transaction: String? = nil, begin: CFTimeInterval, duration: CFTimeInterval?,
            progress: Double?, value: Value,
            velocity: [Double]
        ) {
            (self.keyPath, self.key, self.curve, self.origin) = (keyPath, key, curve, origin)
            self.transaction = transaction
            (self.begin, self.duration, self.progress) = (begin, duration, progress)
            (self.value, self.velocity) = (value, velocity)
        }
    }

    /// The value of a property, as written in JSON.
    public enum Value: Sendable, Equatable {
        /// No value: nil.
        case nothing
        /// A Boolean.
        case flag(Bool)
        /// A number.
        case number(Double)
        /// The components of a value: x, y, width, height, or red, green, blue, alpha, or a, b, c,
        /// d, tx, ty of a transform in the plane, or m11 to m44 of one in space.
        case numbers([Double])
        /// A name, a text, or a description of an image, a path or a list.
        case text(String)
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
