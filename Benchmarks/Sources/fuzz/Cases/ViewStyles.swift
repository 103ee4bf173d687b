import Foundation
import Legato

/// The modifiers that style a view, observe its lifetime or present other pages.
@MainActor
enum ViewStyles {
    static let makes: KeyValuePairs<String, ViewActions.Make> = [
        "allowsHitTesting": { view, a, _, _ in view.allowsHitTesting(a > 1) },
        "angularGradient": { view, a, b, _ in
            view.foregroundStyle(
                .angularGradient(
                    colors: [.red, .blue], center: UnitPoint(x: a, y: b), startAngle: .degrees(b),
                    endAngle: .radians(a)
                )
            )
        },
        "conicGradient": { view, a, b, _ in
            view.background(
                .conicGradient(
                    colors: [.red, .blue], center: UnitPoint(x: b, y: a), angle: .degrees(a)
                )
            )
        },
        "ellipticalGradient": { view, a, b, _ in
            view.background(
                .ellipticalGradient(
                    colors: [.red, .blue], center: UnitPoint(x: b, y: a), startRadiusFraction: a,
                    endRadiusFraction: b
                )
            )
        },
        "radialGradient": { view, a, b, _ in
            view.background(
                .radialGradient(colors: [.red, .blue], center: .top, startRadius: a, endRadius: b)
            )
        },
        "buttonStyle": { view, a, _, _ in
            a > 2
                ? AnyView(view.buttonStyle(.borderedProminent))
                : a > 1
                    ? AnyView(view.buttonStyle(.bordered))
                    : AnyView(view.buttonStyle(Pressed(scale: a)))
        },
        "toggleStyle": { view, a, _, _ in
            a > 1 ? AnyView(view.toggleStyle(.button)) : AnyView(view.toggleStyle(.switch))
        },
        "focused": { view, a, _, model in Focused(content: view, isFocused: model.isOn, number: a)
        },
        "highPriorityGesture": { view, a, _, model in
            view.highPriorityGesture(
                DragGesture(minimumDistance: a, coordinateSpace: .global)
                    .onChanged { model.number = $0.predictedEndTranslation.width }
            )
        },
        "exclusively": { view, a, b, model in
            view.gesture(
                LongPressGesture(minimumDuration: a).onEnded { _ in model.isOn.toggle() }
                    .exclusively(before: TapGesture(count: 2).onEnded { model.number = b }),
                name: "press", isEnabled: a > b
            )
            .highPriorityGesture(TapGesture(), name: "tap", isEnabled: false)
            .simultaneousGesture(TapGesture(), name: "tap", isEnabled: model.isOn)
        },
        "simultaneously": { view, a, b, model in
            view.gesture(
                MagnifyGesture(minimumScaleDelta: a)
                    .simultaneously(with: DragGesture(minimumDistance: b))
                    .onEnded { model.number = $0.first.map { Double($0.magnification) } ?? b }
            )
        },
        "updating": { view, a, _, _ in Pulled(content: view, distance: a) },
        "strokeBorder": { view, a, b, _ in
            view.overlay { Capsule().inset(by: b).strokeBorder(.red.opacity(b), lineWidth: a) }
        },
        "strokedPath": { view, a, b, _ in
            let style = StrokeStyle(lineWidth: a, miterLimit: b, dash: [b, a], dashPhase: a)
            return view.clipShape(
                Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: b)).strokedPath(style)
            )
        },
        "trimmedPath": { view, a, b, _ in
            view.overlay {
                Path(CGRect(x: a, y: 0, width: b, height: 9)).trimmedPath(from: a, to: b)
            }
        },
        "shapeMap": { view, a, b, _ in
            view.mask {
                Circle().transform(CGAffineTransform(a: a, b: 0, c: b, d: 1, tx: b, ty: a))
                    .offset(x: a, y: b).rotation(.degrees(b), anchor: UnitPoint(x: a, y: b))
            }
        },
        "appears": { view, a, _, model in
            view.onAppear { withAnimation(.spring(duration: a)) { model.number = a } }
        },
        "disappears": { view, a, _, model in view.onDisappear { model.number = a } },
        "task": { view, a, _, model in view.task(id: a, name: "task") { model.isOn = true } },
        "navigationPhase": { view, a, _, model in
            view.navigationTitle("\(a)").onNavigationPhase { _ in model.number = a }
        },
        "zoom": { view, a, _, model in Zoomed(content: view, a: a, model: model) },
        "interactiveDismissDisabled": { view, a, _, _ in view.interactiveDismissDisabled(a > 1) },
        "textStyle": { view, a, _, _ in
            view.multilineTextAlignment(.trailing).truncationMode(.middle)
                .lineHeight(a > 1 ? .multiple(factor: a) : .exact(points: a))
                .font(.system(size: a).bold().italic().monospaced())
        },
        "scaledToFill": { view, a, _, _ in
            a > 1 ? AnyView(view.scaledToFill()) : AnyView(view.scaledToFit())
        },
        "transformEnvironment": { view, a, _, _ in
            view.transformEnvironment(\.lineSpacing) { $0 += a }
        },
        "preferredSize": { view, a, b, _ in
            view.frame(idealWidth: a, idealHeight: b).fixedSize(horizontal: a > 1, vertical: b > 1)
        },
        "mixedStyle": { view, a, b, _ in
            view.foregroundStyle(
                Color(hue: a, saturation: b, brightness: a).mix(with: .red, by: b).gradient.opacity(
                    a
                )
            )
        },
        "modified": { view, a, _, model in view.modifier(Turned(animatableData: model.number + a))
        },
        "scrolled": { view, a, b, _ in
            ScrollView(.horizontal) { view.frame(width: a).padding(.top, b) }
        },
        "tooDeep": { view, a, _, _ in
            (0..<60).reduce(AnyView(view)) { content, _ in AnyView(content.padding(a).offset(y: a))
            }
        },
        "labelsHidden": { view, _, _, _ in view.labelsHidden().clipShape(.capsule(style: .circular))
        },
        "layoutValue": { view, a, b, _ in
            ViewActions.Shelf(animatableData: b) {
                view.layoutValue(key: ViewActions.Ratio.self, value: a)
            }
        },
        "preview": { view, a, b, _ in
            view.previewLayout(.fixed(width: a, height: b)).previewDisplayName("\(a)")
                .previewDevice(a > 1 ? "iPhone 8" : nil)
                .previewInterfaceOrientation(b > 1 ? .portrait : .landscapeRight)
                .previewContext(NoContext())
        },
    ]

    private struct NoContext: PreviewContext {
        subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    }

    private struct Pressed: ButtonStyle {
        let scale: Double
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.scaleEffect(configuration.isPressed ? scale : 1)
        }
    }

    private struct Focused: View {
        let content: AnyView
        let isFocused: Bool
        let number: Double
        @FocusState private var focus: Double?
        var body: some View {
            content.focusable().focused($focus, equals: number)
                .defaultFocus($focus, number, priority: .userInitiated)
                .onChange(of: isFocused) { focus = isFocused ? number : nil }
        }
    }

    private struct Pulled: View {
        let content: AnyView
        let distance: Double
        @GestureState private var pull = CGSize.zero
        @State private var rest = 0.0
        var body: some View {
            content.offset(x: pull.width + rest, y: pull.height)
                .gesture(
                    DragGesture(minimumDistance: distance)
                        .updating($pull) { value, pull, transaction in
                            pull = value.translation
                            transaction.animation = .spring(duration: distance)
                        }
                        .onEnded { rest = $0.predictedEndTranslation.width }
                )
        }
    }

    /// A link whose page opens with a zoom transition.
    private struct Zoomed: View {
        let content: AnyView
        let a: Double
        let model: ViewCase.Model
        @Environment(\.matchedSpace) private var space
        var body: some View {
            if let space {
                NavigationLink {
                    content.navigationTransition(.zoom(sourceID: a > 1, in: space))
                } label: {
                    Text("Zoom").matchedTransitionSource(id: true, in: space) {
                        $0.cornerRadius(a).shadow(color: .black, radius: a).background(.blue)
                    }
                }
            }
        }
    }

    private struct Turned: ViewModifier, Animatable {
        var animatableData: Double
        func body(content: Content) -> some View {
            content.rotationEffect(.degrees(animatableData)).padding(animatableData)
        }
    }
}
