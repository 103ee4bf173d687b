import Legato
import Observation

/// The content of the innermost view of a chain, and whether the chain is present.
@Observable final class DeepModel {
    var isWide = false
    var isShown = true
}

/// Chains of views, by the kind of each level.
nonisolated enum DeepViews: String, CaseIterable, Codable {
    case stack, spaced, mixed, depth, opacity, offset, padding, frame, guide, group, each, custom
    case stateful, modifier, layout, overlay, underlay, background, mask, environment, animation
    case transition, geometry, masked, clip, index, matched, tap, drag, button, toggle, link
    case styled, tinted, several, rows, branches, options
    // The kinds below recur like the others; debug builds only count their costs.
    case timeline, keyframes, phases, animated, pages, title, globalFrame, pair
    case shadow, blur, filter, blend, rotation, space, compositing, drawing, border, corner
    case scroll, aspect, ideal, position, shape, stroke, hover, hold, high, focus
    case appearance, change, task, identity, object, destination, sheet, source, progress
    case observed

    /// Whether debug builds also test it with hundreds of levels.
    nonisolated var isBasic: Bool {
        Self.allCases.prefix { $0 != .timeline }.contains(self)
    }

    /// A chain of levels around a rectangle.
    @MainActor func chain(_ depth: Int, _ model: DeepModel) -> AnyView {
        var view = AnyView(DeepLeaf(model: model))
        for level in 0..<depth { view = wrap(view, level, model) }
        return AnyView(DeepTop(content: view, model: model))
    }

    @MainActor private func wrap(_ view: AnyView, _ level: Int, _ model: DeepModel) -> AnyView {
        switch self {
        case .stack: AnyView(VStack { view })
        case .spaced:
            AnyView(
                VStack {
                    view; Spacer()
                }
            )
        case .mixed:
            level.isMultiple(of: 2)
                ? AnyView(
                    VStack {
                        view; Spacer()
                    }
                )
                : AnyView(
                    HStack {
                        view; Spacer()
                    }
                )
        case .depth:
            AnyView(
                ZStack(alignment: .bottomTrailing) {
                    view; Color.clear
                }
            )
        case .opacity: AnyView(view.opacity(0.9999))
        case .offset: AnyView(view.offset(x: 0.001))
        case .padding: AnyView(view.padding(0.001))
        case .frame: AnyView(view.frame(maxWidth: .infinity))
        case .guide: AnyView(view.alignmentGuide(.leading) { $0[.leading] })
        case .group: AnyView(Group { view })
        case .each: AnyView(ForEach([1, 2], id: \.self) { if $0 == 1 { view } })
        case .several:
            AnyView(
                Group {
                    view; Color.clear
                }
            )
        case .rows:
            AnyView(
                ForEach([1, 2], id: \.self) {
                    if $0 == 1 { view } else { Color.clear }
                }
            )
        case .branches:
            AnyView(
                Group {
                    if level >= 0 {
                        Color.clear; view
                    }
                }
            )
        case .options: AnyView(DeepOption(content: view, model: model))
        case .custom: AnyView(DeepCustom(content: view))
        case .stateful: AnyView(DeepStateful(content: view))
        case .modifier: AnyView(view.modifier(DeepModifier()))
        case .layout: AnyView(DeepLayout()() { view })
        case .overlay: AnyView(view.overlay { Color.clear })
        case .underlay: AnyView(Color.clear.overlay { view })
        case .background: AnyView(view.background { Color.clear })
        case .mask: AnyView(Color.red.mask { view })
        case .environment: AnyView(view.environment(\.isEnabled, level.isMultiple(of: 2)))
        case .animation: AnyView(view.animation(.linear(duration: 0.1), value: level))
        case .transition: AnyView(view.transition(.slide))
        case .geometry: AnyView(GeometryReader { _ in view })
        case .masked: AnyView(view.mask { Color.black })
        case .clip: AnyView(view.clipShape(Rectangle()))
        case .index:
            AnyView(
                ZStack {
                    view.zIndex(1); Color.clear
                }
            )
        case .matched: AnyView(DeepMatched(content: view))
        case .tap: AnyView(view.onTapGesture {})
        case .drag: AnyView(view.gesture(DragGesture().onChanged { _ in }))
        case .button: AnyView(Button(action: {}) { view })
        case .toggle: AnyView(Toggle(isOn: .constant(true)) { view })
        case .link: AnyView(NavigationLink(destination: { Color.red }, label: { view }))
        case .styled: AnyView(view.foregroundStyle(.secondary))
        case .tinted: AnyView(view.tint(Color.accentColor.opacity(0.9999)))
        case .observed: AnyView(DeepReader(content: view, model: model))
        default: wrapRarely(view, level)
        }
    }
}

private struct DeepTop: View {
    let content: AnyView
    let model: DeepModel
    var body: some View { if model.isShown { content } }
}

private struct DeepLeaf: View {
    let model: DeepModel
    var body: some View {
        Color.red
            .overlay { Rectangle() }
            .overlay { Color.accentColor }
            .frame(width: model.isWide ? 30 : 10, height: 10)
    }
}

private struct DeepOption: View {
    let content: AnyView
    let model: DeepModel
    var body: some View {
        content
        if model.isWide { Color.clear }
    }
}

private struct DeepCustom: View {
    let content: AnyView
    var body: some View { content }
}

private struct DeepStateful: View {
    let content: AnyView
    @State private var number = 1
    var body: some View { Group { content }.id(number) }
}

private struct DeepMatched: View {
    let content: AnyView
    @Namespace private var space
    var body: some View { content.matchedGeometryEffect(id: 1, in: space) }
}

private struct DeepReader: View {
    let content: AnyView
    let model: DeepModel
    var body: some View { content.opacity(model.isWide ? 0.9999 : 0.9998) }
}

private struct DeepModifier: ViewModifier {
    func body(content: Content) -> some View { content.padding(0.001) }
}

private struct DeepLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
