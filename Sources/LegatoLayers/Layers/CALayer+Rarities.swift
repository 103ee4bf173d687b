import Foundation
import LegatoMotion
import LegatoRenderTree

extension CALayer {
    /// Reads or modifies a value that few layers set.
    subscript<T>(rare path: ReferenceWritableKeyPath<LayerRarities, T>) -> T {
        @inline(__always) get { (rarities ?? .none)[keyPath: path] }
        @inline(__always) _modify {
            let own = rarities ?? LayerRarities()
            rarities = own
            yield &own[keyPath: path]
        }
    }

    /// The model layer of a presentation layer; nil for model layers.
    var modelLayer: CALayer? { self[rare: \.modelLayer] }

    /// The values of custom keys.
    var customValues: [String: Any] {
        get { self[rare: \.customValues] }
        _modify { yield &self[rare: \.customValues] }
    }
    /// The values of custom keys, as last committed.
    var committedValues: [String: Any] { self[rare: \.committedValues] }

    /// Marks the values of custom keys as committed.
    func commitCustomValues() {
        guard let rarities else { return }
        rarities.committedValues = rarities.customValues
    }

    /// The local time for which the layer was last displayed to animate custom keys.
    var redrawnAt: CFTimeInterval? {
        get { self[rare: \.redrawnAt] }
        set { self[rare: \.redrawnAt] = newValue }
    }
    var gestures: [AttachedGesture] {
        get { self[rare: \.gestures] }
        _modify { yield &self[rare: \.gestures] }
    }

    /// Customises the layer's actions, layout and display; not retained, nil by default.
    public var delegate: (any CALayerDelegate)? {
        get { self[rare: \.delegate] }
        set { self[rare: \.delegate] = newValue }
    }
    /// Actions by key, searched after the delegate; nil by default.
    public var actions: [String: any CAAction]? {
        get { self[rare: \.actions] }
        _modify { yield &self[rare: \.actions] }
    }
    /// Default values by key for properties that were not set; nil by default.
    ///
    /// It provides values for drawn properties that have their defaults and for custom keys, until
    /// they are set, but not for `name`, `delegate`, the frame and timing properties. The key
    /// "actions" holds actions, searched after `actions`; the key "style" holds a nested style for
    /// keys that this one lacks. Values that change with the style run no actions.
    /// - Precondition: the values fit the properties and are finite.
    public var style: [AnyHashable: Any]? {
        get { self[rare: \.style] }
        set {
            willChange("style")
            self[rare: \.style] = newValue
            applyStyle()
        }
    }
    /// Lays out the sublayers if the delegate does not; nil by default.
    public var layoutManager: (any CALayoutManager)? {
        get { self[rare: \.layoutManager] }
        set { self[rare: \.layoutManager] = newValue }
    }
    /// How the layer's frame adjusts to the superlayer's size; empty by default.
    public var autoresizingMask: CAAutoresizingMask {
        get { self[rare: \.autoresizingMask] }
        set { self[rare: \.autoresizingMask] = newValue }
    }
    /// A name for use by the program; nil by default.
    public var name: String? {
        get { self[rare: \.name] }
        set { self[rare: \.name] = newValue }
    }
}
