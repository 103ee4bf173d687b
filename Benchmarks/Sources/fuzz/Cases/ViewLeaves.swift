import Foundation
import Legato

/// The leaf views of a random tree.
@MainActor
enum ViewLeaves {
    /// The number of kinds.
    static var count: Int { makes.count + ViewControls.makes.count }

    /// Returns a view of a kind.
    static func view(_ kind: Int, _ model: ViewCase.Model) -> any View {
        kind < makes.count
            ? makes[kind](model) : ViewControls.makes[kind - makes.count](model)
    }

    private static let makes: [@MainActor (ViewCase.Model) -> any View] = [
        { _ in Color.red.equatable() },
        { Text("A \($0.number)") },
        { Circle().trim(from: 0, to: $0.number).stroke(.blue, lineWidth: 3) },
        { _ in RoundedRectangle(cornerRadius: 8).fill(.green.gradient) },
        { _ in Spacer() },
        { _ in GeometryReader { Text("\($0.size.width)") } },
        { model in Slider(value: number(model), in: -5...5, step: 0.25) },
        { Slider(value: number($0)) },
        { Slider(value: .constant(1), in: 0...abs($0.number.isNaN ? 1 : $0.number)) },
        { ProgressView(value: $0.number) },
        { ProgressView("Done", value: 1, total: $0.number) },
        { _ in ProgressView() },
        { model in
            ProgressView(value: model.number, total: 2) {
                Text("Done")
            } currentValueLabel: {
                Text("\(model.number)")
            }
        },
        { Toggle("On", isOn: isOn($0)) },
        { model in Button("Next") { withAnimation { model.isOn.toggle() } } },
        { Counter(animatableData: $0.number) },
        { model in
            TimelineView(.periodic(from: .distantPast, by: model.number)) {
                Text("\($0.date.timeIntervalSinceReferenceDate)")
            }
        },
        { model in
            TimelineView(.animation(minimumInterval: model.number)) { _ in
                Color.blue.opacity(model.number)
            }
        },
        { model in
            PhaseAnimator([0, model.number, 2]) { Circle().scaleEffect($0).offset(x: $0) }
        },
        { model in
            PhaseAnimator([1, model.number], trigger: model.isOn) {
                Capsule().stroke(lineWidth: $0)
            } animation: {
                .spring(duration: $0)
            }
        },
        { model in
            KeyframeAnimator(initialValue: 0.0, trigger: model.isOn) {
                Rectangle().rotationEffect(.degrees($0)).offset(x: $0)
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(model.number, duration: 0.1)
                    CubicKeyframe(3, duration: model.number)
                    SpringKeyframe(model.number, duration: 0.2)
                }
            }
        },
        { model in
            KeyframeAnimator(initialValue: model.number) {
                Rectangle().scaleEffect($0)
            } keyframes: { _ in
                KeyframeTrack {
                    CubicKeyframe(1, duration: 0.1, endVelocity: model.number)
                    MoveKeyframe(model.number)
                    SpringKeyframe(1, duration: 0.1, startVelocity: model.number)
                }
            }
        },
        { model in
            Image(decorative: picture, scale: model.number)
                .resizable(
                    capInsets: EdgeInsets(top: model.number, leading: 1, bottom: 1, trailing: 0)
                )
        },
        { _ in Image(decorative: picture, scale: 1) },
        { model in Image(picture, scale: 1, label: Text("\(model.number)")) },
        { model in Image("A", variableValue: model.number, label: Text("\(model.number)")) },
        { model in
            Image(size: CGSize(width: model.number, height: 9), opaque: model.isOn) { context in
                let part = CGRect(x: 0, y: 0, width: model.number, height: 5)
                context.fill(Path(part), with: .color(.red))
            }
        },
        { model in
            RadialGradient(
                colors: [.red, Color(hue: model.number, saturation: 1, brightness: model.number)],
                center: UnitPoint(x: model.number, y: 0.5), startRadius: model.number, endRadius: 20
            )
        },
        { Color.red.mix(with: .blue, by: $0.number).opacity($0.number) },
        { model in
            Path { path in
                path.move(to: CGPoint(x: model.number, y: 1))
                path.addLine(to: CGPoint(x: 9, y: model.number))
                path.addArc(
                    center: CGPoint(x: 4, y: 4), radius: model.number,
                    startAngle: .degrees(model.number), endAngle: .degrees(90), clockwise: true
                )
            }
            .stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [model.number, 2]))
        },
        { model in
            UnevenRoundedRectangle(topLeadingRadius: model.number, bottomTrailingRadius: 4)
                .inset(by: model.number)
                .rotation(.degrees(model.number))
                .fill(.tint.opacity(model.number))
        },
        { _ in
            Label {
                VStack {
                    Text(.currentDate, format: .timer(countingDownIn: date(0)..<date(60)))
                    Text(.currentDate, format: .stopwatch(startingAt: date(0)))
                    Text(.currentDate, format: .reference(to: date(60)))
                }
            } icon: {
                Circle().backgroundExtensionEffect()
            }
        },
        { model in
            NavigationLink("To \(model.number)", value: model.items.count)
                .navigationLinkIndicatorVisibility(model.isOn ? .hidden : .automatic)
        },
        { model in
            TimelineView(.explicit([-model.number, model.number].map(date).sorted())) {
                Text("\($0.date.timeIntervalSinceReferenceDate)")
            }
        },
        { model in
            TimelineView(.periodic(from: date(model.number), by: model.number)) { _ in Color.red }
        },
        { _ in TimelineView(.everyMinute) { _ in Divider() } },
        { Drawn(length: $0.number) },
        { _ in EmptyView() },
        { model in
            let items = Binding(get: { model.items }, set: { model.items = $0 })
            return List(items, id: \.self) { $item in Text("\(item)") }
        },
        { model in
            NavigationLink("While on", isActive: isOn(model)) { Text("\(model.number)") }
        },
        { model in
            NavigationLink("To a view") {
                Text("\(model.number)").italic().fontWeight(.heavy).foregroundColor(.blue)
            }
        },
    ]

    private static func number(_ model: ViewCase.Model) -> Binding<Double> {
        Binding(get: { model.number }, set: { model.number = $0 })
    }

    private static func date(_ number: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: number)
    }

    /// A custom layer sized by a number.
    private struct Drawn: LayerRepresentable {
        let length: Double

        func makeLayer(context: Context) -> CALayer { CALayer() }

        func updateLayer(_ layer: CALayer, context: Context) {
            context.animate {
                let isEnabled = context.environment.isEnabled
                layer.backgroundColor = isEnabled ? CGColor(gray: 0, alpha: 1) : nil
            }
        }

        func sizeThatFits(
            _ proposal: ProposedViewSize, layer: CALayer, context: Context
        ) -> CGSize? {
            CGSize(width: length, height: proposal.height ?? length)
        }
    }

    /// Returns an animated binding to the model's Boolean.
    static func isOn(_ model: ViewCase.Model) -> Binding<Bool> {
        Binding(get: { model.isOn }, set: { model.isOn = $0 }).animation()
    }

    static let picture = CGImage(
        width: 2, height: 2, premultipliedRGBA: [UInt8](repeating: 200, count: 16)
    )

    /// A view whose body reads an animated number.
    private struct Counter: View, Animatable {
        var animatableData: Double
        var body: some View {
            Text("\(animatableData)").offset(x: animatableData).opacity(animatableData)
        }
    }
}
