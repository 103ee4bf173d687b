import ArgumentParser
import Legato

/// The name of a debug overlay in commands.
enum OverlayName: String, ExpressibleByArgument, CaseIterable {
    case layers, damage, overdraw, batches, offscreen

    /// The debug overlay.
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
