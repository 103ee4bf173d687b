import Foundation
import LegatoLayers

/// Describes a chart to assistive technologies.
public nonisolated protocol AXChartDescriptorRepresentable {
    /// Returns the description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Completes a description that `makeChartDescriptor()` has returned.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

nonisolated extension AXChartDescriptorRepresentable {
    /// Keeps the description as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
    /// Describes the chart that the view draws to assistive technologies.
    ///
    /// Screen readers on Linux have no sounds for charts. They read the title and the summary with the
    /// element, and the axes and the first 1000 points of each series as attributes, in the words of
    /// the axes. How the chart is drawn is not read: the scales, grid lines and orders of its axes, its
    /// direction and frame, and whether a series is continuous.
    ///
    /// ```swift
    /// struct Rain: View, AXChartDescriptorRepresentable {
    ///     let days = ["Monday", "Tuesday"]
    ///     let millimetres = [3.0, 12.0]
    ///
    ///     var body: some View {
    ///         HStack(alignment: .bottom) {
    ///             ForEach(millimetres, id: \.self) { Rectangle().frame(width: 20, height: $0 * 10) }
    ///         }
    ///         .accessibilityElement()
    ///         .accessibilityLabel("Rain")
    ///         .accessibilityChartDescriptor(self)
    ///     }
    ///
    ///     func makeChartDescriptor() -> AXChartDescriptor {
    ///         let points = zip(days, millimetres).map { AXDataPoint(x: $0, y: $1) }
    ///         return AXChartDescriptor(
    ///             title: "Rain", summary: "Most rain falls on Tuesday.",
    ///             xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days),
    ///             yAxis: AXNumericDataAxisDescriptor(
    ///                 title: "Millimetres", range: 0...20, gridlinePositions: []
    ///             ) { "\(Int($0)) mm" },
    ///             series: [
    ///                 AXDataSeriesDescriptor(name: "Rain", isContinuous: false, dataPoints: points)
    ///             ]
    ///         )
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter representable: Makes the description, when an assistive technology reads the
    ///   element.
    /// - Returns: The view.
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        accessibility { element in
            element.details.removeAll { $0.id.hasPrefix(chartPrefix) }
            let descriptor = representable.makeChartDescriptor()
            representable.updateChartDescriptor(descriptor)
            element.details += descriptor.details
        }
    }
}

/// The start of the ids of what describes a chart.
private nonisolated let chartPrefix = "AXChart."

nonisolated extension AXChartDescriptor {
    /// The number of points of a series that are read.
    private static let maximumPoints = 1000

    /// The description as additional content of an element.
    fileprivate var details: [AccessibilityDetail] {
        var details: [AccessibilityDetail] = []
        func add(_ label: String, _ value: String?, isImportant: Bool = false) {
            guard let value, !value.isEmpty else { return }
            details.append(
                AccessibilityDetail(
                    id: "\(chartPrefix)\(details.count)", label: label, value: value,
                    isImportant: isImportant
                )
            )
        }
        add("Chart", title, isImportant: true)
        add("Summary", summary, isImportant: true)
        for axis in axes { add("Axis", axis.spoken) }
        for series in series {
            let points = series.dataPoints.prefix(Self.maximumPoints).map(spoken)
            add(series.name ?? "Series", points.joined(separator: "; "))
        }
        return details
    }

    private var axes: [any AXDataAxisDescriptor] {
        [xAxis] + (yAxis.map { [$0] } ?? []) + additionalAxes
    }

    /// A point in the words of its axes.
    private func spoken(_ point: AXDataPoint) -> String {
        let values = [point.xValue] + (point.yValue.map { [$0] } ?? []) + point.additionalValues
        let axes = point.yValue == nil ? [xAxis] + additionalAxes : axes
        let words = zip(axes, values).map { axis, value in
            guard let axis = axis as? AXNumericDataAxisDescriptor else { return value.category }
            return axis.valueDescriptionProvider(value.number)
        }
        return ([point.label].compactMap(\.self) + words).joined(separator: ", ")
    }
}

nonisolated extension AXDataAxisDescriptor {
    /// The name of the axis and what is on it.
    fileprivate var spoken: String {
        guard let axis = self as? AXNumericDataAxisDescriptor else { return title }
        let (first, last) = (axis.range.lowerBound, axis.range.upperBound)
        let describe = axis.valueDescriptionProvider
        return "\(title), \(describe(first)) to \(describe(last))"
    }
}
