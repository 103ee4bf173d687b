import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

/// The times at which tracks are evaluated, and the targets of their values.
struct TrackFrame {
    let time: Double
    /// The local times by drawing-order entry; nil if all are equal to `time`.
    let times: UnsafePointer<Double>?
    let models: ModelTable
    let shown: StateTable<LayerState>
    let plainLayers: PlainLayerColumns
}

/// The target of a track's values.
enum TrackTarget {
    /// A layer state, by its index among the shown ones.
    case state(Int)
    /// A plain layer, by its index.
    case plainLayer(Int)

    /// The table of the target.
    enum Table {
        case state, plainLayer
    }

    var table: Table {
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
