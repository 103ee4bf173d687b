import Foundation
import Legato

extension DemoScene {
    /// A chart of 2,000 points that changes every frame.
    static let chart = DemoScene(
        id: "chart",
        title: "Watch the signal",
        sentence: "A line of 2,000 points is redrawn every frame, and a button springs its "
            + "amplitude to another value.",
        stillTime: 1.5,
        play: { hand in
            for frame in [72, 136, 150] { hand.tap(0, 214, atFrame: frame) }
        }
    ) {
        Chart()
    }
}

private struct Chart: View {
    @State private var isLoud = false

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Grid().stroke(Color.edge, lineWidth: 1)
                TimelineView(.animation) { context in
                    let time = context.date.timeIntervalSinceReferenceDate
                    Signal(time: time, volume: isLoud ? 1 : 0.3)
                        .stroke(
                            LinearGradient(
                                colors: [.aqua, .coral], startPoint: .leading, endPoint: .trailing
                            ),
                            style: StrokeStyle(lineWidth: 2, lineJoin: .round)
                        )
                }
            }
            .frame(width: 800, height: 360)
            .padding(20)
            .plate()
            Button {
                withAnimation(.spring(duration: 0.7, bounce: 0.5)) { isLoud.toggle() }
            } label: {
                Text(isLoud ? "Quieter" : "Louder").frame(width: 120, height: 28)
            }
            .buttonStyle(.bordered)
        }
    }
}

/// The signal in the four seconds before a time.
private nonisolated struct Signal: Shape {
    private static let points = 2000

    var time: Double
    var volume: Double

    var animatableData: Double {
        get { volume }
        set { volume = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let amplitude = volume * rect.height * 0.45
        return Path { path in
            path.addLines(
                (0..<Self.points).map { index in
                    let part = Double(index) / Double(Self.points - 1)
                    let t = time + 4 * (part - 1)
                    let beat = exp(-14 * abs(sin(1.7 * t))) * sin(60 * t)
                    let value =
                        0.5 * beat + 0.32 * sin(2.1 * t) + 0.13 * sin(9.3 * t)
                        + 0.05 * sin(47 * t)
                    return CGPoint(
                        x: rect.minX + part * rect.width, y: rect.midY - amplitude * value
                    )
                }
            )
        }
    }
}

/// The lines behind the signal.
private nonisolated struct Grid: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0...8 {
                let part = CGFloat(step) / 8
                path.move(to: CGPoint(x: rect.minX + part * rect.width, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX + part * rect.width, y: rect.maxY))
                guard step.isMultiple(of: 2) else { continue }
                path.move(to: CGPoint(x: rect.minX, y: rect.minY + part * rect.height))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + part * rect.height))
            }
        }
    }
}
