import Legato

extension DemoScene {
    /// Views that are inserted and removed.
    static let transitions = DemoScene(
        id: "transitions",
        title: "Come and go",
        sentence: "Six views come and go, each with its own transition: a removed view stays until "
            + "its transition ends, and can reverse in mid-flight.",
        stillTime: 0.47,
        play: { hand in
            for frame in [12, 96, 156, 168] { hand.tap(0, 180, atFrame: frame) }
        }
    ) {
        Transitions()
    }
}

private struct Sample: Identifiable {
    let id: String
    let transition: AnyTransition
    let color: Color
}

private let samples = [
    Sample(id: "opacity", transition: .opacity, color: .coral),
    Sample(id: "scale", transition: .scale, color: .dusk[0]),
    Sample(id: "slide", transition: .slide, color: .dusk[1]),
    Sample(id: "move", transition: .move(edge: .bottom), color: .dusk[2]),
    Sample(id: "push", transition: .push(from: .top), color: .dusk[3]),
    Sample(
        id: "asymmetric",
        transition: .asymmetric(
            insertion: .scale.combined(with: .opacity), removal: .move(edge: .trailing)
        ),
        color: .aqua
    ),
]

private struct Transitions: View {
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 28) {
            VStack(spacing: 18) {
                ForEach(0..<2) { row in
                    HStack(spacing: 24) {
                        ForEach(samples[3 * row..<3 * row + 3]) { place($0) }
                    }
                }
            }
            Button {
                withAnimation(.smooth(duration: 0.7)) { isShown.toggle() }
            } label: {
                Text(isShown ? "Take away" : "Put back").font(.title3).frame(width: 180, height: 36)
            }
            .buttonStyle(.bordered)
        }
        .frame(height: 410)
    }

    private func place(_ sample: Sample) -> some View {
        VStack(spacing: 8) {
            ZStack {
                if isShown {
                    RoundedRectangle(cornerRadius: 18)
                        .fill(sample.color)
                        .padding(20)
                        .transition(sample.transition)
                }
            }
            .frame(width: 220, height: 116)
            .background(Color.surface)
            .clipShape(RoundedRectangle(cornerRadius: 20))
            .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(Color.edge) }
            Text(sample.id).font(.callout).foregroundStyle(.secondary)
        }
    }
}
