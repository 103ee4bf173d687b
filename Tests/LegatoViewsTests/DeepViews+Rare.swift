import Foundation
import Legato
import Observation

@MainActor extension DeepViews {
    /// A level of the kinds that only release builds test with 10,000 levels.
    func wrapRarely(_ view: AnyView, _ level: Int) -> AnyView {
        switch self {
        case .timeline: AnyView(TimelineView(.animation) { _ in view })
        case .keyframes:
            AnyView(
                view.keyframeAnimator(initialValue: 1.0, content: { $0.opacity($1) }) { _ in
                    LinearKeyframe(0.9999, duration: 1)
                }
            )
        case .phases: AnyView(view.phaseAnimator([1.0, 0.9999]) { $0.opacity($1) })
        case .animated: AnyView(DeepAnimated(content: view, opacity: 0.9999))
        case .pages: AnyView(NavigationStack { view })
        case .title: AnyView(view.navigationTitle("\(level)"))
        case .globalFrame:
            AnyView(
                GeometryReader { proxy in
                    view.opacity(proxy.frame(in: .global).minX > -1e9 ? 0.9999 : 1)
                }
            )
        case .pair: AnyView(DeepPair(content: view))
        case .source: AnyView(DeepSource(content: view))
        case .focus: AnyView(DeepFocus(content: view))
        case .object: AnyView(view.environment(DeepObject()))
        default: wrapInEffect(view, level)
        }
    }

    private func wrapInEffect(_ view: AnyView, _ level: Int) -> AnyView {
        switch self {
        case .shadow: AnyView(view.shadow(radius: 0.1))
        case .blur: AnyView(view.blur(radius: 0.1))
        case .filter: AnyView(view.saturation(0.9))
        case .blend: AnyView(view.blendMode(.multiply))
        case .rotation: AnyView(view.rotationEffect(.degrees(0.001)))
        case .space: AnyView(view.rotation3DEffect(.degrees(0.0001), axis: (x: 0, y: 1, z: 0)))
        case .compositing: AnyView(view.compositingGroup())
        case .drawing: AnyView(view.drawingGroup())
        case .border: AnyView(view.border(Color.blue))
        case .corner: AnyView(view.cornerRadius(3))
        case .scroll: AnyView(ScrollView { view })
        case .aspect: AnyView(view.aspectRatio(1, contentMode: .fit))
        case .ideal: AnyView(view.fixedSize())
        case .position: AnyView(view.position(x: 30, y: 30))
        case .shape: AnyView(view.contentShape(Rectangle()))
        case .stroke: AnyView(view.overlay { Circle().stroke(Color.red, lineWidth: 1) })
        case .progress: AnyView(ProgressView(value: 0.5, label: { view }))
        default: wrapInAction(view, level)
        }
    }

    private func wrapInAction(_ view: AnyView, _ level: Int) -> AnyView {
        switch self {
        case .hover: AnyView(view.onHover { _ in })
        case .hold: AnyView(view.onLongPressGesture {})
        case .high: AnyView(view.highPriorityGesture(TapGesture().onEnded { _ in }))
        case .appearance: AnyView(view.onAppear {}.onDisappear {})
        case .change: AnyView(view.onChange(of: level) {})
        case .task: AnyView(view.task {})
        case .identity: AnyView(view.id(level))
        case .destination: AnyView(view.navigationDestination(for: Int.self) { _ in Color.red })
        case .sheet: AnyView(view.sheet(isPresented: .constant(false)) { Color.red })
        default: fatalError("\(self) has no view.")
        }
    }
}

private struct DeepAnimated: View, Animatable {
    let content: AnyView
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    var body: some View { content.opacity(opacity) }
}

private struct DeepPair: View {
    let content: AnyView
    @Namespace private var space
    var body: some View {
        ZStack {
            content.matchedGeometryEffect(id: 1, in: space)
            Color.clear.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
    }
}

private struct DeepSource: View {
    let content: AnyView
    @Namespace private var space
    var body: some View { content.matchedTransitionSource(id: 1, in: space) }
}

private struct DeepFocus: View {
    let content: AnyView
    @FocusState private var isFocused: Bool
    var body: some View { content.focusable().focused($isFocused) }
}

@Observable private final class DeepObject {}
