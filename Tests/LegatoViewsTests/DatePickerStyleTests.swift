import Foundation
import Legato
import Observation
import Testing

/// Custom styles of date pickers.
struct DatePickerStyleTests {
    @Observable final class Model {
        var date = Date(timeIntervalSinceReferenceDate: 1000)
        @ObservationIgnored var seen: [(Date?, Date?, DatePickerComponents)] = []
    }

    /// Draws the label and a square whose clicks add a second.
    private struct Square: DatePickerStyle {
        let model: Model

        func makeBody(configuration: Configuration) -> some View {
            let _ = model.seen.append(
                (
                    configuration.minimumDate, configuration.maximumDate,
                    configuration.displayedComponents
                )
            )
            HStack(spacing: 0) {
                configuration.label
                Color.red.frame(width: 100, height: 100)
                    .onTapGesture { configuration.selection += 1 }
            }
        }
    }

    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    @Test("A style draws the label, and sets the date")
    func body() {
        let model = Model()
        let picker = DatePicker("Due", selection: Bindable(model).date, displayedComponents: .date)
        let it = ViewDisplay(picker.datePickerStyle(Square(model: model)))
        #expect(it.layer(ofText: "Due") != nil)
        it.tap(160, 100)
        it.display.advance(frames: 1)
        #expect(model.date == Date(timeIntervalSinceReferenceDate: 1001))
        #expect(model.seen.allSatisfy { $0 == (nil, nil, .date) } && !model.seen.isEmpty)
    }

    @Test("A style gets the ends of the range")
    func range() {
        func ends(_ picker: (Binding<Date>) -> DatePicker<Text>) -> [Date?] {
            let model = Model()
            let view = picker(Bindable(model).date).datePickerStyle(Square(model: model))
            _ = ViewDisplay(view)
            return model.seen.first.map { [$0.0, $0.1] } ?? []
        }
        let end = Self.start + 10
        #expect(ends { DatePicker("", selection: $0, in: Self.start...end) } == [Self.start, end])
        #expect(ends { DatePicker("", selection: $0, in: Self.start...) } == [Self.start, nil])
        #expect(ends { DatePicker("", selection: $0, in: ...end) } == [nil, end])
    }

    /// Draws the picker of its configuration in the style outside, on red.
    private struct Framed: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            DatePicker(configuration).padding(10).background(.red)
        }
    }

    @Test("A style draws the picker in the style outside, and a built-in style by its body")
    func nested() {
        let model = Model()
        let picker = DatePicker("Due", selection: Bindable(model).date)
        let both = picker.datePickerStyle(Framed()).datePickerStyle(Square(model: model))
        let it = ViewDisplay(both)
        // The square, with 10 points of red around it and the label.
        #expect(!it.layers(CGSize(width: 100, height: 100)).isEmpty && !model.seen.isEmpty)
        #expect(it.pixel(150, 41) == it.pixel(190, 100))
        #expect(it.pixel(150, 39) == [255, 255, 255])
        // The calendar has the days of January 2001.
        struct Month: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                GraphicalDatePickerStyle().makeBody(configuration: configuration)
            }
        }
        let month = ViewDisplay(
            picker.datePickerStyle(Month()), size: CGSize(width: 400, height: 500)
        )
        #expect(month.layer(ofText: "31") != nil)
    }
}
