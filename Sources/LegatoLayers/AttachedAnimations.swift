import LegatoRenderTree

/// The animations of a layer in the order in which they were added; each key but nil occurs once.
///
/// Looking one up by its key and removing it take constant time on average. It takes a reference of
/// memory where there are none, because most layers have none.
struct AttachedAnimations: Sequence {
    /// The one layer that has it writes to it.
    private final class Storage {
        /// The animations, and nil in the places of removed ones.
        var list: [AttachedAnimation?] = []
        /// The place of each key, and nothing for a list that is short enough to look through.
        var places: [String: Int] = [:]
        /// How many places are empty.
        var gaps: Int32 = 0
    }

    private var storage: Storage?

    /// The length up to which a list is looked through.
    private static let shortest = 16

    /// How many animations were looked at to find keys and to close gaps, on all layers.
    static var visits = 0

    /// How many animations there are.
    var count: Int { storage.map { $0.list.count - Int($0.gaps) } ?? 0 }

    /// Whether there are none.
    var isEmpty: Bool { count == 0 }

    /// Goes through the animations that are there now.
    func makeIterator() -> some IteratorProtocol<AttachedAnimation> {
        (storage?.list ?? []).lazy.compactMap(\.self).makeIterator()
    }

    /// The animation of a key.
    subscript(key: String) -> AttachedAnimation? {
        storage.flatMap { storage in place(of: key, in: storage).flatMap { storage.list[$0] } }
    }

    /// Adds an animation whose key, if it has one, none of the others has.
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

    /// Removes the animation of a key and returns it.
    mutating func remove(_ key: String) -> AttachedAnimation? {
        guard let storage, let place = place(of: key, in: storage),
            let animation = storage.list[place]
        else { return nil }
        storage.places[key] = nil
        storage.list[place] = nil
        storage.gaps += 1
        // Closing gaps costs no more than the removals that left them.
        if 2 * Int(storage.gaps) >= storage.list.count {
            Self.visits += storage.list.count
            removeAll { _ in false }
        }
        return animation
    }

    /// Removes the animations for which a closure is true.
    mutating func removeAll(where isRemoved: (AttachedAnimation) -> Bool) {
        guard let storage else { return }
        storage.list.removeAll { $0.map(isRemoved) ?? true }
        storage.gaps = 0
        guard !storage.list.isEmpty else {
            self.storage = nil
            return
        }
        index(storage)
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
