import Foundation
import Legato
import Testing

@Suite("Date pickers")
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
}
