#if Combine
import SwiftUI
import Testing

/// Listings on observable objects.
///
/// The listings of the documentation comments on observable objects and publishers.
@MainActor
struct CombineListings {
    enum Kept {
        final class Score: ObservableObject { @Published var points = 0 }

        struct Board: View {
            @StateObject private var score = Score()

            var body: some View { Button("\(score.points)") { score.points += 1 } }
        }
    }

    enum Observed {
        final class Score: ObservableObject { @Published var points = 3.0 }

        struct Points: View {
            @ObservedObject var score: Score

            var body: some View { Slider(value: $score.points, in: 0...9) }
        }
    }

    struct Metronome: View {
        @State var beats = 0

        var body: some View {
            Text("\(beats) beats")
                .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
                    beats += 1
                }
        }
    }

    @Test("The views of the listings are drawn")
    func drawn() {
        for view in [
            AnyView(Kept.Board()), AnyView(Observed.Points(score: Observed.Score())),
            AnyView(Metronome()),
        ] {
            let display = HeadlessDisplay(size: CGSize(width: 200, height: 100))
            let empty = display.snapshot()
            let layer = HostingLayer(rootView: view)
            display.perform {
                layer.frame = display.rootLayer.bounds
                display.rootLayer.addSublayer(layer)
            }
            display.advance(by: 0.1)
            #expect(display.snapshot() != empty)
        }
    }
}
#endif
