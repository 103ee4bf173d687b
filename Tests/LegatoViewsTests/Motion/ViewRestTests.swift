import Foundation
import Legato
import TestSupport
import Testing

/// At rest views show their model values.
///
/// At rest every view shows its model values: the last step is never skipped.
struct ViewRestTests {
    /// The model of the views.
    private struct Model: Equatable {
        var numbers = [Double](repeating: 0.5, count: 24)
        var isShown = true
        var items = [0, 1, 2]
        var isTrailing = false

        subscript(_ index: Int) -> Double { numbers[index] }
    }

    /// A truncated integer, which reveals a missing last step.
    private struct Whole: View, Animatable {
        var animatableData: Double
        var body: some View { Text("\(Int(animatableData))").font(.system(size: 8)) }
    }

    /// A layout with an animated number.
    private struct Shelf: Layout {
        var animatableData: Double
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (index, subview) in subviews.enumerated() {
                let x = bounds.minX + animatableData * Double(index) * 20
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    private struct Probes: View {
        let model: Model

        var body: some View {
            ZStack {
                effects
                filters
                shapes
                layouts
            }
            .frame(width: 64, height: 64)
        }

        private var box: some View { Color.red.frame(width: 12, height: 10) }

        private var effects: some View {
            ZStack {
                box.offset(x: 9 * model[0], y: 5 * model[1]).opacity(model[0])
                box.scaleEffect(x: 1 + model[2], y: model[3])
                box.rotationEffect(.degrees(300 * model[4]))
                box.rotation3DEffect(
                    .degrees(400 * model[5]), axis: (x: 1, y: 0.3, z: 0), anchorZ: 4 * model[1],
                    perspective: model[6]
                )
                box.shadow(color: .black, radius: 4 * model[7], x: 2, y: 6 * model[8])
                box.position(x: 64 * model[9], y: 3)
                box.transformEffect(CGAffineTransform(a: 1, b: model[3], c: 0, d: 1, tx: 0, ty: 0))
            }
        }

        private var filters: some View {
            HStack(spacing: 3 * model[10]) {
                box.blur(radius: 3 * model[10])
                box.brightness(model[11] / 2).contrast(1 + model[12])
                box.hueRotation(.degrees(90 * model[13])).saturation(model[14])
                box.colorMultiply(Color(red: 1, green: 0.5 + model[0] / 2, blue: 1))
            }
        }

        private var shapes: some View {
            VStack {
                Circle().trim(from: 0, to: model[15]).stroke(.blue, lineWidth: 4 * model[16])
                Circle().stroke(
                    .orange,
                    style: StrokeStyle(lineWidth: 2, dash: [4, 3], dashPhase: 9 * model[16])
                )
                RoundedRectangle(cornerRadius: 8 * model[17])
                    .fill(
                        .linearGradient(
                            colors: [.red, Color(red: model[18], green: 0, blue: 1)],
                            startPoint: .top, endPoint: UnitPoint(x: model[19], y: 1)
                        )
                    )
                Rectangle().fill(
                    AngularGradient(
                        colors: [.yellow, .green], center: .center, angle: .degrees(180 * model[20])
                    )
                )
                Color(red: model[18], green: 0.2, blue: 0.4)
            }
        }

        private var layouts: some View {
            VStack(alignment: model.isTrailing ? .trailing : .leading, spacing: 0) {
                Whole(animatableData: (137 * model[21]).rounded())
                Text("Ab").font(.system(size: 6 + 4 * model[22])).padding(3 * model[1])
                    .foregroundStyle(Color(red: 0, green: model[2], blue: 0))
                Shelf(animatableData: model[23]) {
                    box
                    box
                }
                .frame(width: 20 + 20 * model[0], height: 10)
                ForEach(model.items, id: \.self) { item in
                    Color.green.frame(width: 4 + Double(item), height: 4).transition(.scale)
                }
                if model.isShown { box.transition(.move(edge: .leading)) }
            }
        }
    }

    private func animation(_ random: inout SeededRandom) -> Animation? {
        let duration = 0.1 + random.unit()
        var animation: Animation = [
            .spring(duration: duration, bounce: random.unit() * 0.6), .smooth, .snappy, .bouncy,
            .interactiveSpring(), .spring(response: duration, dampingFraction: 0.3 + random.unit()),
            .interpolatingSpring(duration: duration, bounce: 0.3, initialVelocity: 4),
            .linear(duration: duration), .default,
            .timingCurve(0.2, -0.6, 0.7, 1.6, duration: duration), Animation(Halves()),
        ][random.next(below: 11)]
        if random.chance(of: 0.2) { animation = animation.delay(random.unit() * 0.3) }
        if random.chance(of: 0.2) { animation = animation.speed(0.5 + random.unit()) }
        if random.chance(of: 0.1) { animation = animation.repeatCount(1 + random.next(below: 3)) }
        return random.chance(of: 0.15) ? nil : animation
    }

    private func change(_ model: inout Model, _ random: inout SeededRandom) {
        for _ in 0...random.next(below: 12) {
            model.numbers[random.next(below: 24)] = random.unit()
        }
        if random.chance(of: 0.3) { model.isShown.toggle() }
        if random.chance(of: 0.3) { model.isTrailing.toggle() }
        if random.chance(of: 0.3) {
            model.items = (0..<5).filter { _ in random.chance(of: 0.5) }
        }
    }

    /// The presentation or model values of all layers of a tree.
    private func values(_ layer: CALayer, isShown: Bool) throws -> [String] {
        var layers = [layer]
        var lines: [String] = []
        while let next = layers.popLast() {
            let layer = isShown ? try #require(next.presentation()) : next
            lines.append("\(layer.state)")
            layers += next.sublayers ?? []
            if let mask = next.mask { layers.append(mask) }
        }
        return lines
    }

    @Test(
        "Views settle at the model after any changes, retargets and pauses, at any rate",
        arguments: [(24, 1), (59.94, 2), (60, 3), (60, 4), (120, 5), (1000 / 7.0, 6)]
            as [(Double, UInt64)]
    )
    func views(refreshRate: Double, seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for run in 0..<(triesAllCases ? 25 : 2) {
            let size = CGSize(width: 64, height: 64)
            let display = HeadlessDisplay(size: size, refreshRate: refreshRate, threads: 1)
            var model = Model()
            let hosting = HostingLayer(rootView: Probes(model: model))
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
            for _ in 0..<8 {
                display.advance(by: random.unit() * [0, 0.05, 0.4][random.next(below: 3)])
                let animation = animation(&random)
                display.perform {
                    change(&model, &random)
                    if random.chance(of: 0.2) {
                        hosting.speed = [0, 0.7, 1][random.next(below: 3)]
                    }
                    withAnimation(animation) { hosting.rootView = Probes(model: model) }
                }
            }
            hosting.speed = 1
            display.advance(by: 12)
            #expect(try values(hosting, isShown: true) == values(hosting, isShown: false))

            let still = HeadlessDisplay(size: size, refreshRate: refreshRate, threads: 1)
            let fresh = HostingLayer(rootView: Probes(model: model))
            fresh.frame = still.rootLayer.bounds
            still.rootLayer.addSublayer(fresh)
            still.advance(by: 1)
            expectSame(display.snapshot(), still.snapshot(), comment: "run \(run)")
        }
    }
}

extension SeededRandom {
    fileprivate mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// A custom animation that covers half of the remaining change in each tenth of a second.
private struct Halves: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        time < 0.5 ? value.scaled(by: 1 - exp2(-(time * 10).rounded(.down))) : nil
    }
}
