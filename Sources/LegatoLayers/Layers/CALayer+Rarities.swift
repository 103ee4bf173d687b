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
    var modelLayer: CALayer? { rarities?.modelLayer }

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
}
