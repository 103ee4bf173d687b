import Foundation
import Legato
import Testing

/// The listings of the documentation comments on texts of time sources, ticks, help links and detents.
private struct ClockListings: View {
    private struct Details: View {
        var body: some View { Text("Details") }
    }

    struct Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            max(44, context.maxDetentValue * 0.1)
        }
    }

    let start: Date
    let end: Date
    let deadline: Date
    @State private var showsHelp = false
    @State private var speed = 1.0

    var body: some View {
        VStack {
            Text(.currentDate, format: .timer(countingDownIn: start..<end))
            Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
            Text(.currentDate, format: .reference(to: deadline))
            Text(end, format: .offset(to: start))
            Text(.currentDate, format: .stopwatch(startingAt: start))
            HelpLink { showsHelp = true }
            Slider(value: $speed, in: 0...2) {
                Text("Speed")
            } ticks: {
                SliderTick(0.5)
                SliderTick(1) { Text("1x") }
            }
            Details().presentationDetents([.custom(Bar.self), .large])
        }
    }
}

private enum Windows {
    struct Page: View {
        var body: some View { Text("Page") }
    }

    struct Palette: View {
        var body: some View { Text("Palette") }
    }

    struct Editor: App {
        var body: some Scene {
            WindowGroup { Page() }
            UtilityWindow("Colours", id: "colours") { Palette() }
        }
    }
}

/// Listings on texts of time sources.
struct ClockListingTests {
    @Test("They are shown")
    func shown() {
        let stage = ViewDisplay(
            ClockListings(
                start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 60),
                deadline: Date(timeIntervalSince1970: 120)
            ),
            size: CGSize(width: 300, height: 400)
        )
        #expect(stage.layer(ofText: "Details") != nil)
        _ = Windows.Editor()
    }
}
