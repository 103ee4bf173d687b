import Legato

extension DemoScene {
    /// A list whose rows expand.
    static let expandingList = DemoScene(
        id: "expanding-list",
        title: "Expand the list",
        sentence: "Click a row to expand it: its text appears with a transition, the other rows "
            + "slide away, and the row that was open collapses.",
        stillTime: 1.62,
        play: { hand in
            hand.tap(0, -114, atFrame: 12)
            hand.tap(0, 58, atFrame: 90)
            hand.tap(0, -170, atFrame: 150)
        }
    ) {
        ExpandingList()
    }
}

private struct Topic: Identifiable {
    let id: String
    let text: String
    let color: Color
}

private let topics = [
    Topic(
        id: "Layers",
        text: "A layer has a model value, which is where it goes, and a presentation value, which "
            + "is where it is seen on the way.",
        color: .coral
    ),
    Topic(
        id: "Springs",
        text: "A spring knows its velocity at every moment, so the next one takes over without a "
            + "jolt.",
        color: .dusk[0]
    ),
    Topic(
        id: "Transactions",
        text: "A change of state travels from the root to the views that it changes, and brings "
            + "its animation with it.",
        color: .dusk[2]
    ),
    Topic(
        id: "Frames",
        text: "Built-in animations run on the render thread, also while the program is busy.",
        color: .dusk[3]
    ),
]

private struct ExpandingList: View {
    @State private var open: String?

    var body: some View {
        VStack(spacing: 12) {
            ForEach(topics) { topic in
                Entry(topic: topic, isOpen: topic.id == open) {
                    withAnimation(.snappy(duration: 0.45)) {
                        open = topic.id == open ? nil : topic.id
                    }
                }
            }
        }
        .frame(width: 620, height: 400)
    }
}

private struct Entry: View {
    let topic: Topic
    let isOpen: Bool
    let toggle: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button(action: toggle) { heading }.buttonStyle(.plain)
            if isOpen {
                Text(topic.text)
                    .foregroundStyle(.secondary)
                    .padding(.bottom, 20)
                    .frame(width: 520, alignment: .leading)
                    .transition(.opacity)
            }
        }
        .padding(.horizontal, 24)
        .frame(width: 620, alignment: .leading)
        .plate(cornerRadius: 20)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        // The text moves with the entry in which it appears.
        .geometryGroup()
    }

    private var heading: some View {
        HStack(spacing: 18) {
            Circle().fill(topic.color).frame(width: 18, height: 18)
            Text(topic.id).font(.title3).fontWeight(.semibold)
            Spacer()
            Chevron()
                .stroke(
                    Color.secondary,
                    style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
                )
                .frame(width: 14, height: 8)
                .rotationEffect(.degrees(isOpen ? 180 : 0))
        }
        .frame(height: 64)
    }
}

private nonisolated struct Chevron: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.minY),
            ])
        }
    }
}
