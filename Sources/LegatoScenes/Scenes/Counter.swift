import Legato

extension DemoScene {
    /// State, buttons and a transition.
    static let counter = DemoScene(
        id: "counter",
        title: "Count up, count down",
        sentence: "Two buttons change a number: the old value scales out, the new one scales in, "
            + "and the dots below follow.",
        stillTime: 104.0 / 60,
        play: { hand in
            for frame in [20, 45, 70, 95] { hand.tap(92, 130, atFrame: frame) }
            for frame in [135, 160] { hand.tap(-92, 130, atFrame: frame) }
        }
    ) {
        Counter()
    }
}

private struct Counter: View {
    @State private var count = 3

    var body: some View {
        VStack(spacing: 28) {
            ZStack {
                Text("\(count)")
                    .font(.system(size: 128, weight: .bold))
                    .transition(.scale(scale: 0.3).combined(with: .opacity))
                    .id(count)
            }
            .frame(height: 176)
            dots.frame(height: 28)
            HStack(spacing: 24) {
                step("Less", by: -1).disabled(count == 0)
                step("More", by: 1).disabled(count == 12)
            }
            .frame(height: 50)
        }
        .frame(width: 560, height: 360)
        .plate()
    }

    private var dots: some View {
        HStack(spacing: 12) {
            ForEach(0..<count) { number in
                Circle()
                    .fill(Color.dusk[number % Color.dusk.count])
                    .frame(width: 24, height: 24)
                    .transition(.scale)
            }
        }
    }

    private func step(_ title: String, by change: Int) -> some View {
        Button {
            withAnimation(.bouncy) { count += change }
        } label: {
            Text(title).font(.system(size: 20, weight: .semibold)).frame(width: 132, height: 36)
        }
        .buttonStyle(.bordered)
    }
}
