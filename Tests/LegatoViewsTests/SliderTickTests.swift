import Foundation
import Legato
import Testing

/// Marks, neutral values and enabled parts of sliders.
struct SliderTickTests {
    private struct Track: View {
        let handle: Handle<Double>
        var neutral: Double?
        var enabled: ClosedRange<Double>?
        var hasLabels = false
        @State private var value = 0.75

        var body: some View {
            handle.get = { value }
            return Slider(
                value: $value, in: 0...1, neutralValue: neutral, enabledBounds: enabled
            ) {
                Text("Speed")
            } ticks: {
                SliderTick(0)
                if hasLabels { SliderTick(0.5) { Text("half") } }
                SliderTickContentForEach([1.0, 7], id: \.self) { SliderTick($0) }
            }
        }
    }

    private let size = CGSize(width: 226, height: 100)

    @Test("Marks are at their values, below the track; those outside the range are not shown")
    func marks() {
        let it = ViewDisplay(Track(handle: Handle<Double>()), size: size)
        let dots = it.layers(CGSize(width: 4, height: 4)).map { it.middle($0) }
        #expect(dots.map(\.x).sorted() == [13, 213])
        #expect(dots.allSatisfy { $0.y > 50 })
    }

    @Test("A label is below its mark")
    func labels() throws {
        let it = ViewDisplay(Track(handle: Handle<Double>(), hasLabels: true), size: size)
        let label = try #require(it.middle(ofText: "half"))
        #expect(it.layers(CGSize(width: 4, height: 4)).count == 3)
        #expect(abs(label.x - 113) < 0.01 && label.y > 55)
    }

    @Test("The track is filled from the neutral value")
    func neutral() {
        let it = ViewDisplay(Track(handle: Handle<Double>(), neutral: 0.5), size: size)
        let bar = it.layers(CGSize(width: 50, height: 4)).map { it.middle($0).x }
        #expect(bar == [113 + 25])
        let whole = ViewDisplay(Track(handle: Handle<Double>()), size: size)
        #expect(whole.layers(CGSize(width: 163, height: 4)).count == 1)
    }

    @Test("Values outside the enabled part cannot be selected")
    func enabled() {
        let handle = Handle<Double>()
        let it = ViewDisplay(Track(handle: handle, enabled: 0.25...0.5), size: size)
        it.tap(213, 46)
        #expect(handle.get() == 0.5)
        it.tap(13, 46)
        #expect(handle.get() == 0.25)
    }

    @Test("The label of the value describes it to assistive technologies")
    func spoken() {
        let slider = Slider(value: .constant(0.5)) {
            Text("Speed")
        } currentValueLabel: {
            Text("half speed")
        } minimumValueLabel: {
            Text("slow")
        } maximumValueLabel: {
            Text("fast")
        }
        let it = ViewDisplay(slider)
        #expect(it.hosting.viewElements.first { $0.role == .slider }?.value == "half speed")
    }
}
