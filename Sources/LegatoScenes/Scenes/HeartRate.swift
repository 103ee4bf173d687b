import Legato

extension DemoScene {
    /// A repeating phase animation and an animatable number.
    static let heartRate = DemoScene(
        id: "heart-rate",
        title: "Feel the pulse",
        sentence: "A phase animator makes a heart beat forever, and the number beside it counts to "
            + "the new rate when you choose another pace.",
        stillTime: 1.35,
        play: { hand in
            hand.tap(0, 125, atFrame: 66)
            hand.tap(192, 125, atFrame: 168)
        }
    ) {
        HeartRate()
    }
}

private enum Pace: String, CaseIterable {
    case resting = "Rest"
    case walking = "Walk"
    case running = "Run"

    /// The beats per minute.
    var rate: Float {
        switch self {
        case .resting: 60
        case .walking: 100
        case .running: 150
        }
    }

    /// The seconds between two beats.
    var beat: Double { 60 / Double(rate) }
}

private struct HeartRate: View {
    @State private var pace = Pace.resting

    var body: some View {
        VStack(spacing: 36) {
            HStack(spacing: 56) {
                heart
                VStack(alignment: .leading, spacing: 0) {
                    Beats(rate: pace.rate).font(.system(size: 96, weight: .bold))
                    Text("beats per minute").font(.title3).foregroundStyle(.secondary)
                }
                .frame(width: 260, alignment: .leading)
            }
            .frame(height: 190)
            HStack(spacing: 24) {
                ForEach(Pace.allCases, id: \.self) { choice($0) }
            }
            .frame(height: 50)
        }
        .frame(width: 720, height: 380)
        .plate()
    }

    private var heart: some View {
        PhaseAnimator([1, 1.18] as [CGFloat]) { scale in
            Heart()
                .fill(
                    LinearGradient(
                        colors: [.coral, Color.dusk[0]], startPoint: .top, endPoint: .bottom
                    )
                )
                .frame(width: 176, height: 160)
                .scaleEffect(scale)
                .shadow(color: Color.coral.opacity(0.55), radius: 36 * (scale - 0.9))
        } animation: { scale in
            scale > 1 ? .easeOut(duration: 0.1) : .easeOut(duration: pace.beat - 0.1)
        }
    }

    private func choice(_ choice: Pace) -> some View {
        Button {
            withAnimation(.smooth(duration: 1)) { pace = choice }
        } label: {
            Text(choice.rawValue).font(.title3).frame(width: 140, height: 36)
        }
        .buttonStyle(.bordered)
        .tint(choice == pace ? Color.coral : Color(white: 0.75))
    }
}

/// An animatable text that counts through the integers.
private struct Beats: View, Animatable {
    var rate: Float

    var animatableData: Float {
        get { rate }
        set { rate = newValue }
    }

    var body: some View { Text("\(Int(rate.rounded()))") }
}

private nonisolated struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * rect.width / 2, y: rect.minY + y * rect.height)
        }
        var half = Path()
        half.move(to: point(0, 1))
        half.addCurve(to: point(1, 0.3), control1: point(0.3, 0.78), control2: point(1, 0.6))
        half.addCurve(to: point(0, 0.24), control1: point(1, -0.08), control2: point(0.24, -0.08))
        var heart = half
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
        heart.addPath(half, transform: mirror)
        return heart
    }
}
