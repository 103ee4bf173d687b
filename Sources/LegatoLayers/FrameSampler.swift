import Foundation

/// Who works out values on the main actor for every frame, as animations of the program's own need.
package protocol FrameSampler: AnyObject {
    /// Whether the next frame may show something else by itself.
    var wantsFrames: Bool { get }

    /// Sets the values of a frame.
    /// - Parameters:
    ///   - time: The frame's own time, media time in seconds: what ended by then is told.
    ///   - shown: The time for which the frame shows values.
    func sample(at time: CFTimeInterval, for shown: CFTimeInterval)
}

/// A sampler that lives as long as who made it wants.
struct WeakSampler {
    weak var sampler: (any FrameSampler)?
}

extension LayerHost {
    /// Asks a sampler at every frame from now on; one that is known is not added again.
    package func add(_ sampler: any FrameSampler) {
        samplers.removeAll { $0.sampler == nil || $0.sampler === sampler }
        samplers.append(WeakSampler(sampler: sampler))
        if sampler.wantsFrames { onWantsTicks?() }
    }

    /// Asks a sampler no more.
    package func remove(_ sampler: any FrameSampler) {
        samplers.removeAll { $0.sampler == nil || $0.sampler === sampler }
    }

    /// The samplers that still live and want frames.
    var dueSamplers: [any FrameSampler] {
        samplers.lazy.compactMap(\.sampler).filter(\.wantsFrames)
    }

    /// Tells that a sampler began to want frames.
    package func framesWanted() { onWantsTicks?() }
}

/// Who takes keys before the program gets them.
package protocol KeyResponder: AnyObject {
    /// Takes a key that went down.
    /// - Returns: Whether it was used.
    func keyDown(_ event: KeyEvent) -> Bool
}

extension LayerHost {
    /// Lets those that take frames use a key.
    /// - Returns: Whether one did.
    func offer(_ event: KeyEvent) -> Bool {
        samplers.contains { ($0.sampler as? any KeyResponder)?.keyDown(event) ?? false }
    }
}
