import Foundation
import Legato
import Testing

/// Texts of time sources and their formats.
struct TimeDataSourceTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let english = Locale(identifier: "en_US")

    private func after(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    private func string<F: FormatStyle>(_ format: F, _ seconds: TimeInterval) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(format.locale(english).format(after(seconds)).characters)
    }

    @Test("A timer counts down to the end of its interval")
    func countsDown() {
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<after(5400))
        let shown = [-3, 0, 0.5, 1, 1800, 1801, 5399.5, 5400, 6000].map { string(timer, $0) }
        #expect(
            shown == [
                "1:30:00", "1:30:00", "1:30:00", "1:29:59", "1:00:00", "59:59", "0:01", "0:00",
                "0:00",
            ]
        )
        #expect(timer.discreteInput(after: after(0.5)) == after(1))
        #expect(timer.discreteInput(after: after(5400)) == nil)
    }

    @Test("Times beyond 30,000 years do not change, until they fall below that")
    func limit() {
        let timer = SystemFormatStyle.Timer(countingUpIn: start..<after(4e12))
        #expect(timer.discreteInput(after: after(1e12)) == nil)
        #expect(timer.discreteInput(after: after(3e12)) == nil)
        let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(stopwatch.discreteInput(after: after(2e12)) == nil)
        #expect(string(timer, 2e12) == string(timer, 1e12))
        let down = SystemFormatStyle.Timer(countingDownIn: start..<after(4e12))
        #expect(down.discreteInput(after: after(1e12)) == after(3e12 + 1))
    }

    @Test("A timer counts up until the end of its interval")
    func countsUp() {
        let timer = SystemFormatStyle.Timer(countingUpIn: start..<after(10))
        #expect(
            [-3, 0.5, 1, 10, 11].map { string(timer, $0) } == [
                "0:00", "0:00", "0:01", "0:10", "0:10",
            ])
        #expect(timer.discreteInput(after: after(-3)) == start)
    }

    @Test("The number of fields and the precision limit a timer")
    func fields() {
        let end = after(5640)
        typealias Timer = SystemFormatStyle.Timer
        #expect(string(Timer(countingDownIn: start..<end, maxFieldCount: 2), 0) == "1:34")
        #expect(string(Timer(countingDownIn: start..<end, showsHours: false), 0) == "94:00")
        let minutes = Timer(countingDownIn: start..<after(2000), maxPrecision: .seconds(60))
        #expect(string(minutes, 0) == "34 minutes")
    }

    @Test("A stopwatch shows hundredths of a second and drops what does not fit")
    func stopwatch() {
        let watch = SystemFormatStyle.Stopwatch(startingAt: start)
        let shown = [-1, 3.42, 59.999, 60, 3600].map { string(watch, $0) }
        #expect(shown == ["00:00.00", "00:03.42", "00:59.99", "01:00.00", "1:00:00.00"])
        let three = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: 3)
        #expect(string(three, 57_723.5) == "16:02:03")
        #expect(three.discreteInput(after: after(57_723.5)) == after(57_724))
    }

    @Test("An offset is in the largest units, with a sign before its anchor")
    func offset() {
        typealias Offset = SystemFormatStyle.DateOffset
        let offset = Offset(to: start)
        #expect(
            [0, 222, -5, 3661, 183_600, 34_560_000].map { string(offset, $0) } == [
                "0 seconds", "3 minutes, 42 seconds", "\u{2212}5 seconds", "1 hour, 1 minute",
                "2 days, 3 hours", "1 year, 1 month",
            ]
        )
        let clock = Offset(
            to: start, allowedFields: [.minute, .second], sign: .always(includingZero: false)
        )
        #expect([0, 332, -7].map { string(clock, $0) } == ["0:00", "+5:32", "\u{2212}0:07"])
        let signless = Offset(to: start, maxFieldCount: 1, sign: .never)
        #expect(string(signless, -222) == "3 minutes")
        let hours = Offset(to: start, allowedFields: [.hour, .minute])
        #expect(string(hours, 3900) == "1 hour, 5 minutes")
    }

    @Test("A reference is a distance when it is near, and a date when it is far away")
    func reference() {
        typealias Reference = SystemFormatStyle.DateReference
        let near = Reference(to: start).timeZone(.gmt)
        let day = 86_400.0
        #expect(
            [-300, 90_000, 20 * day, 40 * day, 400 * day].map { string(near, $0) } == [
                "in 5 minutes", "yesterday", "20 days ago", "Monday, January 1", "January 2001",
            ]
        )
        let far = Reference(to: start, maxFieldCount: 3).timeZone(.gmt)
        #expect(string(far, 400 * day) == "January 1, 2001")
    }

    @Test("Texts of sources follow the display's clock")
    func live() throws {
        let stage = ViewStage(
            VStack {
                Text(.currentDate, format: .timer(countingDownIn: start..<after(90)))
                Text(.durationOffset(to: after(1)), format: .time(pattern: .minuteSecond))
                Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
                Text(
                    "Left: \(TimeDataSource.currentDate, format: .offset(to: after(60), sign: .never))"
                )
                Text(.dateRange(endingAt: after(60)), format: RangeSeconds())
            }
            .frame(width: 300)
            .environment(\.locale, english)
        )
        stage.display.advance(by: 0.5)
        #expect(try stage.strings()[0] == "1:30")
        stage.display.advance(by: 2)
        #expect(try stage.strings() == ["1:28", "0:02", "00:02", "Left: ", "57 ", "seconds", "57"])
        stage.display.advance(by: 60)
        #expect(try stage.strings() == ["0:28", "1:02", "01:02", "Left: ", "2 ", "seconds", "2"])
    }

    @Test("A date in a format with attributes follows the locale of the environment")
    func fixed() throws {
        let view = Text(after(3723), format: .offset(to: start, allowedFields: [.hour, .minute]))
        let german = view.environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try ViewStage(german.frame(width: 300)).strings() == ["1 Stunde, 2 Minuten"])
    }
}

/// A range of dates in seconds.
private nonisolated struct RangeSeconds: FormatStyle {
    func format(_ value: Range<Date>) -> String {
        "\(Int(value.upperBound.timeIntervalSince(value.lowerBound)))"
    }
}
