import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

/// When tracks are evaluated, and where what they show goes.
struct TrackFrame {
    let time: Double
    /// The times by entries of the drawing order, if they are not all the same.
    let times: UnsafePointer<Double>?
    let models: ModelTable
    let shown: StateTable<LayerState>
    let plainLayers: PlainLayerTable
}

/// Where a track writes.
enum TrackTarget {
    /// Shown values, by their index.
    case state(Int)
    /// A plain layer, by its index.
    case plainLayer(Int)

    /// A target without its index.
    enum Kind {
        case state, plainLayer
    }

    var kind: Kind {
        switch self {
        case .state: .state
        case .plainLayer: .plainLayer
        }
    }

    var index: Int {
        switch self {
        case .state(let index), .plainLayer(let index): index
        }
    }
}
