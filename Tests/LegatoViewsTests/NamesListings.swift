import Foundation
import Legato
import Testing

/// The listings of the documentation comments on keys, shadows, scroll phases, glass and subviews.
private struct NamesListings: View {
    private struct Ship: View {
        let position: CGPoint
        var body: some View { Color.red.frame(width: 20, height: 20).position(position) }
    }

    @State private var position = CGPoint(x: 20, y: 20)
    @State private var spot: CGPoint?
    @State private var isBarHidden = false
    private var content: some View { Text("A") }

    private func replay() {}

    var body: some View {
        Button("Replay", action: replay)
            .keyboardShortcut("r")
        Ship(position: position)
            .focusable()
            .onKeyPress(.rightArrow) {
                position.x += 10
                return .handled
            }
        Color.blue
            .onContinuousHover { phase in
                switch phase {
                case .active(let location): spot = location
                case .ended: spot = nil
                }
            }
        Circle()
            .fill(.orange.gradient.shadow(.inner(color: .white, radius: 8)))
        ScrollView { content }
            .onScrollPhaseChange { _, phase in
                withAnimation { isBarHidden = phase.isScrolling }
            }
        Image(systemName: "play.fill")
            .padding()
            .glassEffect(.regular.tint(.orange).interactive(), in: .circle)
        Group(subviews: content) { subviews in
            HStack {
                subviews.first
                Text("\(subviews.count) in all")
            }
        }
        VStack {
            ForEach(subviews: content) { subview in
                subview.padding(.bottom)
            }
        }
    }
}

/// Listings on names.
struct NamesListingTests {
    @Test("They can be shown")
    func shown() {
        let it = ViewDisplay(NamesListings(), size: CGSize(width: 300, height: 600), frames: 3)
        #expect(it.layers(CGSize(width: 20, height: 20)).count > 0)
    }
    @Test("A formatter writes a relative date")
    func relativeDate() {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        let text = formatter.localizedString(fromTimeInterval: -86_400)  // “yesterday”
        #expect(text == "yesterday")
    }
}
