import Foundation
import LegatoGraphics
import LegatoMotion

/// An animation or an animator in a table, without its timing.
struct Track {
    /// The value that a track writes.
    enum Form: Hashable {
        case number, float, pair, rect, color
        /// The four entries of a transform changed by a rotation about z.
        case turn
        /// A transform with a bit mask of its animated components.
        case components(UInt16)

        /// The number of evaluated numbers.
        var lanes: Int {
            switch self {
            case .number, .float, .turn: 1
            case .pair: 2
            case .rect, .color: 4
            case .components(let moving): moving.nonzeroBitCount
            }
        }

        /// The indices of the animated components.
        var components: [Int] {
            guard case .components(let moving) = self else { return [] }
            return (0..<TransformComponents.laneCount).filter { moving & 1 << $0 != 0 }
        }

        /// Whether the entries of a transform are composed of its components.
        var isComposed: Bool {
            if case .components = self { true } else { false }
        }

        /// The number of columns of a plain layer that it writes.
        var plainLayerColumns: Int { isComposed ? 6 : ends.lanes }

        /// The form for the batch of interpolations.
        var ends: EndsBatch.Form {
            switch self {
            case .float: .float
            case .turn: .turn
            case .components: .numbers(0)
            case .number, .pair, .rect, .color: .numbers(lanes)
            }
        }
    }

    /// The trajectory from start to end.
    enum Trajectory: Hashable {
        /// Linear progress in a pass, a timing curve, or a spring.
        case linear, curve, spring
        /// An animator whose animations have a shape.
        case animator(AnimatorShape)
    }

    var property: LayerProperty
    var form: Form
    /// The byte offset within the property's value.
    var inset: Int
    var trajectory: Trajectory
    /// The start; for an animator, the model value in the unit of animations.
    var start: SIMD4<Double>
    var delta = SIMD4<Double>.zero
    /// For an animator of a transform, the components of the model value.
    var components = SIMD16<Double>.zero
    /// The scales of both axes of a rotated transform.
    var scale = SIMD2<Double>.one

    /// Creates the track of an animation; returns nil if it must be evaluated individually.
    init?(
        _ animation: FrozenAnimation, _ model: UnsafePointer<LayerState>, _ marks: inout TrackMarks
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
            // All values between the ends are finite.
            (start * start + end * end).sum() < 1e200
        else { return nil }
        (property, self.form, self.inset) = (row.property, form, inset)
        trajectory = animation.spring != nil ? .spring : animation.easing != nil ? .curve : .linear
        (self.start, delta) = (start, end - start)
        guard form == .turn else { return }
        let components = TransformComponents(model.pointee.transform)
        guard components.rotation.x == 0 && components.rotation.y == 0 else { return nil }
        // The other entries of the transform must be those that the rotation would write.
        var turned = components
        turned.rotation.z = 0
        var rest = turned.transform
        let t = model.pointee.transform
        (rest.m11, rest.m12, rest.m21, rest.m22) = (t.m11, t.m12, t.m21, t.m22)
        guard CATransform3DEqualToTransform(rest, t) else { return nil }
        scale = SIMD2(components.scale.x, components.scale.y)
    }

    /// Creates the track of an animator; returns nil if it must be evaluated individually.
    init?(
        _ property: LayerProperty, _ animator: any FrozenAnimator,
        _ model: UnsafePointer<LayerState>, _ marks: inout TrackMarks
    ) {
        let row = property.row
        guard row.place != .kind, property != .zPosition else { return nil }
        (self.property, inset) = (property, 0)
        marks.insert(.dependsOnModel)
        if !property.staysPlain { marks.remove(.staysPlain) }
        if let animator = animator as? VectorAnimator {
            guard let under = animator.vector(of: row, in: model.pointee),
                let form = Self.form(of: row.type), let shape = animator.animator.shape
            else { return nil }
            (self.form, trajectory, start) = (form, .animator(shape), under.simd)
        } else if let animator = animator as? ComponentsAnimator {
            guard let shape = animator.animator.shape,
                case .transform(let under) = model.pointee[property]
            else { return nil }
            let components = animator.components(of: under)
            let moving = animator.animator.movingLanes(ofFirst: TransformComponents.laneCount)
            (form, trajectory, start) = (.components(moving), .animator(shape), .zero)
            // Equals the sum with an offset of 0.
            self.components = components.lanes + SIMD16<Double>.zero
            if !components.staysFlat(moving, under) { marks.remove(.staysPlain) }
        } else {
            return nil
        }
    }

    private static func form(of type: PropertyType) -> Form? {
        switch type {
        case .double: .number
        case .float: .float
        case .point, .size: .pair
        case .rect: .rect
        case .color: .color
        default: nil
        }
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

extension TransformComponents {
    /// The number of meaningful numbers in `lanes`.
    static let laneCount = 9
    /// The translations and scales along x and y and the rotation about z in `lanes`.
    private static let flatLanes: UInt16 = 0b1_0001_1011

    /// Whether animating some components of a transform changes only the entries that a plain layer
    /// shows.
    fileprivate func staysFlat(_ moving: UInt16, _ transform: CATransform3D) -> Bool {
        guard moving & ~Self.flatLanes == 0, rotation.x == 0, rotation.y == 0 else { return false }
        var shown = self.transform
        (shown.m11, shown.m12) = (transform.m11, transform.m12)
        (shown.m21, shown.m22) = (transform.m21, transform.m22)
        (shown.m41, shown.m42) = (transform.m41, transform.m42)
        return CATransform3DEqualToTransform(shown, transform)
    }
}
