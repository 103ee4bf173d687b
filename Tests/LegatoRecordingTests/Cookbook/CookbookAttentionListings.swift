import Legato

// The listings of the article CookbookAttention.

struct RecordingDot: View {
    var body: some View {
        Circle()
            .fill(.red)
            .frame(width: 28, height: 28)
            .phaseAnimator([false, true]) { dot, isDim in
                dot.opacity(isDim ? 0.3 : 1).scaleEffect(isDim ? 0.8 : 1)
            } animation: { _ in
                .easeInOut(duration: 0.5)
            }
    }
}

struct LoadingDots: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .fill(.gray)
                    .frame(width: 14, height: 14)
                    .offset(y: isUp ? -8 : 8)
                    .animation(
                        .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15),
                        value: isUp
                    )
            }
        }
        .onAppear { isUp = true }
    }
}

struct Placeholder: View {
    @State private var isLit = false

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(.gray.opacity(0.3))
            .overlay {
                LinearGradient(
                    colors: [.white.opacity(0), .white, .white.opacity(0)],
                    startPoint: .leading, endPoint: .trailing
                )
                .offset(x: isLit ? 120 : -120)
            }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .frame(width: 120, height: 40)
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isLit)
            .onAppear { isLit = true }
    }
}

struct BreathingGradient: View {
    @State private var isWarm = false

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(
                LinearGradient(
                    colors: isWarm ? [.orange, .pink] : [.blue, .green],
                    startPoint: .top, endPoint: .bottom
                )
            )
            .frame(width: 60, height: 60)
            .onAppear {
                withAnimation(.easeInOut(duration: 1).repeatForever()) { isWarm = true }
            }
    }
}

struct WrongPassword: View {
    @State private var attempts = 0

    var body: some View {
        Capsule()
            .strokeBorder(.red, lineWidth: 3)
            .frame(width: 110, height: 32)
            .contentShape(Capsule())
            .keyframeAnimator(initialValue: 0.0, trigger: attempts) { field, x in
                field.offset(x: x)
            } keyframes: { _ in
                CubicKeyframe(-12, duration: 0.08)
                CubicKeyframe(10, duration: 0.1)
                CubicKeyframe(-8, duration: 0.1)
                SpringKeyframe(0, duration: 0.4, spring: .bouncy)
            }
            .onTapGesture { attempts += 1 }
    }
}

struct RingingBell: View {
    enum Phase: CaseIterable { case rest, left, right }
    @State private var messages = 0

    var body: some View {
        Image(systemName: "bell.fill")
            .scaleEffect(2)
            .foregroundStyle(.orange)
            .frame(width: 60, height: 60)
            .phaseAnimator(Phase.allCases, trigger: messages) { bell, phase in
                bell.rotationEffect(
                    .degrees(phase == .rest ? 0 : phase == .left ? -25 : 25), anchor: .top
                )
            } animation: { phase in
                phase == .rest ? .spring(duration: 0.5, bounce: 0.7) : .easeOut(duration: 0.15)
            }
            .contentShape(Rectangle())
            .onTapGesture { messages += 1 }
    }
}
