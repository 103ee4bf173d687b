import Legato

// The listings of the article CookbookTransitions.

struct StaggeredList: View {
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 6) {
            ForEach(0..<4, id: \.self) { index in
                RoundedRectangle(cornerRadius: 5)
                    .fill(.blue)
                    .frame(width: 110, height: 15)
                    .opacity(isShown ? 1 : 0)
                    .offset(x: isShown ? 0 : -40)
                    .animation(.spring.delay(Double(index) * 0.08), value: isShown)
            }
        }
        .onAppear { isShown = true }
    }
}

struct HeroGrid: View {
    @Namespace private var places
    @State private var opened: Color?
    @State private var front: Color?
    private let colors = [Color.orange, .green, .blue, .purple]

    var body: some View {
        ZStack {
            Color.clear.frame(width: 140, height: 84)
                .matchedGeometryEffect(id: Color.clear, in: places)
            HStack(spacing: 8) {
                ForEach(colors, id: \.self) { color in
                    Color.clear.frame(width: 28, height: 28)
                        .matchedGeometryEffect(id: color, in: places)
                }
            }
            ForEach(colors, id: \.self) { color in
                RoundedRectangle(cornerRadius: 8)
                    .fill(color)
                    .matchedGeometryEffect(
                        id: color == opened ? .clear : color, in: places, isSource: false
                    )
                    .zIndex(color == front ? 1 : 0)
                    .onTapGesture {
                        front = color
                        withAnimation(.smooth) { opened = opened == nil ? color : nil }
                    }
            }
        }
    }
}

struct Toast: View {
    @State private var isShown = false

    var body: some View {
        ZStack(alignment: .top) {
            Color.clear
            if isShown {
                Capsule()
                    .fill(.green)
                    .frame(width: 110, height: 28)
                    .padding(.top, 10)
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.spring(duration: 0.6)) { isShown.toggle() } }
    }
}

struct RollingScore: View {
    @State private var score = 8

    var body: some View {
        Text("\(score)")
            .bold()
            .scaleEffect(2)
            .contentTransition(.numericText(value: Double(score)))
            .frame(width: 120, height: 60)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.snappy) { score += 37 } }
    }
}

struct FlippedCard: View {
    @State private var isFlipped = false

    var body: some View {
        ZStack {
            side(.blue, symbol: "star.fill").modifier(Side(angle: isFlipped ? 180 : 0))
            side(.orange, symbol: "heart.fill").modifier(Side(angle: isFlipped ? 360 : 180))
        }
        .onTapGesture { withAnimation(.spring(duration: 0.7)) { isFlipped.toggle() } }
    }

    func side(_ color: Color, symbol: String) -> some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(color)
            .overlay { Image(systemName: symbol).foregroundStyle(.white) }
            .frame(width: 56, height: 76)
    }
}

struct Side: ViewModifier, Animatable {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func body(content: Content) -> some View {
        content
            .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
            .opacity(cos(angle * .pi / 180) > 0 ? 1 : 0)
    }
}

struct ScrolledCards: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 10) {
                ForEach(0..<9, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Color(hue: Double(index) / 9, saturation: 0.6, brightness: 0.9))
                        .frame(width: 52, height: 64)
                        .scrollTransition { content, phase in
                            content
                                .scaleEffect(phase.isIdentity ? 1 : 0.5)
                                .opacity(phase.isIdentity ? 1 : 0.3)
                        }
                }
            }
        }
    }
}
