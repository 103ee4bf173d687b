import Legato

extension DemoScene {
    /// Phases that follow each other.
    static let onboarding = DemoScene(
        id: "onboarding",
        title: "Say hello",
        sentence: "Each page appears in phases: first its symbol, then its title, then its text, "
            + "each with its own animation.",
        stillTime: 0.95,
        play: { hand in
            for frame in [84, 156] { hand.tap(0, 177, atFrame: frame) }
        }
    ) {
        Onboarding()
    }
}

private struct Lesson {
    let sign: String
    let title: String
    let text: String
    let colors: [Color]
}

private let lessons = [
    Lesson(
        sign: "♥", title: "Welcome",
        text: "Views here are written as you know them, and what changes moves as you expect.",
        colors: [.coral, .dusk[0]]
    ),
    Lesson(
        sign: "✈", title: "Nothing jumps",
        text: "Whatever is interrupted goes on from where it is, with the speed that it has.",
        colors: [.dusk[2], .dusk[3]]
    ),
    Lesson(
        sign: "★", title: "Ready to go",
        text: "Every frame can be tested, byte for byte, on a machine without a screen.",
        colors: [.aqua, .dusk[3]]
    ),
]

/// The parts of a page shown so far; the first phase is the resting state.
private enum Arrival: Int, CaseIterable {
    case complete, nothing, sign, title

    func shows(_ part: Arrival) -> Bool { self == .complete || rawValue >= part.rawValue }

    var animation: Animation? {
        switch self {
        case .nothing: nil
        case .sign: .bouncy(duration: 0.4, extraBounce: 0.15)
        case .title: .smooth(duration: 0.3)
        case .complete: .smooth(duration: 0.4)
        }
    }
}

private struct Onboarding: View {
    @State private var visits = 0

    private var page: Int { max(0, visits - 1) % lessons.count }

    var body: some View {
        VStack(spacing: 26) {
            PhaseAnimator(Arrival.allCases, trigger: visits) { arrival in
                content(lessons[page], arrival)
            } animation: {
                $0.animation
            }
            HStack(spacing: 10) {
                ForEach(0..<lessons.count) { number in
                    Capsule()
                        .fill(number == page ? Color.coral : Color(white: 1, opacity: 0.25))
                        .frame(width: number == page ? 28 : 10, height: 10)
                }
            }
            Button {
                withAnimation(.snappy) { visits += 1 }
            } label: {
                Text("Continue").font(.title3).frame(width: 180, height: 36)
            }
            .buttonStyle(.bordered)
        }
        .frame(width: 620, height: 440)
        .plate()
        .onAppear { visits = 1 }
    }

    private func content(_ lesson: Lesson, _ arrival: Arrival) -> some View {
        VStack(spacing: 16) {
            Text(lesson.sign)
                .font(.system(size: 64))
                .frame(width: 132, height: 132)
                .background(
                    LinearGradient(colors: lesson.colors, startPoint: .top, endPoint: .bottom),
                    in: Circle()
                )
                .scaleEffect(arrival.shows(.sign) ? 1 : 0.2)
                .opacity(arrival.shows(.sign) ? 1 : 0)
            Text(lesson.title)
                .font(.largeTitle)
                .fontWeight(.bold)
                .offset(y: arrival.shows(.title) ? 0 : 24)
                .opacity(arrival.shows(.title) ? 1 : 0)
            Text(lesson.text)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
                .frame(width: 440, height: 48)
                .offset(y: arrival == .complete ? 0 : 24)
                .opacity(arrival == .complete ? 1 : 0)
        }
    }
}
