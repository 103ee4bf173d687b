import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

/// Animations of common kinds, prepared for evaluation together.
///
/// A track is either the only animation of its property, without groups, between two fixed values
/// of a number, point, size, rectangle, colour or rotation about z; or an animator of such a value
/// or of the components of a transform. Its values are bitwise equal to those of
/// `FrozenAnimation.apply(to:at:)` and `FrozenAnimator.apply(to:_:at:)`, which evaluate all other
/// animations.
struct TrackTable: ~Copyable {
    /// Whether the table is up to date with the animations.
    var isValid = false
    /// The number of animations in the table.
    private(set) var count = 0
    /// The number of layers with animations; a group contains at most one track of each.
    private var layers = 0

    private var groups: [TrackGroup] = []
    private var groupIndices: [TrackGroup.Key: Int] = [:]
    /// The tracks of the current layer's animations and animators.
    private var found: [Track] = []
    private var foundAnimators: [Track] = []
    /// Scratch memory by thread.
    private var scratch: [TrackScratch] = []
    private let threads: Int
    /// The number of portions that a thread takes at a time.
    private static let share = 32

    /// Creates an empty table to be evaluated on `threads` threads.
    init(threads: Int) { self.threads = threads }

    /// Removes all tracks, keeping the memory, before those of `layers` layers are added.
    mutating func removeAll(expecting layers: Int) {
        (count, self.layers) = (0, layers)
        // Groups unused since the last rebuild are dropped.
        groups.removeAll { $0.count == 0 }
        groupIndices.removeAll(keepingCapacity: true)
        for (index, group) in groups.enumerated() { groupIndices[group.key] = index }
        for group in groups { group.removeAll(expecting: layers) }
    }

    /// Finds the tracks of a layer's animations and animators, which `add` then adds.
    /// - Returns: The marks of the layer; empty if some of the animations cannot have tracks.
    mutating func find(
        _ animations: [FrozenAnimation],
        _ animators: [(property: LayerProperty, animator: any FrozenAnimator)],
        _ model: UnsafePointer<LayerState>
    ) -> TrackMarks {
        var marks: TrackMarks = [.tracked, .staysPlain]
        found.removeAll(keepingCapacity: true)
        foundAnimators.removeAll(keepingCapacity: true)
        for (property, animator) in animators {
            guard let track = Track(property, animator, model, &marks) else { return [] }
            foundAnimators.append(track)
        }
        for (index, animation) in animations.enumerated() {
            let property = animation.path.property
            let isAlone =
                animations.indices.allSatisfy {
                    $0 == index || animations[$0].path.property != property
                } && !animators.contains { $0.property == property }
            guard isAlone, let track = Track(animation, model, &marks) else { return [] }
            found.append(track)
        }
        return marks
    }

    /// Adds the tracks found last.
    /// - Parameters:
    ///   - animations: The layer's animations.
    ///   - animators: The layer's animators.
    ///   - slot: The layer's slot.
    ///   - target: The target of the values.
    ///   - entry: The index of the layer's entry in the drawing order.
    ///   - plainLayers: The columns of plain layers.
    mutating func add(
        _ animations: [FrozenAnimation],
        _ animators: [(property: LayerProperty, animator: any FrozenAnimator)], ofSlot slot: Int,
        to target: TrackTarget, entry: Int, in plainLayers: PlainLayerColumns
    ) {
        count += animations.count + animators.count
        while scratch.count < threads { scratch.append(TrackScratch()) }
        for (animation, track) in zip(animations, found) {
            let group = group(for: track, target, in: plainLayers)
            group.append(track, animation, slot: slot, target: target.index, entry: entry)
        }
        for ((_, animator), track) in zip(animators, foundAnimators) {
            let group = group(for: track, target, in: plainLayers)
            group.append(track, animator, slot: slot, target: target.index, entry: entry)
        }
    }

    /// Returns the group for a track, created if necessary.
    private mutating func group(
        for track: Track, _ target: TrackTarget, in plainLayers: PlainLayerColumns
    ) -> TrackGroup {
        let key = TrackGroup.Key(track, target.table)
        let group: TrackGroup
        if let index = groupIndices[key] {
            group = groups[index]
        } else {
            group = TrackGroup(key)
            group.removeAll(expecting: layers)
            groupIndices[key] = groups.count
            groups.append(group)
        }
        if case .plainLayer(let index) = target {
            plainLayers.expectWrites(
                of: group.columns, inBlock: index / PlainLayerColumns.blockSize
            )
        }
        return group
    }

    /// Evaluates all tracks and writes their values.
    mutating func evaluate(_ frame: TrackFrame, by workers: WorkerPool) {
        for group in groups where group.count > 0 {
            group.begin(frame, scratch[0])
            let portions = group.portionCount
            let pieces = (portions + Self.share - 1) / Self.share
            workers.perform(pieces) { piece, thread in
                let end = min((piece + 1) * Self.share, portions)
                for portion in piece * Self.share..<end {
                    group.evaluate(portion, frame, scratch[thread])
                }
            }
        }
    }
}
