import Foundation
import Legato
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Descriptions of charts.
struct ChartDescriptorTests {
    private struct Chart: AXChartDescriptorRepresentable {
        var points: [AXDataPoint] = []
        var update: (AXChartDescriptor) -> Void = { _ in }
        var hasY = true

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Costs", summary: "They rise.",
                xAxis: AXNumericDataAxisDescriptor(
                    title: "Year", range: 2000...2020, gridlinePositions: []
                ) { "year \(Int($0))" },
                yAxis: hasY
                    ? AXNumericDataAxisDescriptor(
                        title: "Cost", range: 0...9, gridlinePositions: []
                    ) { "\(Int($0)) euros" } : nil,
                additionalAxes: [
                    AXCategoricalDataAxisDescriptor(title: "Mood", categoryOrder: ["good", "bad"])
                ],
                series: [AXDataSeriesDescriptor(name: "A", isContinuous: true, dataPoints: points)]
            )
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) { update(descriptor) }
    }

    private func details(_ chart: Chart) -> [String] {
        let view = Rectangle().accessibilityLabel("chart").accessibilityChartDescriptor(chart)
        let all = ViewStage(view).hosting.viewElements
        #expect(all.map(\.label) == ["chart"])
        return all.flatMap(\.details).map { "\($0.label): \($0.value)\($0.isImportant ? "!" : "")" }
    }

    private let frame = [
        "Chart: Costs!", "Summary: They rise.!", "Axis: Year, year 2000 to year 2020",
    ]

    @Test("Points are read in the words of the axes, with their names")
    func points() {
        let chart = Chart(points: [
            AXDataPoint(x: 2001, y: 3, additionalValues: [.category("good")]),
            AXDataPoint(x: 2002, y: nil, label: "unknown"),
        ])
        let rest = [
            "Axis: Cost, 0 euros to 9 euros", "Axis: Mood",
            "A: year 2001, 3 euros, good; unknown, year 2002",
        ]
        #expect(details(chart) == frame + rest)
        let flat = Chart(
            points: [AXDataPoint(x: 2001, y: nil, additionalValues: [.category("bad")])],
            hasY: false
        )
        #expect(details(flat) == frame + ["Axis: Mood", "A: year 2001, bad"])
    }

    @Test("A description is completed before it is read, and parts without content are left out")
    func updates() {
        let chart = Chart(update: {
            ($0.title, $0.summary) = (nil, "")
            $0.xAxis.title = "Time"
            $0.series = [AXDataSeriesDescriptor(name: "B", isContinuous: false, dataPoints: [])]
        })
        #expect(
            details(chart) == [
                "Axis: Time, year 2000 to year 2020", "Axis: Cost, 0 euros to 9 euros",
                "Axis: Mood",
            ]
        )
    }

    @Test("The innermost description is replaced by an outer one")
    func nesting() {
        var (inner, outer) = (Chart(), Chart())
        inner.update = { $0.title = "inner" }
        outer.update = { $0.title = "outer" }
        let view = Rectangle().accessibilityLabel("chart").accessibilityChartDescriptor(inner)
            .accessibilityChartDescriptor(outer)
        let all = ViewStage(view).hosting.viewElements.flatMap(\.details).map(\.value)
        #expect(all.contains("outer") && !all.contains("inner"))
    }
}
