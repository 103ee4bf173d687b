public import Foundation
public import LegatoGraphics

/// A function that draws the cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that releases the `info` of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws a cell in the pattern's space.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is released; nil if not needed.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks that do nothing.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// Creates the callbacks of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
        releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// How the cells of a pattern are placed on pixels.
///
/// Has no effect: cells are drawn at the resolution of the bitmap, and interpolated where their
/// spacing is not a whole number of pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells are not distorted.
    case noDistortion
    /// Cells may be distorted minimally, so that their spacing is constant.
    case constantSpacingMinimalDistortion
    /// Cells may be distorted, so that their spacing is constant.
    case constantSpacing
}

/// A drawing that is repeated in rows and columns to fill or stroke paths.
///
/// ```swift
/// var callbacks = CGPatternCallbacks(
///     version: 0,
///     drawPattern: { _, cell in cell.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) },
///     releaseInfo: nil
/// )
/// let checks = CGPattern(
///     info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8,
///     yStep: 8, tiling: .constantSpacing, isColored: true, callbacks: &callbacks
/// )
/// ```
public final class CGPattern {
    let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// The maximum number of cells that may overlap in a row or column.
    private static let overlap: CGFloat = 16

    /// Creates a pattern.
    ///
    /// Returns nil, with a warning, if a number is not finite, the bounds are empty, a step is 0, or
    /// the bounds are more than 16 steps wide or high.
    /// - Parameters:
    ///   - info: The argument passed to the callbacks.
    ///   - bounds: The bounds of a cell in the pattern's space; its drawing is clipped to them.
    ///   - matrix: The transform from the pattern's space to the initial user space of the context.
    ///   - xStep: The distance between columns, in the pattern's space.
    ///   - yStep: The distance between rows, in the pattern's space.
    ///   - tiling: Has no effect.
    ///   - isColored: Whether the cell specifies its colours; otherwise it is drawn in the colour
    ///     that is set together with the pattern.
    ///   - callbacks: The callbacks.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
        yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
        callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let step = CGSize(width: abs(xStep), height: abs(yStep))
        guard bounds.isFinite, bounds.width > 0, bounds.height > 0, matrix.isFinite,
            step.width > 0, step.height > 0, step.width.isFinite, step.height.isFinite,
            bounds.width <= step.width * Self.overlap, bounds.height <= step.height * Self.overlap
        else {
            Warning.print(
                """
                CGPattern needs bounds that are not empty and at most 16 steps wide and high, a \
                finite matrix and steps other than 0, got \(bounds), \(matrix), \(xStep), \(yStep).
                """
            )
            return nil
        }
        self.bounds = bounds.standardized
        (self.matrix, self.step, self.isColored) = (matrix, step, isColored)
        (self.info, self.callbacks) = (info, callbacks.pointee)
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Draws the cells that reach into the period that starts at the corner of the bounds.
    func drawPeriod(in context: CGContext) {
        // Bounded: by the overlap.
        let columns = Int((bounds.width / step.width).rounded(.up))
        let rows = Int((bounds.height / step.height).rounded(.up))
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                context.saveGState()
                context.translateBy(
                    x: -CGFloat(column) * step.width, y: -CGFloat(row) * step.height
                )
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
    }
}
