public import Foundation

/// A value of a point on an axis of a chart.
public nonisolated final class AXDataPointValue {
    /// The number on an axis of numbers; 0 on one of categories.
    public var number: Double
    /// The category on an axis of categories; empty on one of numbers.
    public var category: String

    private init(_ number: Double, _ category: String) {
        (self.number, self.category) = (number, category)
    }

    /// Creates a number.
    public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number, "") }
    /// Creates a category.
    public static func category(_ category: String) -> AXDataPointValue {
        AXDataPointValue(0, category)
    }
}

/// A point of a chart that is described to assistive technologies.
public nonisolated final class AXDataPoint {
    /// A value on an axis.
    public enum Value: Hashable, Sendable {
        /// A value on an axis of numbers.
        case number(Double)
        /// A value on an axis of categories.
        case category(String)

        fileprivate var object: AXDataPointValue {
            switch self {
            case .number(let number): .number(number)
            case .category(let category): .category(category)
            }
        }
    }

    /// The value on the horizontal axis.
    public var xValue: AXDataPointValue
    /// The value on the vertical axis; nil for none.
    public var yValue: AXDataPointValue?
    /// The values on the additional axes of the chart, in their order.
    public var additionalValues: [AXDataPointValue]
    /// The name of the point, which is read before its values; nil for none.
    public var label: String?

    private init(
        _ x: AXDataPointValue, _ y: Double?, _ additionalValues: [Value], _ label: String?
    ) {
        (xValue, yValue, self.label) = (x, y.map { .number($0) }, label)
        self.additionalValues = additionalValues.map(\.object)
    }

    /// Creates a point of a category.
    ///
    /// - Parameters:
    ///   - xValue: The category on the horizontal axis.
    ///   - yValue: The number on the vertical axis; nil for none.
    ///   - additionalValues: The values on the additional axes; none by default.
    ///   - label: The name of the point; nil, the default, for none.
    public convenience init(
        x xValue: String, y yValue: Double?, additionalValues: [Value] = [], label: String? = nil
    ) {
        self.init(.category(xValue), yValue, additionalValues, label)
    }

    /// Creates a point at a number.
    ///
    /// - Parameters:
    ///   - xValue: The number on the horizontal axis.
    ///   - yValue: The number on the vertical axis; nil for none.
    ///   - additionalValues: The values on the additional axes; none by default.
    ///   - label: The name of the point; nil, the default, for none.
    public convenience init(
        x xValue: Double, y yValue: Double?, additionalValues: [Value] = [], label: String? = nil
    ) {
        self.init(.number(xValue), yValue, additionalValues, label)
    }
}

/// Points of a chart that belong together.
public nonisolated final class AXDataSeriesDescriptor {
    /// The name; nil for none.
    public var name: String?
    /// Whether the points are on a line; not read on Linux.
    public var isContinuous: Bool
    /// The points, in order.
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - isContinuous: Whether the points are on a line.
    ///   - dataPoints: The points, in order.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// The content of a chart, for assistive technologies.
public nonisolated final class AXChartDescriptor {
    /// The direction of the horizontal axis.
    public enum ContentDirection: Int, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
        /// From top to bottom.
        case topToBottom = 2
        /// From bottom to top.
        case bottomToTop = 3
        /// Around the centre, clockwise.
        case radialClockwise = 4
        /// Around the centre, counterclockwise.
        case radialCounterClockwise = 5
    }

    /// The title; nil for none.
    public var title: String?
    /// What the chart shows, in words; nil for none.
    public var summary: String?
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil for none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The series, in order.
    public var series: [AXDataSeriesDescriptor]
    /// The direction of the horizontal axis, from left to right by default; not read on Linux.
    public var contentDirection = ContentDirection.leftToRight
    /// The frame of the chart in the view, in points; empty by default, for the whole view; not
    /// read on Linux.
    public var contentFrame = CGRect.zero

    /// Creates a description of a chart.
    ///
    /// - Parameters:
    ///   - title: The title; nil, the default, for none.
    ///   - summary: What the chart shows, in words; nil, the default, for none.
    ///   - xAxis: The horizontal axis.
    ///   - yAxis: The vertical axis; nil, the default, for none.
    ///   - additionalAxes: Further axes; none by default.
    ///   - series: The series, in order.
    public init(
        title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary) = (title, summary)
        (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
        self.series = series
    }
}
