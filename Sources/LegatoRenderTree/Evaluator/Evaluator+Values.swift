import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

extension Evaluator {
    /// Reads a slot's presentation values at a local time.
    func withPresentation<Result>(
        of slot: Int, at time: Double, _ body: (UnsafePointer<LayerState>) -> Result
    ) -> Result {
        var state = store.states[slot].pointee
        evaluate(slot, at: time, into: &state)
        return withUnsafePointer(to: state, body)
    }

    /// Whether animations or animators change a slot's `zPosition`.
    func movesZPosition(of slot: Int) -> Bool {
        animators[slot].contains { $0.property == .zPosition }
            || animations[slot].contains { $0.path.property == .zPosition }
    }

    /// Applies a slot's animators and animations to its model values in `state`.
    func evaluate(_ slot: Int, at time: Double, into state: inout LayerState) {
        for (property, animator) in animators[slot] {
            animator.apply(to: &state, property.row, at: time)
        }
        // By index: without optimisation, an iterator allocates.
        let list = animations[slot]
        for k in list.indices { list[k].apply(to: &state, at: time) }
    }

    /// Replaces a slot's presentation values of an earlier time.
    /// - Returns: The number of animations and animators evaluated.
    func update(_ state: inout LayerState, of slot: Int, at time: Double) -> Int {
        reset(slot, &state)
        evaluate(slot, at: time, into: &state)
        return animations[slot].count + animators[slot].count
    }

    /// Resets the properties that a slot's animations change to their model values.
    private func reset(_ slot: Int, _ state: inout LayerState) {
        for (property, _) in animators[slot] { state.copy(property, from: store.states[slot]) }
        let list = animations[slot]
        for k in list.indices {
            state.copy(list[k].path.property, from: store.states[slot])
            if list[k].turnsLayer { state.copy(.transform, from: store.states[slot]) }
        }
    }
}

/// The batched evaluation of animations.
extension Evaluator {
    /// Removes all tracks, before those of the layers in the drawing order are added.
    func beginTracks() {
        tracks.removeAll(expecting: animated.count)
        for slot in marks.indices { marks[slot] = [] }
    }

    /// Finds the tracks of an animated slot, which `addTracks` then adds.
    func findTracks(of slot: Int) -> TrackMarks {
        let found = tracks.find(animations[slot], animators[slot], store.states[slot])
        marks[slot] = found
        return found
    }

    /// Adds the tracks found last.
    /// - Parameters:
    ///   - slot: The layer's slot.
    ///   - target: The target of the values.
    ///   - entry: The index of the layer's entry in the drawing order.
    func addTracks(of slot: Int, to target: TrackTarget, entry: Int) {
        tracks.add(
            animations[slot], animators[slot], ofSlot: slot, to: target, entry: entry,
            in: plainLayers
        )
        guard case .state(let index) = target else { return }
        // So that frames do not allocate while the animations run.
        let list = animations[slot]
        for k in list.indices { shown[index].pointee.ownValues(of: list[k].path.property) }
        for (property, _) in animators[slot] { shown[index].pointee.ownValues(of: property) }
    }

    /// Declares the tracks complete.
    func endTracks() {
        // Capacity that plain layers use only if they are drawn as general layers.
        shown.reserve(animated.count)
        tracks.isValid = true
    }

    /// Evaluates all tracks at a root time.
    /// - Parameters:
    ///   - time: The root time.
    ///   - times: The local times by drawing-order entry; nil if all are equal to `time`.
    /// - Returns: The number of tracks.
    func evaluateTracks(at time: Double, times: UnsafePointer<Double>?) -> Int {
        let frame = TrackFrame(
            time: time, times: times, models: store.states, shown: shown, plainLayers: plainLayers
        )
        tracks.evaluate(frame, by: workers)
        return tracks.count
    }
}
