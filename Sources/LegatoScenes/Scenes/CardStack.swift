import Foundation
import Legato

extension DemoScene {
    /// A drag that ends with springs.
    static let cardStack = DemoScene(
        id: "card-stack",
        title: "Shuffle the stack",
        sentence: "Throw the top card: it keeps the velocity of the drag and flies off the stack "
            + "and under it, or springs back.",
        stillTime: 0.62,
        play: { hand in
            hand.drag(atFrame: 12, moves: 18) { CGPoint(x: 260 * $0 * $0, y: -50 * $0) }
            hand.drag(atFrame: 84, moves: 14) { CGPoint(x: -60 * $0, y: 70 * $0) }
            hand.drag(atFrame: 132, moves: 16) { CGPoint(x: -250 * $0 * $0, y: -30 * $0) }
        }
    ) {
        CardStack()
    }
}

private struct CardStack: View {
    @State private var order = Array(0..<5)
    /// The offset of the top card from its rest position.
    @State private var drag = CGSize.zero

    var body: some View {
        VStack(spacing: 84) {
            ZStack {
                ForEach(0..<order.count) { card in
                    let depth = order.firstIndex(of: card) ?? 0
                    Card(number: card)
                        .rotationEffect(.degrees(depth == 0 ? drag.width / 22 : 0))
                        .offset(depth == 0 ? drag : .zero)
                        .scaleEffect(1 - 0.07 * Double(depth))
                        .offset(y: 24 * Double(depth))
                        .zIndex(-Double(depth))
                }
            }
            .gesture(throwing)
            Button {
                toss(CGSize(width: 320, height: -40))
            } label: {
                Text("Next card").font(.title3).frame(width: 180, height: 36)
            }
            .buttonStyle(.bordered)
        }
    }

    private var throwing: some Gesture {
        DragGesture()
            .onCancelled { _ in
                withAnimation(.spring(duration: 0.5, bounce: 0.3)) { drag = .zero }
            }
            .onChanged { hand in
                withAnimation(.interactiveSpring) { drag = hand.translation }
            }
            .onEnded { hand in
                let reach = hand.predictedEndTranslation
                if abs(reach.width) > 200 {
                    let side: CGFloat = reach.width < 0 ? -320 : 320
                    toss(CGSize(width: side, height: reach.height * side / reach.width))
                } else {
                    withAnimation(.spring(duration: 0.5, bounce: 0.3)) { drag = .zero }
                }
            }
    }

    /// Throws the top card off the stack, then moves it underneath.
    private func toss(_ end: CGSize) {
        withAnimation(.spring(duration: 0.3)) {
            drag = end
        } completion: {
            guard drag == end else { return }
            withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
                order.append(order.removeFirst())
                drag = .zero
            }
        }
    }
}

private struct Card: View {
    let number: Int

    private var color: Color { ([.coral] + Color.dusk)[number] }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(number + 1)").font(.system(size: 52, weight: .bold))
            Spacer()
            Capsule().frame(width: 168, height: 10).opacity(0.75)
            Capsule().frame(width: 104, height: 10).opacity(0.45)
        }
        .foregroundStyle(Color.white)
        .padding(28)
        .frame(width: 320, height: 216, alignment: .leading)
        .background {
            RoundedRectangle(cornerRadius: 28).fill(color)
            RoundedRectangle(cornerRadius: 28).strokeBorder(Color.white.opacity(0.25), lineWidth: 2)
        }
        .shadow(color: Color.black.opacity(0.35), radius: 18, y: 10)
    }
}
