import Foundation

/// An object that computes values on the main actor for every frame, as custom animations need.
package protocol FrameSampler: AnyObject {
    /// Whether the next frame may change without other events.
    var wantsFrames: Bool { get }

    /// When the sampler needs a frame if it does not need every frame, in seconds of media time;
    /// nil for never.
    var nextFrameTime: CFTimeInterval? { get }

    /// Computes the values of a frame.
    /// - Parameters:
    ///   - time: The time of the tick, in seconds of media time; ends up to it are reported.
    ///   - shown: The time for which the frame's values are computed.
    func sample(at time: CFTimeInterval, for shown: CFTimeInterval)
}

extension FrameSampler {
    /// Whether the sampler needs the frame with values for a time.
    func wantsFrame(at shown: CFTimeInterval) -> Bool {
        wantsFrames || nextFrameTime.map { FrameTime.isDue($0, at: shown) } ?? false
    }
}

/// Compares times with the times of frames.
package nonisolated enum FrameTime {
    /// Whether a time is due in a frame; dates are precise to within a microsecond.
    package static func isDue(_ time: CFTimeInterval, at shown: CFTimeInterval) -> Bool {
        time <= shown + 1e-6
    }
}

/// Weak references to samplers in insertion order.
///
/// Insertion and removal take amortized constant time.
struct FrameSamplers {
    private struct WeakSampler {
        weak var sampler: (any FrameSampler)?
    }

    private var entries: [WeakSampler] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// The number of entries at which those without a sampler are dropped next.
    private var dropCount = 8

    /// The number of stored entries, including those without a sampler.
    var storedCount: Int { entries.count }

    /// The samplers that still exist.
    var living: some Sequence<any FrameSampler> { entries.lazy.compactMap(\.sampler) }

    /// Adds a sampler at the end, or moves it there.
    mutating func append(_ sampler: any FrameSampler) {
        remove(sampler)
        if entries.count >= dropCount { dropEmpty() }
        places[ObjectIdentifier(sampler)] = entries.count
        entries.append(WeakSampler(sampler: sampler))
    }

    mutating func remove(_ sampler: any FrameSampler) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(sampler)) else { return }
        // A released sampler may have had the same identifier.
        if entries[place].sampler === sampler { entries[place].sampler = nil }
    }

    private mutating func dropEmpty() {
        entries.removeAll { $0.sampler == nil }
        places = [:]
        for (place, entry) in entries.enumerated() {
            if let sampler = entry.sampler { places[ObjectIdentifier(sampler)] = place }
        }
        dropCount = max(8, 2 * entries.count)
    }
}

/// An object that handles key events before the program receives them.
package protocol KeyResponder: AnyObject {
    /// Handles a key that was pressed.
    /// - Returns: Whether the key was handled.
    func keyDown(_ event: KeyEvent) -> Bool
    /// Handles a key that was released.
    /// - Returns: Whether the key was handled, false by default.
    func keyUp(_ event: KeyEvent) -> Bool
    /// Whether all other responders receive a key first; false by default.
    var receivesKeysLast: Bool { get }
}

extension KeyResponder {
    package func keyUp(_ event: KeyEvent) -> Bool { false }
    package var receivesKeysLast: Bool { false }
}
