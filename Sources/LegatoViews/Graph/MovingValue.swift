import LegatoLayers

/// A value that changes over time and is computed on the main actor.
protocol MovingValue: AnyObject {
    /// Its index among the values that the graph updates; nil if it is not among them.
    var followedPlace: Int? { get set }

    /// The next time at which it needs a frame; nil, the default, for every frame.
    var nextMove: CFTimeInterval? { get }

    /// Sets the value for a frame.
    /// - Returns: Whether it continues.
    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool
}

extension MovingValue {
    /// Whether the graph updates it.
    var isFollowed: Bool { followedPlace != nil }

    var nextMove: CFTimeInterval? { nil }

    /// Whether it needs the frame at a time.
    func isDue(for shown: CFTimeInterval) -> Bool {
        nextMove.map { FrameTime.isDue($0, at: shown) } ?? true
    }
}

/// The values that a graph updates in frames, in insertion order.
///
/// Insertion and removal take constant time.
struct MovingValues {
    /// The values; nil where one was removed.
    private var places: [(any MovingValue)?] = []
    private var count = 0
    /// What waits for the date, in a tree that is not on a display.
    var waiting: [() -> Void] = []

    /// The values, in order.
    var all: [any MovingValue] { places.compactMap(\.self) }

    /// Whether any value needs every frame.
    var wantsFrames: Bool {
        // A loop: each call of a closure would check that it runs on the main actor.
        for case let value? in places where value.nextMove == nil { return true }
        return false
    }

    /// The next time at which a value needs a single frame; nil for never.
    var nextMove: CFTimeInterval? { places.lazy.compactMap { $0?.nextMove }.min() }

    /// Inserts a value; has no effect if it is present.
    mutating func insert(_ value: any MovingValue) {
        guard value.followedPlace == nil else { return }
        value.followedPlace = places.count
        places.append(value)
        count += 1
    }

    /// Removes a value; has no effect if it is not present.
    mutating func remove(_ value: any MovingValue) {
        guard let place = value.followedPlace else { return }
        value.followedPlace = nil
        places[place] = nil
        count -= 1
        if places.count > 2 * count + 8 { close() }
    }

    /// Closes the gaps of removed values.
    private mutating func close() {
        places = all
        for (place, value) in places.enumerated() { value?.followedPlace = place }
    }
}
