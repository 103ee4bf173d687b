import LegatoGraphics
import CLegatoMotionKernels

/// Many cubic curves, each at an x of its own, evaluated together on the vector unit.
///
/// The results are those of `CubicSolver.value(at:)`, bit for bit, on every processor. Evaluating
/// allocates nothing; appending allocates when there are more curves than ever before.
public struct CurveBatch: ~Copyable {
    /// How many curves there are.
    public var count: Int { columns.count }

    private var columns = MixedColumns(columns: Column.allCases.count)
    private let kernels: UnsafePointer<LegatoMotionKernels>

    /// Creates an empty batch.
    public init() { self.init(level: KernelChoice.fastest) }

    /// Creates an empty batch that runs one compilation of the kernels.
    init(level: Int32) { kernels = KernelChoice.kernels(level) }

    /// Removes all curves and keeps their room.
    public mutating func removeAll() { columns.removeAll() }

    /// Adds a curve, whose index is the count before.
    ///
    /// - Parameters:
    ///   - curve: The curve.
    ///   - x: Where it is evaluated.
    public mutating func append(_ curve: CubicSolver, at x: Double) {
        let row = columns.addRow()
        self[.x, row] = x
        self[.ax, row] = curve.ax
        self[.bx, row] = curve.bx
        self[.cx, row] = curve.cx
        self[.ay, row] = curve.ay
        self[.by, row] = curve.by
        self[.cy, row] = curve.cy
    }

    /// Moves a curve to another x, which counts from the next evaluation on.
    ///
    /// - Parameters:
    ///   - x: Where it is evaluated.
    ///   - index: The curve's index, below `count`.
    public mutating func setX(_ x: Double, at index: Int) {
        check(index)
        self[.x, index] = x
    }

    /// Evaluates all curves.
    public mutating func evaluate() {
        guard count > 0 else { return }
        let y = columns.memory(of: Column.y.rawValue)
        evaluate(0..<count, at: values(.x, 0), into: y)
    }

    /// Evaluates some curves, without regard to their own x.
    ///
    /// - Parameters:
    ///   - range: Which ones.
    ///   - x: Where each is evaluated, the first that of the range.
    ///   - y: Where the values go, the first that of the range. It and `x` have room for a
    ///     multiple of 8.
    package func evaluate(
        _ range: Range<Int>,
        at x: UnsafePointer<Double>,
        into y: UnsafeMutablePointer<Double>
    ) {
        evaluate(range, at: LegatoColumn(each: x, all: 0), into: y)
    }

    private func evaluate(
        _ range: Range<Int>,
        at x: LegatoColumn,
        into y: UnsafeMutablePointer<Double>
    ) {
        guard !range.isEmpty, let kernel = kernels.pointee.curve else { return }
        require(
            range.upperBound <= count,
            "The curves \(range) of \(count) can't be evaluated together"
        )
        let first = range.lowerBound
        let curves = LegatoCurves(
            x: x,
            ax: values(.ax, first),
            bx: values(.bx, first),
            cx: values(.cx, first),
            ay: values(.ay, first),
            by: values(.by, first),
            cy: values(.cy, first)
        )
        let unsolved = withUnsafePointer(to: curves) { kernel($0, Int64(range.count), y) }
        guard unsolved != 0 else { return }
        for index in 0..<range.count where y[index] == -.infinity {
            y[index] = curve(at: first + index).value(at: x.each?[index] ?? x.all)
        }
    }

    /// The y of a curve at its x when it was last evaluated; 0 for x up to 0, 1 from x = 1 on.
    ///
    /// - Parameter index: The curve's index, below `count`.
    /// - Returns: The y of the curve.
    public func value(at index: Int) -> Double {
        check(index)
        return self[.y, index]
    }

    private func check(_ index: Int) {
        require(
            index >= 0 && index < count,
            "There is no curve \(index), there are \(count)"
        )
    }

    private func curve(at index: Int) -> CubicSolver {
        CubicSolver(
            ax: self[.ax, index],
            bx: self[.bx, index],
            cx: self[.cx, index],
            ay: self[.ay, index],
            by: self[.by, index],
            cy: self[.cy, index]
        )
    }

    private enum Column: Int, CaseIterable {
        case x, ax, bx, cx, ay, by, cy, y
    }

    /// The values of a column from a curve on.
    private func values(_ column: Column, _ first: Int) -> LegatoColumn {
        columns.column(column.rawValue, from: first)
    }

    private subscript(column: Column, row: Int) -> Double {
        get { columns[column.rawValue, row] }
        set { columns[column.rawValue, row] = newValue }
    }
}
