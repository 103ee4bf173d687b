import Foundation
import LegatoDrawing
import LegatoGraphics
import LegatoMotion

/// The animations of the usual kinds, prepared so that a frame evaluates all of them together.
///
/// A track runs between two fixed values of a number, point, size, rectangle, colour or turn about
/// z, alone on its property, without groups. What it gives equals `FrozenAnimation.apply(to:at:)`,
/// bit for bit; all other animations are evaluated there.
struct TrackTable: ~Copyable {
    /// Whether the table tells of the animations as they are.
    var isValid = false
    /// How many animations it holds.
    private(set) var count = 0
    /// How many layers have animations; of each a group has one at most.
    private var layers = 0

    private var groups: [TrackGroup] = []
    /// The tracks of the layer that is looked at.
    private var found: [Track] = []
    /// By thread.
    private var scratch: [TrackScratch] = []
    private let threads: Int
    /// How many portions a thread takes at a time.
    private static let share = 32

    /// Creates an empty table that so many threads evaluate.
    init(threads: Int) { self.threads = threads }

    /// Forgets all tracks, keeping the memory, before those of so many layers are added.
    mutating func removeAll(expecting layers: Int) {
        (count, self.layers) = (0, layers)
        for group in groups { group.removeAll(expecting: layers) }
    }

    /// Finds out whether all animations of a layer can have tracks; `add` adds those found last.
    /// - Returns: what that makes of the layer; empty if they can't.
    mutating func find(
        _ animations: [FrozenAnimation],
        _ model: UnsafePointer<LayerState>
    ) -> SlotMarks {
        var marks: SlotMarks = [.tracked, .staysPlain]
        found.removeAll(keepingCapacity: true)
        for (index, animation) in animations.enumerated() {
            let isAlone = animations.indices.allSatisfy {
                $0 == index || animations[$0].path.property != animation.path.property
            }
            guard isAlone, let track = Track(animation, model, &marks) else { return [] }
            found.append(track)
        }
        return marks
    }

    /// Adds the tracks found last.
    /// - Parameters:
    ///   - animations: The layer's animations.
    ///   - slot: The layer's slot.
    ///   - target: Where the values go.
    ///   - entry: Its place in the drawing order.
    ///   - leaves: The plain layers.
    mutating func add(
        _ animations: [FrozenAnimation],
        ofSlot slot: Int,
        to target: TrackTarget,
        entry: Int,
        in leaves: LeafTable
    ) {
        count += animations.count
        while scratch.count < threads { scratch.append(TrackScratch()) }
        for (animation, track) in zip(animations, found) {
            let key = TrackGroup.Key(track, target.kind, animation)
            let group: TrackGroup
            if let index = groups.firstIndex(where: { $0.key == key }) {
                group = groups[index]
            } else {
                group = TrackGroup(key)
                group.removeAll(expecting: layers)
                groups.append(group)
            }
            group.append(track, animation, slot: slot, target: target.index, entry: entry)
            if case .leaf(let index) = target {
                leaves.columns.expectWrites(
                    of: group.columns,
                    inBlock: index / LeafTable.blockSize
                )
            }
        }
    }

    /// Evaluates all tracks and writes what they show.
    mutating func evaluate(_ frame: TrackFrame, by crew: Crew) {
        for group in groups where group.count > 0 {
            group.begin(frame, scratch[0])
            let portions = group.portionCount
            let pieces = (portions + Self.share - 1) / Self.share
            crew.perform(pieces) { piece, thread in
                let end = min((piece + 1) * Self.share, portions)
                for portion in piece * Self.share..<end {
                    group.evaluate(portion, frame, scratch[thread])
                }
            }
        }
    }
}

/// When tracks are evaluated, and where what they show goes.
struct TrackFrame {
    let time: Double
    /// The times by entries of the drawing order, if they are not all the same.
    let times: UnsafePointer<Double>?
    let models: ModelTable
    let shown: StateTable<LayerState>
    let leaves: LeafTable
}

/// Where a track writes.
enum TrackTarget {
    /// Shown values, by their index.
    case state(Int)
    /// A plain layer, by its index.
    case leaf(Int)

    /// A target without its index.
    enum Kind {
        case state, leaf
    }

    var kind: Kind {
        switch self {
        case .state: .state
        case .leaf: .leaf
        }
    }

    var index: Int {
        switch self {
        case .state(let index), .leaf(let index): index
        }
    }
}

/// What a table holds of an animation, but for its timing.
struct Track {
    /// What a track writes.
    enum Form: UInt8 {
        case number, float, pair, rect, color
        /// The four entries of a transform that a turn about z changes.
        case turn

        /// How many numbers it runs between.
        var width: Int {
            switch self {
            case .number, .float, .turn: 1
            case .pair: 2
            case .rect, .color: 4
            }
        }

        /// The same for the batch of ways.
        var ends: EndsBatch.Form {
            switch self {
            case .float: .float
            case .turn: .turn
            case .number, .pair, .rect, .color: .numbers(width)
            }
        }
    }

    var property: LayerProperty
    var form: Form
    /// Where in the property's value it lies, bytes.
    var inset: Int
    var start: SIMD4<Double>
    var way: SIMD4<Double>
    /// The factors of both axes that a turn turns.
    var scale = SIMD2<Double>.one

    /// The track of an animation; nil if it must be evaluated on its own.
    init?(
        _ animation: FrozenAnimation,
        _ model: UnsafePointer<LayerState>,
        _ marks: inout SlotMarks
    ) {
        let row = animation.path.property.row
        guard case .vector(let from, let to, let by) = animation.ends, animation.groups.isEmpty,
            animation.function == nil, !animation.isAdditive, !animation.isCumulative,
            row.place != .kind, row.property != .zPosition, animation.timing.duration.isFinite,
            animation.spring == nil || animation.easing == nil,
            let (form, inset) = Self.form(of: animation.path)
        else { return nil }
        let isFixed = [from != nil, to != nil, by != nil].count { $0 } >= 2
        let under = animation.path.vector(in: model.pointee)
        if !isFixed || form == .turn { marks.insert(.dependsOnModel) }
        if !row.property.staysPlain { marks.remove(.staysPlain) }
        guard let (start, end) = FrozenAnimation.vectorEnds(from, to, by, under),
            // Nothing on the way is too large to be told.
            (start * start + end * end).sum() < 1e200
        else { return nil }
        (property, self.form, self.inset) = (row.property, form, inset)
        (self.start, way) = (start, end - start)
        guard form == .turn else { return }
        let components = TransformComponents(model.pointee.transform)
        guard components.rotation.x == 0 && components.rotation.y == 0 else { return nil }
        // The other entries of the transform must be those that the turn would write.
        var turned = components
        turned.rotation.z = 0
        var rest = turned.transform
        let t = model.pointee.transform
        (rest.m11, rest.m12, rest.m21, rest.m22) = (t.m11, t.m12, t.m21, t.m22)
        guard CATransform3DEqualToTransform(rest, t) else { return nil }
        scale = SIMD2(components.scale.x, components.scale.y)
    }

    private static func form(of path: PropertyPath) -> (Form, inset: Int)? {
        switch (path.part, path.property.row.type) {
        case (.whole, .double): return (.number, 0)
        case (.whole, .float): return (.float, 0)
        case (.whole, .point), (.whole, .size): return (.pair, 0)
        case (.whole, .rect): return (.rect, 0)
        case (.whole, .color): return (.color, 0)
        case (.lane(let lane), .point), (.lane(let lane), .size), (.lane(let lane), .rect):
            return (.number, lane * MemoryLayout<Double>.stride)
        case (.origin, .rect): return (.pair, 0)
        case (.size, .rect): return (.pair, MemoryLayout<CGPoint>.stride)
        case (.transform(.rotation), _), (.transform(.rotationZ), _):
            return path.property == .transform ? (.turn, 0) : nil
        default: return nil
        }
    }
}
