import Legato

extension DemoScene {
    /// A progress view that follows an animation's curve.
    static let progress = DemoScene(
        id: "progress",
        title: "Fill the bar",
        sentence: "An animatable view feeds each value of a bouncy spring to a progress view: "
            + "clamped, it waits at the ends; unclamped, it spins below zero.",
        stillTime: 1.95,
        play: { hand in
            for frame in [12, 84, 156] { hand.tap(0, 110, atFrame: frame) }
        }
    ) {
        Bars()
    }
}

/// An animatable progress view.
private struct Meter: View, Animatable {
    var progress: Double
    var isClamped: Bool

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        HStack(spacing: 24) {
            ProgressView(value: isClamped ? max(progress, 0) : progress)
                .frame(width: 400, height: 24)
            Text("\(Int((progress * 100).rounded())) %")
                .font(.system(size: 20))
                .frame(width: 84, alignment: .trailing)
        }
    }
}

private struct Bars: View {
    @State private var isFull = false

    var body: some View {
        VStack(spacing: 40) {
            row("Never below zero", isClamped: true)
            row("As the spring says", isClamped: false)
            Button {
                withAnimation(.bouncy(duration: 0.8, extraBounce: 0.1)) { isFull.toggle() }
            } label: {
                Text(isFull ? "Empty" : "Fill").font(.title3).frame(width: 140, height: 36)
            }
            .buttonStyle(.bordered)
            .frame(height: 50)
        }
        .frame(width: 640, height: 380)
        .plate()
    }

    private func row(_ title: String, isClamped: Bool) -> some View {
        VStack(alignment: .leading, spacing: 14) {
            Text(title).font(.title3).foregroundStyle(.secondary)
            Meter(progress: isFull ? 1 : 0, isClamped: isClamped)
        }
        .frame(height: 70)
    }
}
