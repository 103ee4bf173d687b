import Legato

extension DemoScene {
    /// A transition with and without reduced motion.
    static let reduceMotion = DemoScene(
        id: "reduce-motion",
        title: "Keep still",
        sentence: "Both halves show the same views with the same transition: with reduced motion, "
            + "they fade in place.",
        stillTime: 0.4,
        play: { hand in
            for frame in [12, 72, 132] { hand.tap(0, 171, atFrame: frame) }
        }
    ) {
        ReduceMotion()
    }
}

private struct ReduceMotion: View {
    @State private var page = 0

    var body: some View {
        VStack(spacing: 32) {
            HStack(spacing: 40) {
                half("As designed")
                half("Reduced").environment(\.accessibilityReduceMotion, true)
            }
            Button {
                withAnimation(.smooth(duration: 0.6)) { page += 1 }
            } label: {
                Text("Next").font(.title3).frame(width: 140, height: 36)
            }
            .buttonStyle(.bordered)
        }
    }

    private func half(_ title: String) -> some View {
        VStack(spacing: 14) {
            Text(title).font(.title3).foregroundStyle(.secondary)
            Deck(page: page)
        }
    }
}

private struct Deck: View {
    let page: Int
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private var colors: [Color] { [.coral] + Color.dusk + [.aqua] }

    var body: some View {
        ZStack {
            VStack(spacing: 6) {
                Text("\(page + 1)").font(.system(size: 96, weight: .bold))
                Text(reducesMotion ? "fades" : "is pushed").font(.title3)
            }
            .foregroundStyle(Color.white)
            .frame(width: 340, height: 260)
            .background(colors[page % colors.count])
            .transition(.push(from: .trailing))
            .id(page)
        }
        .frame(width: 340, height: 260)
        .clipShape(RoundedRectangle(cornerRadius: 28))
    }
}
