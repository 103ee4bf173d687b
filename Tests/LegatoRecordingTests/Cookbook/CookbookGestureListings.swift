import Legato

// The listings of the article CookbookGestures.

struct ThrownCard: View {
    @State private var side = -1.0
    @State private var drag = CGSize.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(.orange)
            .frame(width: 56, height: 40)
            .offset(x: side * 44 + drag.width, y: drag.height)
            .gesture(
                DragGesture()
                    .onChanged { value in
                        withAnimation(.interactiveSpring) { drag = value.translation }
                    }
                    .onEnded { value in
                        let end = side * 44 + value.predictedEndTranslation.width
                        withAnimation(.bouncy) {
                            side = end < 0 ? -1 : 1
                            drag = .zero
                        }
                    }
            )
    }
}

struct BouncyButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(.blue, in: Capsule())
            .scaleEffect(configuration.isPressed ? 0.8 : 1)
            .animation(.spring(duration: 0.4, bounce: 0.6), value: configuration.isPressed)
    }
}

struct BouncyButton: View {
    var body: some View {
        Button {
        } label: {
            Image(systemName: "heart.fill")
        }
        .buttonStyle(BouncyButtonStyle())
    }
}

struct PulledList: View {
    @State private var pull = 0.0

    var body: some View {
        VStack(spacing: 8) {
            Circle()
                .trim(from: 0, to: min(pull / 20, 1))
                .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .frame(width: 18, height: 18)
                .padding(.top, -26)
            ForEach(0..<3, id: \.self) { _ in
                RoundedRectangle(cornerRadius: 6).fill(.gray).frame(width: 120, height: 20)
            }
        }
        .offset(y: pull)
        .contentShape(Rectangle())
        .gesture(
            DragGesture()
                .onChanged { value in
                    let limit = 60.0
                    let distance = max(value.translation.height, 0)
                    pull = limit * (1 - 1 / (distance * 0.55 / limit + 1))
                }
                .onEnded { _ in withAnimation(.snappy) { pull = 0 } }
        )
    }
}

struct SwipedRows: View {
    @State private var rows = [Color.orange, .green, .blue]
    @State private var dragged: Color?
    @State private var offset = 0.0

    var body: some View {
        VStack(spacing: 8) {
            ForEach(rows, id: \.self) { color in
                RoundedRectangle(cornerRadius: 6)
                    .fill(color)
                    .frame(width: 120, height: 20)
                    .offset(x: color == dragged ? offset : 0)
                    .gesture(swipe(color))
                    .transition(.move(edge: .leading).combined(with: .opacity))
            }
        }
    }

    func swipe(_ color: Color) -> some Gesture {
        DragGesture()
            .onChanged { value in
                dragged = color
                offset = min(value.translation.width, 0)
            }
            .onEnded { value in
                withAnimation(.snappy) {
                    if value.predictedEndTranslation.width < -100 {
                        rows.removeAll { $0 == color }
                    } else {
                        offset = 0
                    }
                }
            }
    }
}

struct SheetWithDetents: View {
    @State private var detent = 30.0
    @State private var drag = 0.0

    var body: some View {
        UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
            .fill(.white)
            .overlay(alignment: .top) {
                Capsule().fill(.gray).frame(width: 36, height: 5).padding(.top, 6)
            }
            .frame(height: 100)
            .shadow(radius: 4)
            .offset(y: 100 - detent - drag)
            .frame(maxHeight: .infinity, alignment: .bottom)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .onChanged { value in drag = -value.translation.height }
                    .onEnded { value in
                        let end = detent - value.predictedEndTranslation.height
                        withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
                            detent = end < 55 ? 30 : 80
                            drag = 0
                        }
                    }
            )
    }
}
