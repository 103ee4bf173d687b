import Foundation
import Legato

extension DemoScene {
    /// Custom animations.
    static let elastic = DemoScene(
        id: "elastic",
        title: "Make your own curve",
        sentence: "One custom animation moves the ball across and an elastic one moves it up, so "
            + "the ball traces the elastic curve.",
        stillTime: 1.28,
        play: { hand in
            hand.tap(0, 174, atFrame: 12)
            hand.tap(0, 174, atFrame: 120)
        }
    ) {
        Elastic()
    }
}

/// A linear animation.
private nonisolated struct SteadyAnimation: CustomAnimation {
    let duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < duration ? value.scaled(by: time / duration) : nil
    }
}

/// An animation that oscillates at the start and at the end.
private nonisolated struct ElasticAnimation: CustomAnimation {
    let duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < duration ? value.scaled(by: Self.progress(time / duration)) : nil
    }

    static func progress(_ part: Double) -> Double {
        let swing = sin((20 * part - 11.125) * 2 * .pi / 4.5) / 2
        return part < 0.5
            ? -pow(2, 20 * part - 10) * swing : pow(2, -20 * part + 10) * swing + 1
    }
}

extension Animation {
    fileprivate static let steady = Animation(SteadyAnimation(duration: 1.5))
    fileprivate static let elastic = Animation(ElasticAnimation(duration: 1.5))
}

/// The curve of the elastic animation, which slightly exceeds its rectangle.
private nonisolated struct Curve: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0...180).map { step in
                    let part = Double(step) / 180
                    return CGPoint(
                        x: rect.minX + rect.width * part,
                        y: rect.maxY - rect.height * ElasticAnimation.progress(part)
                    )
                }
            )
        }
    }
}

private struct Elastic: View {
    @State private var isUp = false

    private let size = CGSize(width: 480, height: 180)

    var body: some View {
        VStack(spacing: 64) {
            ZStack(alignment: .bottomLeading) {
                Rectangle().stroke(Color.edge, lineWidth: 1)
                Curve()
                    .stroke(Color.dusk[2], style: StrokeStyle(lineWidth: 4, lineCap: .round))
                Circle()
                    .fill(Color.coral)
                    .frame(width: 34, height: 34)
                    .offset(x: -17, y: 17)
                    .offset(y: isUp ? -size.height : 0)
                    .animation(.elastic, value: isUp)
                    .offset(x: isUp ? size.width : 0)
                    .animation(.steady, value: isUp)
            }
            .frame(width: size.width, height: size.height)
            Button {
                isUp.toggle()
            } label: {
                Text(isUp ? "Back" : "Go").font(.title3).frame(width: 140, height: 36)
            }
            .buttonStyle(.bordered)
        }
        .padding(.top, 56)
        .frame(width: 680, height: 420)
        .plate()
    }
}
