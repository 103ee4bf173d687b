import Foundation
import Legato

/// Plays a scene automatically while the user is idle.
final class Autoplay {
    /// The number of beats to skip after user input.
    private static let patience = 4
    private var rest = 0

    /// Calls `action` with 1, 2 and so on, every `interval` seconds of the layer's time while the
    /// user is idle.
    static func start(
        on layer: CALayer, every interval: CFTimeInterval, action: @escaping (Int) -> Void
    ) -> Autoplay {
        let autoplay = Autoplay()
        var count = 0
        Beat.start(on: layer, every: interval) { _ in
            autoplay.rest -= 1
            guard autoplay.rest < 0 else { return }
            count += 1
            action(count)
        }
        return autoplay
    }

    /// Suspends autoplay after user input.
    func pause() { rest = Self.patience }
}
