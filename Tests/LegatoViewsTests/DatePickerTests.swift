import Foundation
import Legato
import Testing

/// Date pickers.
struct DatePickerTests {
    @Test("The wheels for a time count twelve or twenty-four hours, as the locale does")
    func hours() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        func shown(_ hour: Double, _ locale: String) -> [String] {
            let date = Date(timeIntervalSinceReferenceDate: hour * 3600 + 300)
            let it = ViewDisplay(
                DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
                    .datePickerStyle(.wheel)
                    .labelsHidden()
                    .environment(\.calendar, calendar)
                    .environment(\.locale, Locale(identifier: locale))
            )
            return it.hosting.viewElements.filter { $0.label != "Time" }.map(\.value)
        }
        #expect(shown(13, "de_DE") == ["13", "05"])
        #expect(shown(13, "en_US") == ["1", "05", "PM"])
        #expect(shown(0, "en_US") == ["12", "05", "AM"])
    }
    @Test("The label is before the wheels, unless labels are hidden")
    func label() throws {
        func shown(_ picker: some View) -> CGPoint? {
            ViewDisplay(
                picker.datePickerStyle(.wheel), size: CGSize(width: 500, height: 300), frames: 2
            )
            .middle(ofText: "Time")
        }
        let picker = DatePicker(
            "Time", selection: .constant(.distantPast), displayedComponents: .hourAndMinute
        )
        let middle = try #require(shown(picker))
        #expect(middle.x < 40 && middle.y == 150)
        #expect(shown(picker.labelsHidden()) == nil)
    }

    @Test("The days of a month fill the width, from 280 to 420 points")
    func width() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        /// Returns the distance between two days of a week in January 2001.
        func distance(_ width: CGFloat) throws -> CGFloat {
            let it = ViewDisplay(
                DatePicker(
                    "Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
                    displayedComponents: .date
                )
                .datePickerStyle(.graphical)
                .environment(\.calendar, calendar),
                size: CGSize(width: width, height: 500), frames: 2
            )
            let (first, second) = (it.middle(ofText: "23"), it.middle(ofText: "24"))
            return try #require(second).x - #require(first).x
        }
        #expect(try abs(distance(200) - 40) < 1)
        #expect(try abs(distance(350) - 50) < 1)
        #expect(try abs(distance(800) - 60) < 1)
    }
}
