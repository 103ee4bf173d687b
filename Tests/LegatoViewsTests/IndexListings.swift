import Foundation
import Legato
import Testing

/// The listings of the documentation comments on indexes of lists, springs of drags, minimized search
/// fields, styles of date pickers and descriptions of charts.
private struct IndexListings: View {
    private struct Folder: Identifiable {
        let id: Int
    }
    private struct FolderRow: View {
        init(_ folder: Folder) {}
        var body: some View { Text("row") }
    }

    private let letters = ["A", "B"]
    private let folders = [Folder(id: 1)]
    private let results = ["result"]
    private let strength = 0.5
    @State private var query = ""

    private func names(_ letter: String) -> [String] { [letter + "da"] }

    var body: some View {
        VStack {
            List {
                ForEach(letters, id: \.self) { letter in
                    Section(letter) {
                        ForEach(names(letter), id: \.self) { Text($0) }
                    }
                    .sectionIndexLabel(letter)
                }
            }
            DisclosureGroup("Archive") {
                ForEach(folders) { FolderRow($0) }
            }
            .springLoadingBehavior(.enabled)
            List(results, id: \.self) { Text($0) }
                .searchable(text: $query)
                .searchToolbarBehavior(.minimize)
            Image(systemName: "wifi", variableValue: strength)
                .symbolVariableValueMode(.draw)
        }
    }
}

private enum StyleListings {
    struct Framed: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            DatePicker(configuration).padding().border(.gray)
        }
    }

    struct Steps: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            Stepper {
                configuration.label
                Text(configuration.selection, format: .dateTime.day().month())
            } onIncrement: {
                configuration.selection += 24 * 60 * 60
            } onDecrement: {
                configuration.selection -= 24 * 60 * 60
            }
        }
    }

    struct Rain: View, AXChartDescriptorRepresentable {
        let days = ["Monday", "Tuesday"]
        let millimetres = [3.0, 12.0]

        var body: some View {
            HStack(alignment: .bottom) {
                ForEach(millimetres, id: \.self) { Rectangle().frame(width: 20, height: $0 * 10) }
            }
            .accessibilityElement()
            .accessibilityLabel("Rain")
            .accessibilityChartDescriptor(self)
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            let points = zip(days, millimetres).map { AXDataPoint(x: $0, y: $1) }
            return AXChartDescriptor(
                title: "Rain", summary: "Most rain falls on Tuesday.",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days),
                yAxis: AXNumericDataAxisDescriptor(
                    title: "Millimetres", range: 0...20, gridlinePositions: []
                ) { "\(Int($0)) mm" },
                series: [
                    AXDataSeriesDescriptor(name: "Rain", isContinuous: false, dataPoints: points)
                ]
            )
        }
    }
}

/// Listings of indexes, springs, date pickers and charts.
struct IndexListingTests {
    @Test("The views show what they declare")
    func views() {
        let lists = ViewDisplay(IndexListings(), size: CGSize(width: 300, height: 800), frames: 3)
        for text in ["Ada", "Bda", "Archive", "result"] {
            #expect(lists.layer(ofText: text) != nil)
        }
        let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))
        let picker = DatePicker("Due", selection: date, displayedComponents: .date)
        for view in [
            AnyView(picker.datePickerStyle(StyleListings.Framed())),
            AnyView(picker.datePickerStyle(StyleListings.Steps())),
        ] {
            #expect(ViewDisplay(view).layer(ofText: "Due") != nil)
        }
    }

    @Test("An axis has words for its numbers")
    func axis() {
        let axis = AXNumericDataAxisDescriptor(
            title: "Temperature", range: -10...40, gridlinePositions: []
        ) { "\(Int($0)) degrees" }
        #expect(axis.valueDescriptionProvider(12) == "12 degrees" && axis.title == "Temperature")
    }

    @Test("A chart is described by a view")
    func chart() {
        let chart = StyleListings.Rain().makeChartDescriptor()
        #expect(chart.series.map(\.name) == ["Rain"] && chart.summary != nil)
    }
}
