import Foundation
import Legato
import Testing

/// Texts in the locale, the calendar and the time zone of the environment.
struct TextRegionTests {
    private let german = Locale(identifier: "de_DE")
    /// The first of March 2001, 13:05 in Greenwich.
    private let date = Date(timeIntervalSince1970: 983_451_900)

    private func strings<V: View>(_ view: V) throws -> [String] {
        try ViewStage(view.frame(width: 200)).strings()
    }

    @Test("Numbers, dates and interpolations follow the locale")
    func formats() throws {
        let strings = try strings(
            VStack {
                Text(1234.5, format: .number)
                Text("Total: \(1_234_567)")
                Text("\(2.5, specifier: "%.2f") m")
                Text("Half: \(0.5, format: .percent)")
                Text(date, format: .dateTime.day().month(.wide).year())
            }
            .environment(\.timeZone, .gmt)
            .environment(\.locale, german)
        )
        #expect(
            strings == [
                "1.234,5", "Total: 1.234.567", "2,50 m", "Half: 50\u{a0}%", "1. März 2001",
            ]
        )
    }

    @Test("A format with a locale of its own keeps it")
    func ownLocale() throws {
        let french = Locale(identifier: "fr_FR")
        let view = Text(1234.5, format: .number.locale(french)).environment(\.locale, german)
        let own = 1234.5.formatted(FloatingPointFormatStyle<Double>(locale: french))
        #expect(try strings(view) == [own])
    }

    @Test("Another locale changes the texts on screen, with their attributes")
    func changed() throws {
        let remote = Remote("en_US")
        let stage = ViewStage(
            Remoted(remote) { id in
                VStack {
                    Text(1234.5, format: .number).bold()
                    Text("**\(1000)**")
                }
                .environment(\.locale, Locale(identifier: id))
            }
        )
        #expect(try stage.strings() == ["1,234.5", "1,000"])
        stage.change { remote.value = "de_DE" }
        #expect(try stage.strings() == ["1.234,5", "1.000"])
        stage.change { remote.value = "en_US" }
        #expect(try stage.strings() == ["1,234.5", "1,000"])
    }

    @Test("Dates in a style follow the locale and the time zone")
    func styles() throws {
        let view = VStack {
            Text(date, style: .time)
            Text(date, style: .date)
        }
        .environment(\.locale, german)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 2 * 3600)!)
        #expect(try strings(view) == ["15:05", "1. März 2001"])
    }
}
