import Foundation

/// An axis of a chart that is described to assistive technologies.
public nonisolated protocol AXDataAxisDescriptor: AnyObject {
    /// The name of the axis.
    var title: String { get set }
}

/// An axis of numbers.
///
/// ```swift
/// let axis = AXNumericDataAxisDescriptor(
///     title: "Temperature", range: -10...40, gridlinePositions: []
/// ) { "\(Int($0)) degrees" }
/// ```
public nonisolated final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// The scale of an axis.
    public enum ScaleType: Int, Sendable {
        /// Equal differences have equal distances.
        case linear = 0
        /// Equal ratios have equal distances, to the base 10.
        case log10 = 1
        /// Equal ratios have equal distances, to the base e.
        case ln = 2
    }

    /// The name of the axis.
    public var title: String
    /// The scale; `linear` by default; not read on Linux.
    public var scaleType = ScaleType.linear
    /// The smallest and the largest number.
    public var range: ClosedRange<Double>
    /// The numbers at the lines of a grid; not read on Linux.
    public var gridlinePositions: [Double]
    /// Returns the words for a number.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The name of the axis.
    ///   - range: The smallest and the largest number.
    ///   - gridlinePositions: The numbers at the lines of a grid.
    ///   - valueDescriptionProvider: Returns the words for a number.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range) = (title, range)
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
public nonisolated final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// The name of the axis.
    public var title: String
    /// The categories, in order; not read on Linux, where points name their categories.
    public var categoryOrder: [String]

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - title: The name of the axis.
    ///   - categoryOrder: The categories, in order.
    public init(title: String, categoryOrder: [String]) {
        (self.title, self.categoryOrder) = (title, categoryOrder)
    }
}
