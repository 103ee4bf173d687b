import Foundation
package import LegatoGraphics
package import LegatoMotion

/// The committed key values or path of a `CAKeyframeAnimation`.
///
/// Evaluation allocates only for paths and arrays. It is a class so that reading it costs a single
/// retain.
package final class FrozenKeyframes: Sendable {
    private enum Content {
        /// Values of at most four components.
        case vectors(MediaKeyframes, end: SIMD4<Double>)
        /// Transforms that are interpolated pairwise.
        case transforms([CATransform3D], MediaKeyframes)
        /// Transforms whose components are interpolated along a smooth curve.
        case components(MediaKeyframes, end: CATransform3D)
        /// Paths of the same structure or arrays of the same length; `end` is the last one.
        case lists(MediaKeyframes, end: PropertyValue)
        /// Discrete values: Booleans switch as soon as they leave a value, others half-way; two of
        /// the same structure are interpolated.
        case values([PropertyValue], MediaKeyframes)
        /// A path; if `turn` is given, the layer rotates to the path's direction plus that angle.
        case path(MediaPath, turn: Double?)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// The pacing and interpolation of keyframes.
    package struct Rhythm: Sendable {
        /// The times at which the values are reached, as fractions of the duration.
        package var keyTimes: [Double]?
        /// The timing function from each value to the next.
        package var timingFunctions: [CubicSolver]
        /// The calculation mode.
        package var mode: MediaKeyframes.CalculationMode
        /// The tension, continuity and bias of the cubic curve.
        package var shape: MediaKeyframes.Shape

        /// Creates a rhythm; evenly spaced and linear by default.
        package init(
            keyTimes: [Double]? = nil, timingFunctions: [CubicSolver] = [],
            mode: MediaKeyframes.CalculationMode = .linear,
            shape: MediaKeyframes.Shape = MediaKeyframes.Shape()
        ) {
            self.keyTimes = keyTimes
            self.timingFunctions = timingFunctions
            self.mode = mode
            self.shape = shape
        }

        func keyframes(_ values: [[Double]]) -> MediaKeyframes? {
            MediaKeyframes(
                values: values, keyTimes: keyTimes, timingFunctions: timingFunctions, mode: mode,
                shape: shape
            )
        }
    }

    /// Creates keyframes of the first `width` components of vectors; returns nil if nothing is
    /// animated.
    package convenience init?(vectors: [SIMD4<Double>], width: Int, _ rhythm: Rhythm) {
        guard let frames = rhythm.keyframes(vectors.map { v in (0..<width).map { v[$0] } })
        else { return nil }
        self.init(.vectors(frames, end: vectors[frames.count - 1]))
    }

    /// Creates keyframes of transforms; returns nil if nothing is animated.
    ///
    /// They are interpolated by decomposition, and paced by the distance of their entries. The
    /// cubic modes interpolate translation, scale and rotation along smooth curves if these
    /// describe all the transforms; rotations take the shorter direction.
    package convenience init?(transforms: [CATransform3D], _ rhythm: Rhythm) {
        let isCubic = rhythm.mode == .cubic || rhythm.mode == .cubicPaced
        if isCubic, let lanes = Self.components(of: transforms) {
            guard let frames = rhythm.keyframes(lanes) else { return nil }
            self.init(.components(frames, end: transforms[frames.count - 1]))
            return
        }
        var rhythm = rhythm
        if rhythm.mode == .cubic { rhythm.mode = .linear }
        if rhythm.mode == .cubicPaced { rhythm.mode = .paced }
        let entries = transforms.map { t in (0..<16).map { t.elements[$0] } }
        guard let frames = rhythm.keyframes(entries) else { return nil }
        self.init(.transforms(Array(transforms[..<frames.count]), frames))
    }

    /// Creates keyframes of other values; returns nil if nothing is animated.
    ///
    /// Paths of the same structure and arrays of the same length are interpolated like numbers. For
    /// other lists of values, two neighbours of the same structure are interpolated linearly, a
    /// Boolean switches as soon as it leaves a value, and anything else switches half-way.
    package convenience init?(values: [PropertyValue], _ rhythm: Rhythm) {
        if let first = values.first, values.allSatisfy({ $0.isLike(first) }) {
            let lists = values.compactMap { $0.list?.coordinates }
            guard let frames = rhythm.keyframes(lists) else { return nil }
            self.init(.lists(frames, end: values[frames.count - 1]))
            return
        }
        var rhythm = rhythm
        if rhythm.mode != .discrete { rhythm.mode = .linear }
        guard let frames = rhythm.keyframes(values.map { _ in [] }) else { return nil }
        self.init(.values(Array(values[..<frames.count]), frames))
    }

    /// Creates keyframes along a path; returns nil if nothing is animated.
    ///
    /// With a `turn`, in radians, the layer is rotated to the path's direction plus that angle.
    package convenience init?(path: CGPath, turn: Double?, _ rhythm: Rhythm) {
        let mediaPath = MediaPath(
            path, keyTimes: rhythm.keyTimes, timingFunctions: rhythm.timingFunctions,
            mode: rhythm.mode
        )
        guard let mediaPath else { return nil }
        self.init(.path(mediaPath, turn: turn))
    }

    /// Whether the layer is rotated along a path.
    var turnsLayer: Bool {
        if case .path(_, let turn) = content { turn != nil } else { false }
    }

    /// Applies the keyframes to `state` at a fraction of the duration, after `cycles` whole cycles.
    func apply(
        at fraction: Double, cycles: Double, _ path: PropertyPath, _ function: ValueFunction?,
        isAdditive: Bool, to state: inout LayerState
    ) {
        switch content {
        case .vectors(let frames, let end):
            let value = frames.vector4(at: fraction) + end * cycles
            path.show(value, through: function, isAdditive: isAdditive, in: &state)
        case .transforms(let transforms, let frames):
            let position = frames.position(at: fraction)
            var value = transforms[position.index]
            if position.fraction != 0 {
                let next = transforms[position.index + 1]
                value = value.interpolated(to: next, fraction: position.fraction)
            }
            let end = transforms[transforms.count - 1]
            path.show(value, cycles: cycles, of: end, isAdditive: isAdditive, in: &state)
        case .components(let frames, let end):
            let value = TransformComponents(lanes: frames.vector16(at: fraction)).transform
            path.show(value, cycles: cycles, of: end, isAdditive: isAdditive, in: &state)
        case .lists(let frames, let end):
            guard let value = end.replacing(frames.value(at: fraction)) else { return }
            path.show(value, cycles: cycles, of: end, isAdditive: isAdditive, in: &state)
        case .values(let values, let frames):
            let position = frames.position(at: fraction)
            var index = position.index
            if position.fraction != 0,
                let value = values[index].mixed(
                    with: values[index + 1], fraction: position.fraction
                )
            {
                path.set(value, in: &state)
                return
            }
            if case .bool = values[index] {
                if position.fraction != 0 { index += 1 }
            } else if position.fraction >= 0.5 {
                index += 1
            }
            path.set(values[index], in: &state)
        case .path(let mediaPath, let turn):
            let position = mediaPath.position(at: fraction)
            let point = mediaPath.point(at: position)
            let end = mediaPath.end
            let value = SIMD4(point.x + end.x * cycles, point.y + end.y * cycles, 0, 0)
            path.show(value, through: nil, isAdditive: isAdditive, in: &state)
            guard let turn else { return }
            let angle = mediaPath.heading(at: position) + turn
            state.transform = CATransform3DConcat(
                CATransform3DMakeRotation(angle, 0, 0, 1), state.transform
            )
        }
    }

    /// Returns the translation, scale and unwound rotation of each transform; nil if these do not
    /// describe one of them.
    private static func components(of transforms: [CATransform3D]) -> [[Double]]? {
        var last: SIMD16<Double>?
        var result: [[Double]] = []
        for transform in transforms {
            let components = TransformComponents(transform)
            guard components.describe(transform) else { return nil }
            var lanes = components.lanes
            for i in 6..<9 {
                guard let last else { break }
                lanes[i] -= TransformComponents.wholeTurns(nearest: lanes[i] - last[i])
            }
            result.append((0..<9).map { lanes[$0] })
            last = lanes
        }
        return result
    }
}

extension TransformComponents {
    /// Returns whether the components fully describe a transform, apart from rounding.
    package func describe(_ t: CATransform3D) -> Bool {
        let difference = transform.elements - t.elements
        return (difference * difference).sum() < 1e-18 * (1 + (t.elements * t.elements).sum())
    }
}
