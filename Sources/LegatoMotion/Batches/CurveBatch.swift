import LegatoGraphics
import CLegatoMotionKernels

/// Many cubic curves, each evaluated at its own x, computed together with SIMD.
///
/// The results equal `CubicSolver.value(at:)` bit for bit, on every processor. Evaluating does not
/// allocate; appending allocates only when the count exceeds its previous maximum.
///
/// ```swift
/// var batch = CurveBatch()
/// batch.append(CubicSolver(x1: 0.42, y1: 0, x2: 1, y2: 1), at: 0.25)
/// batch.evaluate()
/// let y = batch.value(at: 0)
/// ```
public struct CurveBatch: ~Copyable {
    /// The number of curves.
    public var count: Int { coefficients.count }

    private var coefficients = MixedColumns(columns: 6)
    private var columns = KernelColumns(columns: Column.allCases.count, capacity: 8)
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that uses one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all curves and keeps the memory.
    public mutating func removeAll() { removeAll(expecting: .max) }

    /// Removes all curves, and keeps the memory for a maximum number of new ones.
    package mutating func removeAll(expecting maximum: Int) {
        coefficients.removeAll(expecting: maximum)
    }

    /// Adds a curve; its index is the previous count.
    ///
    /// - Parameters:
    ///   - curve: The curve.
    ///   - x: The x at which it is evaluated.
    public mutating func append(_ curve: CubicSolver, at x: Double) {
        while count >= columns.capacity { columns.grow(keeping: columns.capacity) }
        self[.x][count] = x
        append(curve)
    }

    /// Adds a curve without an x, for evaluations that specify one.
    package mutating func append(_ curve: CubicSolver) {
        let (x, y) = ((curve.ax, curve.bx, curve.cx), (curve.ay, curve.by, curve.cy))
        coefficients.append {
            switch $0 {
            case 0: x.0
            case 1: x.1
            case 2: x.2
            case 3: y.0
            case 4: y.1
            default: y.2
            }
        }
    }

    /// Sets the x of a curve, effective from the next evaluation.
    ///
    /// - Parameters:
    ///   - x: The x at which it is evaluated.
    ///   - index: The curve's index, less than `count`.
    public mutating func setX(_ x: Double, at index: Int) {
        check(index)
        self[.x][index] = x
    }

    /// Evaluates all curves.
    public mutating func evaluate() { evaluate(0..<count, at: self[.x], into: self[.y]) }

    /// Evaluates a range of curves, ignoring their own x.
    ///
    /// - Parameters:
    ///   - range: The curves.
    ///   - x: The x of each curve, starting with the first of the range; padded to a multiple of 8.
    ///   - y: Receives the value of each curve, starting with the first of the range; padded to a
    ///     multiple of 8.
    package func evaluate(
        _ range: Range<Int>, at x: UnsafePointer<Double>, into y: UnsafeMutablePointer<Double>
    ) {
        guard !range.isEmpty, let kernel = kernels.pointee.curve else { return }
        require(
            range.upperBound <= count, "A range of curves must be within 0..<\(count), got \(range)"
        )
        let first = range.lowerBound
        let curves = LegatoCurves(
            x: x, ax: coefficients.values(0, from: first), bx: coefficients.values(1, from: first),
            cx: coefficients.values(2, from: first), ay: coefficients.values(3, from: first),
            by: coefficients.values(4, from: first), cy: coefficients.values(5, from: first)
        )
        let unsolved = withUnsafePointer(to: curves) { kernel($0, Int64(range.count), y) }
        guard unsolved != 0 else { return }
        for index in 0..<range.count where y[index] == -.infinity {
            y[index] = curve(at: first + index).value(at: x[index])
        }
    }

    /// Returns the y of a curve as last evaluated; 0 for x <= 0 and 1 for x >= 1.
    ///
    /// - Parameter index: The curve's index, less than `count`.
    /// - Returns: The y of the curve.
    public func value(at index: Int) -> Double {
        check(index)
        return self[.y][index]
    }

    private func check(_ index: Int) {
        require(
            index >= 0 && index < count, "A curve index must be within 0..<\(count), got \(index)"
        )
    }

    private func curve(at index: Int) -> CubicSolver {
        CubicSolver(
            ax: coefficients[0, index], bx: coefficients[1, index], cx: coefficients[2, index],
            ay: coefficients[3, index], by: coefficients[4, index], cy: coefficients[5, index]
        )
    }

    private enum Column: Int, CaseIterable {
        case x, y
    }

    private subscript(column: Column) -> UnsafeMutablePointer<Double> {
        columns[column.rawValue]
    }
}
