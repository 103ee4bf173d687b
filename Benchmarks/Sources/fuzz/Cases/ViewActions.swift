import Foundation
import Legato

/// The modifiers that read the environment or geometry of a view, or change the model.
@MainActor
enum ViewActions {
    typealias Make = @MainActor (AnyView, Double, Double, ViewCase.Model) -> any View

    static let makes: KeyValuePairs<String, Make> = [
        "overlayAligned": { view, a, _, _ in
            view.overlay(alignment: .bottomTrailing) { Text("O").offset(x: a) }
        },
        "backgroundAligned": { view, a, b, _ in
            view.background(alignment: .topLeading) { Color.green.frame(width: a, height: b) }
        },
        "matched": { view, a, b, _ in Matched(content: view, a: a, b: b) },
        "onTap": { view, a, _, model in
            view.onTapGesture(count: abs(a) < 4 ? Int(a) : 1) {
                withAnimation { model.number = a }
            }
        },
        "onLongPress": { view, a, b, model in
            view.onLongPressGesture(minimumDuration: a, maximumDistance: b) { model.isOn.toggle() }
        },
        "drag": { view, a, _, model in
            view.offset(x: model.number).gesture(
                DragGesture(minimumDistance: a)
                    .onCancelled { model.number = $0.translation.height }
                    .onChanged { model.number = $0.translation.width }
                    .onEnded { value in
                        withAnimation(.spring) { model.number = value.velocity.width }
                    }
            )
        },
        "magnify": { view, a, _, model in
            view.scaleEffect(model.number).gesture(
                MagnifyGesture(minimumScaleDelta: a).onChanged { model.number = $0.magnification }
            )
        },
        "simultaneous": { view, a, b, model in
            view.simultaneousGesture(
                LongPressGesture(minimumDuration: a)
                    .sequenced(before: DragGesture(minimumDistance: b))
                    .onEnded { _ in model.isOn = true }
            )
        },
        "onHover": { view, a, b, model in view.onHover { model.number = $0 ? a : b } },
        "keys": { view, a, b, model in
            view.onContinuousHover { if case .active(let place) = $0 { model.number = place.x } }
                .onKeyPress(phases: .all) { _ in a > b ? .handled : .ignored }
                .keyboardShortcut("r", modifiers: a > 0 ? .command : [])
        },
        "scrollPhases": { view, a, b, model in
            // What it changes may hide the view again, and so on: only the first time counts.
            ScrollView {
                view.onScrollVisibilityChange(threshold: a) { if $0 { model.isOn = true } }
            }
            .onScrollPhaseChange { model.number = $1 == .idle ? a : b }
            .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        },
        "glass": { view, a, b, _ in
            GlassEffectContainer(spacing: a) {
                ForEach(subviews: view) { $0.glassEffect(.clear, in: .rect(cornerRadius: b)) }
            }
        },
        "shadows": { view, a, b, _ in
            view.foregroundStyle(
                .red.shadow(.inner(radius: a, x: b)).shadow(.drop(radius: b, y: a))
            )
        },
        "glassID": { view, a, _, model in
            Glassy(content: view, id: a > 0 ? 1 : nil)
                .modifier(EmptyModifier())
                .glassEffectTransition(a > 1 ? .materialize : .matchedGeometry)
                .navigationDestination(
                    item: Binding(get: { model.items.last }, set: { _ in model.items = [] })
                ) { Text("Page \($0)") }
        },
        "focusable": { view, _, _, _ in view.focusable() },
        "transformEffect": { view, a, b, _ in
            view.transformEffect(CGAffineTransform(a: a, b: 0, c: b, d: 1, tx: b, ty: a))
        },
        "sheet": { view, a, _, model in
            view.sheet(isPresented: ViewLeaves.isOn(model)) { Text("Sheet").offset(x: a) }
        },
        "cover": { view, a, _, model in
            view.fullScreenCover(isPresented: ViewLeaves.isOn(model)) { Color.blue.padding(a) }
        },
        "navigationStack": { view, a, _, model in
            NavigationStack(path: Binding(get: { model.items }, set: { model.items = $0 })) {
                view.navigationDestination(for: Int.self) { Text("Page \($0)").padding(a) }
            }
        },
        "navigationDestination": { view, a, _, model in
            view.navigationDestination(isPresented: ViewLeaves.isOn(model)) {
                Color.red.opacity(a)
            }
        },
        "disabled": { view, a, _, _ in view.disabled(a > 1) },
        "tint": { view, a, _, _ in view.tint(Color(red: a, green: 0, blue: 1)) },
        "lineLimit": { view, a, _, _ in view.lineLimit(Int(exactly: a.rounded()) ?? .min) },
        "lineSpacing": { view, a, _, _ in view.environment(\.lineSpacing, a) },
        "blendMode": { view, _, _, _ in view.blendMode(.multiply) },
        "drawingGroup": { view, _, _, _ in view.drawingGroup() },
        "redacted": { view, a, _, _ in
            view.redacted(reason: a > 0 ? .placeholder : .privacy).privacySensitive(a < 1)
                .geometryGroup()
        },
        "unredacted": { view, a, _, _ in
            view.unredacted().hoverEffect(.lift, isEnabled: a > 0)
                .defaultHoverEffect(a > 1 ? .highlight : nil).hoverEffectDisabled(a > 2)
                .persistentSystemOverlays(.hidden).defersSystemGestures(on: .all)
                .pointerStyle(a > 0 ? .link : nil).pointerVisibility(a < 1 ? .hidden : .automatic)
        },
        "hidden": { view, _, _, _ in view.hidden() },
        "clipped": { view, _, _, _ in view.clipped() },
        "contentShape": { view, a, _, _ in view.contentShape(Circle().inset(by: a)) },
        "onChange": { view, a, _, model in view.onChange(of: model.isOn) { model.number = a } },
        "phaseAnimator": { view, a, b, _ in
            view.phaseAnimator([a, b]) {
                $0.offset(y: $1).blur(radius: $1)
            } animation: { _ in
                .linear(duration: 0.1)
            }
        },
        "keyframeAnimator": { view, a, b, _ in
            view.keyframeAnimator(initialValue: a) {
                $0.scaleEffect($1).opacity($1)
            } keyframes: {
                _ in
                SpringKeyframe(b, duration: 0.2)
                LinearKeyframe(a, duration: b)
            }
        },
        "alignmentGuide": { view, a, b, _ in
            view.alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(a) }
                .alignmentGuide(VerticalAlignment.top) { $0.height * CGFloat(b) }
        },
        "transaction": { view, a, _, _ in
            view.transaction { $0.animation = $0.animation?.speed(a) }
        },
        "colorInvert": { view, _, _, _ in view.colorInvert() },
        "scoped": { view, a, b, _ in
            view.animation(.linear(duration: a)) { $0.opacity(b).scaleEffect(b) }
        },
        "shapeSize": { view, a, b, _ in
            view.clipShape(Ellipse().size(width: a, height: b).scale(x: b, y: a))
        },
        "colorScheme": { view, a, _, _ in view.environment(\.colorScheme, a > 0 ? .dark : .light) },
    ]

    /// A view with one of three shared matched-geometry ids.
    private struct Matched: View {
        let content: AnyView
        let a: Double
        let b: Double
        @Environment(\.matchedSpace) private var space

        var body: some View {
            if let space {
                content.matchedGeometryEffect(
                    id: a > 1 ? 1 : b > 1 ? 2 : 3, in: space, anchor: UnitPoint(x: a, y: b),
                    isSource: a > b
                )
            }
        }
    }

    /// The factor by which the first subview scales the width of a `Shelf`.
    nonisolated enum Ratio: LayoutValueKey {
        static let defaultValue = 1.0
    }

    /// A layout with an animated number that also determines its positions and proposals.
    nonisolated struct Shelf: Layout {
        var animatableData: Double

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            CGSize(
                width: animatableData * (subviews.first?[Ratio.self] ?? 1),
                height: proposal.height ?? animatableData
            )
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + animatableData * Double(index), y: bounds.midY),
                    anchor: UnitPoint(x: 0, y: animatableData),
                    proposal: ProposedViewSize(width: animatableData, height: nil)
                )
            }
        }
    }
}

extension EnvironmentValues {
    /// The namespace of the tree's matched views.
    nonisolated var matchedSpace: Namespace.ID? {
        get { self[MatchedSpaceKey.self] }
        set { self[MatchedSpaceKey.self] = newValue }
    }
}

nonisolated private enum MatchedSpaceKey: EnvironmentKey {
    static var defaultValue: Namespace.ID? { nil }
}

/// A view with an id of glass, which may change.
private struct Glassy: View {
    let content: AnyView
    let id: Int?
    @Namespace private var space

    var body: some View { content.glassEffectID(id, in: space) }
}
