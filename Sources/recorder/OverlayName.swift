import ArgumentParser
import Legato

/// A debug overlay as commands name it.
enum OverlayName: String, ExpressibleByArgument, CaseIterable {
    case layers, damage, overdraw, batches, offscreen

    /// What to draw.
    var overlay: DebugOverlay {
        switch self {
        case .layers: .layers
        case .damage: .damage
        case .overdraw: .overdraw
        case .batches: .batches
        case .offscreen: .offscreen
        }
    }
}
