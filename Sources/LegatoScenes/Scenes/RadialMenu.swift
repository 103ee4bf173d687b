import Foundation
import Legato

extension DemoScene {
    /// A layout with animatable data.
    static let radialMenu = DemoScene(
        id: "radial-menu",
        title: "Around the circle",
        sentence: "The ring is a layout with an animatable angle, so the tools travel along the "
            + "circle instead of straight across it.",
        stillTime: 0.53,
        play: { hand in
            hand.tap(0, 0, atFrame: 18)
            hand.tap(150, 0, atFrame: 66)
            hand.tap(-106, 106, atFrame: 112)
            hand.tap(0, 0, atFrame: 162)
        }
    ) {
        RadialMenu()
    }
}

/// A layout on a circle, with the first view at the top.
private nonisolated struct Ring: Layout {
    var radius: Double
    /// The rotation of all views in degrees.
    var turn: Double
    /// The part of the circle that the views occupy, from 0 to 1.
    var spread: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(turn, spread) }
        set { (turn, spread) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 2 * radius, height: 2 * radius)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (number, subview) in subviews.enumerated() {
            let step = 360 * Double(number) / Double(subviews.count)
            let angle = Angle(degrees: (step + turn) * spread - 90).radians
            let place = CGPoint(
                x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)
            )
            subview.place(at: place, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct RadialMenu: View {
    @State private var isOpen = false
    @State private var chosen = 0
    @State private var turn = 0.0

    private let tools = ["★", "♥", "♪", "✎", "☂", "☀", "✈", "⚑"]
    private let colors = Color.dusk + [.coral, .dusk[3], .dusk[2], .dusk[1]]

    var body: some View {
        ZStack {
            Circle().stroke(Color.edge, lineWidth: 2).frame(width: 300, height: 300)
            Button {
                withAnimation(.bouncy(duration: 0.7)) { isOpen.toggle() }
            } label: {
                Text(tools[chosen])
                    .font(.system(size: 44))
                    .foregroundStyle(Color.white)
                    .frame(width: 108, height: 108)
                    .background(Color.coral, in: Circle())
            }
            .buttonStyle(.plain)
            Ring(radius: 150, turn: turn, spread: isOpen ? 1 : 0) {
                ForEach(tools.indices, id: \.self) { tool($0) }
            }
        }
        .frame(width: 420, height: 420)
    }

    private func tool(_ index: Int) -> some View {
        Button {
            withAnimation(.smooth(duration: 0.7)) { choose(index) }
        } label: {
            Text(tools[index])
                .font(.system(size: 28))
                .foregroundStyle(Color.white)
                .frame(width: 72, height: 72)
                .background(colors[index], in: Circle())
        }
        .buttonStyle(.plain)
        .zIndex(index == chosen ? 1 : 0)
    }

    /// Rotates a tool to the top in the shorter direction.
    private func choose(_ index: Int) {
        let angle = Double(index) * 360 / Double(tools.count) + turn
        turn -= remainder(angle, 360)
        chosen = index
    }
}
