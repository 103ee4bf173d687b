import Legato

extension DemoScene {
    /// The animations that reach views through transactions.
    static let transactions = DemoScene(
        id: "transactions",
        title: "Follow the transaction",
        sentence: "A state change travels down the view tree, and each view prints the animation "
            + "that reaches it: its own overrides the transaction's.",
        stillTime: 0.42,
        play: { hand in
            hand.tap(-308, 163, atFrame: 12)
            hand.tap(-156, 163, atFrame: 84)
        }
    ) {
        Explorer()
    }
}

/// The lines printed by the views.
private final class Journal {
    private var lines: [String] = []

    func note(_ name: String, _ transaction: Transaction) {
        let animation = transaction.animation.map { "\($0)" } ?? "nil"
        lines.append("\(name): \(animation.prefix { $0 != "(" })")
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private struct Explorer: View {
    @State private var isRight = false
    @State private var journal = Journal()
    @State private var printed: [String] = []

    var body: some View {
        HStack(spacing: 40) {
            VStack(spacing: 24) {
                outer
                HStack(spacing: 24) {
                    Button("Change") { isRight.toggle() }
                    Button("Change, bouncy") { withAnimation(.bouncy) { isRight.toggle() } }
                }
                .buttonStyle(.bordered)
            }
            VStack(alignment: .leading, spacing: 10) {
                ForEach(printed.indices, id: \.self) { line in
                    Text(printed[line]).font(.system(size: 17, design: .monospaced))
                }
                Spacer()
            }
            .padding(24)
            .frame(width: 390, height: 360, alignment: .topLeading)
            .plate()
        }
        .onAppear { _ = journal.take() }
        .onChange(of: isRight) { printed = journal.take() }
    }

    private var outer: some View {
        Box(name: "outer", color: .coral, isRight: isRight) { middle }
            .transaction { journal.note("outer", $0) }
    }

    private var middle: some View {
        Box(name: "middle .linear", color: .dusk[1], isRight: isRight) { inner }
            .transaction { journal.note("middle", $0) }
            .animation(.linear(duration: 0.6), value: isRight)
    }

    private var inner: some View {
        Box(name: "inner .smooth", color: .dusk[3], isRight: isRight) { EmptyView() }
            .transaction { journal.note("inner", $0) }
            .animation(.smooth(duration: 0.6), value: isRight)
    }
}

/// A box with a name, a bead that moves from side to side, and nested content.
private struct Box<Content: View>: View {
    let name: String
    let color: Color
    let isRight: Bool
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(name).font(.callout)
            Circle()
                .fill(color)
                .frame(width: 26, height: 26)
                .offset(x: isRight ? 190 : 0)
            content
        }
        .frame(minWidth: 240, alignment: .leading)
        .padding(18)
        .plate(cornerRadius: 22)
    }
}
