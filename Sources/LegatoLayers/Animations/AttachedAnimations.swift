import LegatoRenderTree

/// The animations of a layer in insertion order; each key except nil is unique.
///
/// Lookup and removal by key take constant time on average. An empty list takes one pointer,
/// because most layers have no animations.
struct AttachedAnimations: Sequence {
    /// Written only by the layer that owns it.
    private final class Storage {
        /// The animations, with nil in place of removed ones.
        var list: [AttachedAnimation?] = []
        /// The index of each key; empty while the list is short enough to search.
        var places: [String: Int] = [:]
        /// The number of removed entries.
        var gaps: Int32 = 0
    }

    private var storage: Storage?

    /// The length up to which a list is searched linearly.
    private static let shortest = 16

    /// The number of animations visited by lookups and compaction, on all layers.
    static var visits = 0

    /// The number of animations.
    var count: Int { storage.map { $0.list.count - Int($0.gaps) } ?? 0 }

    /// Whether there are no animations.
    var isEmpty: Bool { count == 0 }

    /// Iterates over a snapshot of the animations.
    func makeIterator() -> some IteratorProtocol<AttachedAnimation> {
        (storage?.list ?? []).lazy.compactMap(\.self).makeIterator()
    }

    /// The animation for a key.
    subscript(key: String) -> AttachedAnimation? {
        storage.flatMap { storage in place(of: key, in: storage).flatMap { storage.list[$0] } }
    }

    /// Adds an animation whose key, if any, is not in use.
    mutating func append(_ animation: AttachedAnimation) {
        let storage = storage ?? Storage()
        self.storage = storage
        storage.list.append(animation)
        if storage.list.count == Self.shortest + 1 {
            index(storage)
        } else if storage.list.count > Self.shortest, let key = animation.key {
            storage.places[key] = storage.list.count - 1
        }
    }

    /// Removes the animation for a key and returns it.
    mutating func remove(_ key: String) -> AttachedAnimation? {
        guard let storage, let place = place(of: key, in: storage),
            let animation = storage.list[place]
        else { return nil }
        storage.places[key] = nil
        storage.list[place] = nil
        storage.gaps += 1
        // Compaction costs no more than the removals that made it necessary.
        if 2 * Int(storage.gaps) >= storage.list.count {
            Self.visits += storage.list.count
            _ = removeAll { _ in false }
        }
        return animation
    }

    /// Removes the animations that satisfy a predicate and returns them.
    ///
    /// The caller releases them when the access has ended: the `deinit` of a delegate may remove
    /// animations of the same layer.
    mutating func removeAll(where isRemoved: (AttachedAnimation) -> Bool) -> [AttachedAnimation] {
        guard let storage else { return [] }
        var removed: [AttachedAnimation] = []
        storage.list.removeAll { entry in
            guard let entry else { return true }
            guard isRemoved(entry) else { return false }
            removed.append(entry)
            return true
        }
        storage.gaps = 0
        if storage.list.isEmpty { self.storage = nil } else { index(storage) }
        return removed
    }

    private func place(of key: String, in storage: Storage) -> Int? {
        Self.visits += 1
        guard storage.list.count <= Self.shortest else { return storage.places[key] }
        return storage.list.lastIndex { $0?.key == key }
    }

    private func index(_ storage: Storage) {
        storage.places = [:]
        guard storage.list.count > Self.shortest else { return }
        storage.places.reserveCapacity(storage.list.count)
        for (place, animation) in storage.list.enumerated() {
            if let key = animation?.key { storage.places[key] = place }
        }
    }
}
