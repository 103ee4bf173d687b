import Foundation

/// Who works out values on the main actor for every frame, as animations of the program's own need.
package protocol FrameSampler: AnyObject {
    /// Whether the next frame may show something else by itself.
    var wantsFrames: Bool { get }

    /// When it wants a frame by itself where it does not want every one, media time in seconds; nil
    /// for never.
    var nextFrameTime: CFTimeInterval? { get }

    /// Sets the values of a frame.
    /// - Parameters:
    ///   - time: The frame's own time, media time in seconds: what ended by then is told.
    ///   - shown: The time for which the frame shows values.
    func sample(at time: CFTimeInterval, for shown: CFTimeInterval)
}

extension FrameSampler {
    /// Whether it wants the frame that shows values for a time.
    func wantsFrame(at shown: CFTimeInterval) -> Bool {
        wantsFrames || nextFrameTime.map { FrameTime.isDue($0, at: shown) } ?? false
    }
}

/// When a time has come.
package nonisolated enum FrameTime {
    /// Whether a time is due in a frame: dates are known to less than a millionth of a second.
    package static func isDue(_ time: CFTimeInterval, at shown: CFTimeInterval) -> Bool {
        time <= shown + 1e-6
    }
}

/// Weak references to samplers in insertion order.
///
/// Insertion and removal take amortized constant time.
struct FrameSamplers {
    private struct Entry {
        weak var sampler: (any FrameSampler)?
    }

    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// The number of entries at which those without a sampler are dropped next.
    private var dropCount = 8

    /// The number of stored entries, including those without a sampler.
    var storedCount: Int { entries.count }

    /// The samplers that still exist.
    var living: some Sequence<any FrameSampler> { entries.lazy.compactMap(\.sampler) }

    /// Moves or adds a sampler to the end.
    mutating func append(_ sampler: any FrameSampler) {
        remove(sampler)
        if entries.count >= dropCount { dropEmpty() }
        places[ObjectIdentifier(sampler)] = entries.count
        entries.append(Entry(sampler: sampler))
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

extension LayerHost {
    /// Asks a sampler at every frame from now on; one that is known is not added again.
    package func add(_ sampler: any FrameSampler) {
        samplers.append(sampler)
        if sampler.wantsFrames || sampler.nextFrameTime != nil { onWantsTicks?() }
    }

    /// Asks a sampler no more.
    package func remove(_ sampler: any FrameSampler) { samplers.remove(sampler) }

    /// The samplers that still live and want the frame that shows values for a time.
    func dueSamplers(at shown: CFTimeInterval) -> [any FrameSampler] {
        samplers.living.filter { $0.wantsFrame(at: shown) }
    }

    /// Tells that a sampler began to want frames, or one at an earlier time than before.
    package func framesWanted() { onWantsTicks?() }

    /// When a tick is wanted by itself where not every one is, media time in seconds; nil for never.
    package var nextTickTime: CFTimeInterval? {
        samplers.living.lazy.compactMap(\.nextFrameTime).min()
    }
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
        samplers.living.contains { ($0 as? any KeyResponder)?.keyDown(event) ?? false }
    }
}
