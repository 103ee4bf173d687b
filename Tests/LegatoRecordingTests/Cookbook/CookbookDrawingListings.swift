import Legato

// The listings of the article CookbookDrawing.

struct ProgressRing: View {
    @State private var progress = 0.0

    var body: some View {
        Circle()
            .trim(from: 0, to: progress)
            .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .background { Circle().stroke(.gray.opacity(0.3), lineWidth: 10) }
            .frame(width: 60, height: 60)
            .onAppear { withAnimation(.easeInOut(duration: 1.5)) { progress = 0.8 } }
    }
}

struct Star: Shape {
    var depth: Double
    var animatableData: Double {
        get { depth }
        set { depth = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for corner in 0..<10 {
                let radius = rect.width / 2 * (corner % 2 == 0 ? 1 : 1 - depth)
                let angle = Double(corner) * .pi / 5 - .pi / 2
                let point = CGPoint(
                    x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle)
                )
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct MorphingStar: View {
    @State private var isStar = false

    var body: some View {
        Star(depth: isStar ? 0.6 : 0.19)
            .fill(.orange)
            .frame(width: 76, height: 76)
            .onTapGesture { withAnimation(.spring(duration: 0.6, bounce: 0.5)) { isStar.toggle() } }
    }
}

struct Snowfall: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSinceReferenceDate
                for index in 0..<20 {
                    let seed = Double(index)
                    let fallen = seed * seed * 0.37 + time * (seed / 96 + 0.25)
                    let flake = CGRect(
                        x: (seed * 0.618).truncatingRemainder(dividingBy: 1) * size.width
                            + 4 * sin(time * 2 + seed),
                        y: fallen.truncatingRemainder(dividingBy: 1) * (size.height + 5) - 5,
                        width: 5, height: 5
                    )
                    context.fill(Path(ellipseIn: flake), with: .color(.white))
                }
            }
        }
        .background(.indigo)
    }
}

func confetti(in size: CGSize) -> CAEmitterLayer {
    let square = CGContext(width: 6, height: 6)
    square.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    square.fill(CGRect(x: 0, y: 0, width: 6, height: 6))

    let paper = CAEmitterCell()
    paper.contents = square.makeImage()
    paper.color = CGColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    (paper.redRange, paper.greenRange, paper.blueRange) = (0.8, 0.8, 0.8)
    (paper.birthRate, paper.lifetime) = (20, 2)
    (paper.velocity, paper.velocityRange, paper.yAcceleration) = (110, 40, 120)
    (paper.emissionLongitude, paper.emissionRange) = (-.pi / 2, .pi / 3)
    (paper.spin, paper.spinRange) = (2, 6)

    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: size.width / 2, y: size.height)
    emitter.emitterCells = [paper]
    return emitter
}
