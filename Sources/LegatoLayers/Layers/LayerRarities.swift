import Foundation
import LegatoMotion
import LegatoRenderTree

/// What few layers have, apart from the others, so that these stay small.
final class LayerRarities {
    /// That of all layers that have nothing of it; never written.
    static let none = LayerRarities()

    /// The layer that a presentation layer shows; nil for model layers.
    var modelLayer: CALayer?
    var timing = Timing()
    /// The values under the program's own keys, now and as last committed.
    var customValues: [String: Any] = [:]
    var committedValues: [String: Any] = [:]
    /// The reading of the layer's clock for which animated keys of its own were last displayed.
    var redrawnAt: CFTimeInterval?
    var gestures: [AttachedGesture] = []
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// The properties whose values are those of the style.
    var styled: Set<LayerProperty> = []
    /// The properties that were set while the style gave them values.
    var unstyled: Set<LayerProperty> = []
    var layoutManager: (any CALayoutManager)?
    var autoresizingMask: CAAutoresizingMask = []
    var name: String?

    /// The timing that has no effect on layers.
    struct Timing {
        var duration: CFTimeInterval = .infinity
        var repeatCount: Float = 0
        var repeatDuration: CFTimeInterval = 0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
    }
}

extension CALayer {
    /// Reads or changes in place what few layers have.
    subscript<T>(rare path: ReferenceWritableKeyPath<LayerRarities, T>) -> T {
        @inline(__always) get { (rarities ?? .none)[keyPath: path] }
        @inline(__always) _modify {
            let own = rarities ?? LayerRarities()
            rarities = own
            yield &own[keyPath: path]
        }
    }

    /// The layer that a presentation layer shows; nil for model layers.
    var modelLayer: CALayer? { self[rare: \.modelLayer] }

    /// The values under the program's own keys.
    var customValues: [String: Any] {
        get { self[rare: \.customValues] }
        _modify { yield &self[rare: \.customValues] }
    }
    /// The values under the program's own keys as last committed.
    var committedValues: [String: Any] { self[rare: \.committedValues] }

    /// Takes the values under the program's own keys for committed.
    func commitCustomValues() {
        guard let rarities else { return }
        rarities.committedValues = rarities.customValues
    }

    /// The reading of the layer's clock for which animated keys of its own were last displayed.
    var redrawnAt: CFTimeInterval? {
        get { self[rare: \.redrawnAt] }
        set { self[rare: \.redrawnAt] = newValue }
    }
    var gestures: [AttachedGesture] {
        get { self[rare: \.gestures] }
        _modify { yield &self[rare: \.gestures] }
    }

    /// Answers for the layer's actions, layout and display; not kept alive, nil by default.
    public var delegate: (any CALayerDelegate)? {
        get { self[rare: \.delegate] }
        set { self[rare: \.delegate] = newValue }
    }
    /// Actions by key, asked after the delegate; nil by default.
    public var actions: [String: any CAAction]? {
        get { self[rare: \.actions] }
        _modify { yield &self[rare: \.actions] }
    }
    /// Values by key for what was not set; nil by default.
    ///
    /// It gives values to drawn properties that have their defaults, and to keys of the program's
    /// own, until they are set; to `name`, `delegate`, the frame and timing it does not. Under
    /// "actions" it is asked for actions after `actions`. A dictionary under "style" gives what
    /// this one does not. No action runs for a value that changes with the style.
    /// - Precondition: the values fit the properties and are finite.
    public var style: [AnyHashable: Any]? {
        get { self[rare: \.style] }
        set {
            willChange("style")
            self[rare: \.style] = newValue
            applyStyle()
        }
    }
    /// Lays out the sublayers where the delegate does not; nil by default.
    public var layoutManager: (any CALayoutManager)? {
        get { self[rare: \.layoutManager] }
        set { self[rare: \.layoutManager] = newValue }
    }
    /// What follows the superlayer's size; nothing by default.
    public var autoresizingMask: CAAutoresizingMask {
        get { self[rare: \.autoresizingMask] }
        set { self[rare: \.autoresizingMask] = newValue }
    }
    /// A name for the program's own use; nil by default.
    public var name: String? {
        get { self[rare: \.name] }
        set { self[rare: \.name] = newValue }
    }
}
