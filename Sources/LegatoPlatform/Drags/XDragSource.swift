/// The source's side of the XDND protocol, version 5: which messages follow moves of the pointer and
/// answers of targets.
///
/// A target that has not answered receives no further position; the latest one waits for its answer.
package nonisolated struct XDragSource {
    /// The protocol's version.
    package static let version: UInt = 5
    /// The earliest version with which it is compatible.
    static let earliestVersion: UInt = 3
    /// How long a target may take to answer after the button was released, in seconds.
    package static let answerTimeout = 2.0
    /// How long a target may take to fetch the data, in seconds.
    package static let transferTimeout = 60.0

    /// A window that accepts drops.
    package struct Target: Equatable, Sendable {
        package let window: UInt
        /// The window that receives the messages: the window itself, or its `XdndProxy`.
        package let receiver: UInt
        /// The version of the protocol that it understands.
        package let version: UInt

        /// Creates a target; nil for a version below 3, whose messages differ.
        package init?(window: UInt, receiver: UInt? = nil, version: UInt) {
            guard version >= XDragSource.earliestVersion else { return nil }
            (self.window, self.version) = (window, min(version, XDragSource.version))
            self.receiver = receiver ?? window
        }
    }

    /// A message to a target.
    package struct Step: Equatable {
        package let message: XDragMessage
        package let target: Target

        package init(_ message: XDragMessage, to target: Target) {
            (self.message, self.target) = (message, target)
        }
    }

    private enum Phase {
        case dragging
        /// The button was released, and the target has still to answer to a position.
        case releasing
        /// The target fetches the data.
        case dropped
        case over
    }

    private struct Place: Equatable {
        let x, y: Int
    }

    private let types: [String]
    /// The server's time at which the selection was acquired.
    private let time: UInt
    private var phase = Phase.dragging
    private var target: Target?
    private var accepts = false
    private var isAwaited = false
    private var waiting: Place?
    /// The rectangle in which the target wants no further positions.
    private var silence: XDragStatus.Silence?
    /// When the target must have fetched the data.
    private var end: Double?
    /// When the wait for the target is over, in seconds; nil if there is none.
    package private(set) var deadline: Double?
    /// Whether the target has taken the items; nil until that is known.
    package private(set) var isAccepted: Bool?

    /// Begins a drag.
    /// - Parameters:
    ///   - types: The targets of the selection, the best one first.
    ///   - time: The server's time at which the selection was acquired.
    package init(types: [String], time: UInt) { (self.types, self.time) = (types, time) }

    /// Follows the pointer to a place on the screen, in pixels.
    package mutating func move(to new: Target?, x: Int, y: Int) -> [Step] {
        guard phase == .dragging else { return [] }
        var steps: [Step] = []
        if new != target {
            steps += leave()
            target = new
            if let new {
                steps.append(Step(.enter(version: new.version, types: types), to: new))
            }
        }
        guard let target else { return steps }
        let place = Place(x: x, y: y)
        if isAwaited {
            waiting = place
        } else if silence?.contains(x: x, y: y) != true {
            steps.append(position(place, target))
        }
        return steps
    }

    private mutating func position(_ place: Place, _ target: Target) -> Step {
        (isAwaited, waiting) = (true, nil)
        return Step(.position(x: place.x, y: place.y, time: time), to: target)
    }

    private mutating func leave() -> [Step] {
        defer {
            (target, accepts, isAwaited) = (nil, false, false)
            (waiting, silence) = (nil, nil)
        }
        return target.map { [Step(.leave, to: $0)] } ?? []
    }

    /// Handles a target's answer to a position.
    package mutating func receive(_ status: XDragStatus) -> [Step] {
        guard phase == .dragging || phase == .releasing, let target, isAwaited,
            status.window == target.window
        else { return [] }
        (isAwaited, accepts, silence) = (false, status.accepts, status.silence)
        if let waiting, silence?.contains(x: waiting.x, y: waiting.y) != true {
            return [position(waiting, target)]
        }
        waiting = nil
        return phase == .releasing ? release() : []
    }

    /// Drops the items, once the target has answered to the last position.
    package mutating func drop(now: Double) -> [Step] {
        guard phase == .dragging else { return [] }
        end = now + Self.transferTimeout
        guard target != nil, isAwaited else { return release() }
        (phase, deadline) = (.releasing, now + Self.answerTimeout)
        return []
    }

    private mutating func release() -> [Step] {
        guard let target, accepts else { return cancel() }
        (phase, deadline) = (.dropped, end)
        return [Step(.drop(time: time), to: target)]
    }

    /// Ends the drag without a drop.
    package mutating func cancel() -> [Step] {
        guard phase == .dragging || phase == .releasing else { return [] }
        (phase, isAccepted, deadline) = (.over, false, nil)
        return leave()
    }

    /// Handles a target's message that it needs the data no longer: the numbers of an
    /// `XdndFinished`.
    package mutating func finish(_ numbers: [Int]) {
        guard phase == .dropped, let target,
            UInt(bitPattern: numbers[0]) & 0xFFFF_FFFF == target.window
        else { return }
        // Earlier versions report no failures.
        let isPerformed = target.version < 5 || numbers[1] & 1 != 0
        (phase, isAccepted, deadline) = (.over, isPerformed, nil)
    }

    /// Ends the drag without further waiting: a target that is fetching the data counts as one that has
    /// taken the items.
    package mutating func conclude() -> [Step] {
        guard phase == .dropped else { return cancel() }
        (phase, isAccepted, deadline) = (.over, true, nil)
        return []
    }

    /// Ends the wait for a target.
    package mutating func expire(now: Double) -> [Step] {
        guard let deadline, now >= deadline else { return [] }
        return conclude()
    }
}
