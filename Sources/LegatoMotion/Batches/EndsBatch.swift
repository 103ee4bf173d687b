import CLegatoMotionKernels
import LegatoGraphics

/// The start and delta of many interpolations of one value type, evaluated together.
package struct EndsBatch: ~Copyable {
    /// The distance between the components of the results, in numbers.
    package static let stride = Int(LEGATO_BLOCK)

    /// The value type of the interpolations.
    package enum Form {
        /// Up to 4 numbers, each interpolated separately.
        case numbers(Int)
        /// A number with float precision.
        case float
        /// An angle in radians; the results are the entries m11, m12, m21 and m22 of a rotation.
        case turn

        /// The number of components of a result.
        package var lanes: Int {
            switch self {
            case .numbers(let count): count
            case .float: 1
            case .turn: 4
            }
        }

        /// The number of interpolated components.
        fileprivate var width: Int {
            switch self {
            case .numbers(let count): count
            case .float, .turn: 1
            }
        }
    }

    private let form: Form
    /// The starts, the deltas, then the scales of a rotation's axes.
    private var columns: MixedColumns
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    package init(_ form: Form) { self.init(form, level: KernelChoice.fastest) }

    /// Creates an empty batch that uses one compilation of the kernels.
    init(_ form: Form, level: Int32) {
        self.form = form
        kernels = KernelChoice.kernels(level)
        columns = MixedColumns(columns: 2 * form.width + 2)
    }

    /// Removes all interpolations, and keeps the memory for a maximum number of new ones.
    package mutating func removeAll(expecting maximum: Int = .max) {
        columns.removeAll(expecting: maximum)
    }

    /// Adds an interpolation; its index is the previous count.
    ///
    /// - Parameters:
    ///   - start: The start value.
    ///   - delta: The delta to the end value.
    ///   - scale: The scales of a rotation's axes.
    package mutating func append(
        from start: SIMD4<Double>, by delta: SIMD4<Double>, scale: SIMD2<Double>
    ) {
        let width = form.width
        columns.append {
            if $0 < width { return start[$0] }
            return $0 < 2 * width ? delta[$0 - width] : scale[$0 - 2 * width]
        }
    }

    /// Evaluates a range of interpolations; writes nothing beyond their results.
    ///
    /// - Parameters:
    ///   - range: The interpolations, at most `stride`.
    ///   - progress: The progress of each from 0 to 1, starting with the first of the range; padded
    ///     by 8.
    ///   - values: The results, with the components `stride` numbers apart.
    package func evaluate(
        _ range: Range<Int>, at progress: UnsafePointer<Double>,
        into values: UnsafeMutablePointer<Double>
    ) {
        require(
            range.upperBound <= columns.count && range.count <= Self.stride,
            "A range must be within 0..<\(columns.count) and have at most \(Self.stride) "
                + "interpolations, got \(range)"
        )
        guard let between = kernels.pointee.between, !range.isEmpty else { return }
        switch form {
        case .numbers(let count):
            for lane in 0..<count {
                withUnsafePointer(to: ends(lane, range)) {
                    between($0, progress, Int64(range.count), 0, values + lane * Self.stride)
                }
            }
        case .float:
            withUnsafePointer(to: ends(0, range)) {
                between($0, progress, Int64(range.count), 1, values)
            }
        case .turn: turn(range, at: progress, into: values)
        }
    }

    private func ends(_ lane: Int, _ range: Range<Int>) -> LegatoEnds {
        LegatoEnds(
            start: columns.values(lane, from: range.lowerBound),
            delta: columns.values(form.width + lane, from: range.lowerBound)
        )
    }

    private func turn(
        _ range: Range<Int>, at progress: UnsafePointer<Double>,
        into values: UnsafeMutablePointer<Double>
    ) {
        let first = range.lowerBound
        let scales = (columns.values(2, from: first), columns.values(3, from: first))
        let hasLarge = withUnsafePointer(to: ends(0, range)) { ends in
            withUnsafePointer(to: scales) {
                $0.withMemoryRebound(to: LegatoColumn.self, capacity: 2) {
                    kernels.pointee.turn(ends, $0, progress, Int64(range.count), values)
                }
            }
        }
        guard hasLarge != 0 else { return }
        for index in range {
            let place = values + (index - first)
            let angle = columns[0, index] + columns[1, index] * progress[index - first]
            let (sine, cosine) = sineAndCosine(of: angle)
            let (x, y) = (columns[2, index], columns[3, index])
            place[0] = cosine * x
            place[Self.stride] = sine * x
            place[2 * Self.stride] = -sine * y
            place[3 * Self.stride] = cosine * y
        }
    }
}
