import Foundation
import LegatoLayers

/// A value that changes over time and is computed on the main actor.
protocol MovingValue: AnyObject {
    /// Its place among the values that the graph asks for frames; nil for none.
    var followedPlace: Int? { get set }

    /// The next time at which it needs a frame; nil, the default, for every frame.
    var nextMove: CFTimeInterval? { get }

    /// Sets the value for a frame.
    /// - Returns: Whether it continues.
    func move(at time: CFTimeInterval, for shown: CFTimeInterval) -> Bool
}

extension MovingValue {
    /// Whether the graph asks it for frames.
    var isFollowed: Bool { followedPlace != nil }

    var nextMove: CFTimeInterval? { nil }

    /// Whether it needs the frame at a time.
    func isDue(for shown: CFTimeInterval) -> Bool {
        nextMove.map { FrameTime.isDue($0, at: shown) } ?? true
    }
}

/// The values that a graph asks for frames, in the order in which they came.
///
/// Taking one in and taking it out need the same time however many there are.
struct MovingValues {
    /// Nil where a value was taken out.
    private var places: [(any MovingValue)?] = []
    private var count = 0

    /// The values, in order.
    var all: [any MovingValue] { places.compactMap(\.self) }

    /// Whether one of them needs every frame.
    var wantsFrames: Bool {
        places.contains { value in value.map { $0.nextMove == nil } ?? false }
    }

    /// The next time at which one of those needs a frame that do not need every frame; nil for
    /// never.
    var nextMove: CFTimeInterval? { places.lazy.compactMap { $0?.nextMove }.min() }

    /// Takes a value in; has no effect on one that is there.
    mutating func insert(_ value: any MovingValue) {
        guard value.followedPlace == nil else { return }
        value.followedPlace = places.count
        places.append(value)
        count += 1
    }

    /// Takes a value out; has no effect on one that is not there.
    mutating func remove(_ value: any MovingValue) {
        guard let place = value.followedPlace else { return }
        value.followedPlace = nil
        places[place] = nil
        count -= 1
        if places.count > 2 * count + 8 { close() }
    }

    /// Closes the gaps that values left.
    private mutating func close() {
        places = all
        for (place, value) in places.enumerated() { value?.followedPlace = place }
    }
}
