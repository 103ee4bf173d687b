import Foundation
import Legato

/// Plays with a scene while nobody else does.
final class Autoplay {
    /// Beats that pass after a person did something.
    private static let patience = 4
    private var rest = 0

    /// Calls `action` with 1, then 2 and so on, after every `interval` seconds of the layer in which
    /// nobody does anything.
    static func start(
        on layer: CALayer,
        every interval: CFTimeInterval,
        action: @escaping (Int) -> Void
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

    /// Takes note that a person does something.
    func pause() { rest = Self.patience }
}
