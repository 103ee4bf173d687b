import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A picker whose options are side by side; the segment under the selected one slides.
struct SegmentedPicker<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let title: String
    /// How the selected option is shown.
    var effect = PaletteSelectionEffect.EffectMark.automatic
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let content = content.lineLimit(1)
        VariadicView(content.modifier(SegmentTitle(isSelected: false))) { options in
            if case .variant(let variant) = effect {
                VariadicView(
                    content.symbolVariant(variant).modifier(SegmentTitle(isSelected: true))
                ) { face(options, selected: $0) }
            } else if SegmentedDefaults.selectedTitle.isSet {
                VariadicView(content.modifier(SegmentTitle(isSelected: true))) {
                    face(options, selected: $0)
                }
            } else {
                face(options, selected: options)
            }
        }
    }

    /// The options side by side, with another view of the selected one.
    private func face(_ options: [VariadicChild], selected: [VariadicChild]) -> some View {
        let value = selection.wrappedValue
        let index = options.firstIndex { $0.isSelected(by: value) }
        return FocusableView(
            content: IsolatedView(
                content: segments(options, selected, index).transaction(value: index) {
                    // Changes of the colour scheme are not animated.
                    guard $0.animation == nil, !$0.disablesAnimations else { return }
                    $0.animation = .snappy(duration: 0.3)
                }
            ),
            control: ControlElement(role: .group, label: title, keepsParts: true)
        ) { event in
            guard event.isPlain, !options.isEmpty else { return false }
            switch event.key {
            case "left": select(max((index ?? 1) - 1, 0), options)
            case "right": select(min((index ?? -1) + 1, options.count - 1), options)
            default: return false
            }
            return true
        }
    }

    private func segments(
        _ options: [VariadicChild], _ selected: [VariadicChild], _ index: Int?
    ) -> some View {
        LayoutView(
            layout: SegmentLayout(selected: index),
            content: ViewBuilder.buildBlock(
                SelectedSegment(isShown: index != nil && effect == .automatic),
                ForEach(Array(options.enumerated()), id: \.element.id) { place, option in
                    let isSelected = place == index
                    (isSelected && place < selected.count ? selected[place] : option)
                        .accessibilityElement(children: .combine).accessibility {
                            describe(&$0, place, options, isSelected: isSelected)
                        }
                }
            )
        )
        .background(
            SegmentedDefaults.background.map { Color(uiColor: $0) }
                ?? Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12),
            in: RoundedRectangle(cornerRadius: 9)
        )
        .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 9)) }
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(Rectangle())
        .gesture(
            PressGesture(takesPointer: true).following { press in
                // A drag slides the segment, but only from the selected option.
                follow(press, options)
            } ended: { press in
                follow(press, options)
            } failed: {
            }
        )
    }

    /// Makes the element of an option a button that selects it.
    private func describe(
        _ element: inout AccessibilityElement, _ place: Int, _ options: [VariadicChild],
        isSelected: Bool
    ) {
        element.role = .option
        element.traits.remove(.isStaticText)
        element.traits.formUnion(isSelected ? [.isButton, .isSelected] : .isButton)
        element.isEnabled = isEnabled
        guard isEnabled else { return }
        element.actions = [.init(kind: .default) { select(place, options) }]
    }

    private func follow(_ press: PressGesture.Value, _ options: [VariadicChild]) {
        guard press.isInside, press.size.width > 0 else { return }
        let part = press.location.x / press.size.width
        guard part.isFinite else { return }
        select(Int(min(max(part, 0), 0.999) * Double(options.count)), options)
    }

    private func select(_ index: Int, _ options: [VariadicChild]) {
        if options.indices.contains(index) { options[index].select(in: selection) }
    }
}

/// Shows options with the font and the colour that all segmented pickers have.
private struct SegmentTitle: ViewModifier {
    let isSelected: Bool

    func body(content: Content) -> some View {
        let (all, selected) = (SegmentedDefaults.title, SegmentedDefaults.selectedTitle)
        let font = isSelected ? selected.font ?? all.font : all.font
        let color = isSelected ? selected.color ?? all.color : all.color
        content
            .font(font ?? .system(size: 13, weight: .medium))
            .foregroundStyle(
                color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground))
    }
}

/// The raised segment under the selected option.
private struct SelectedSegment: View {
    let isShown: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(
                SegmentedDefaults.selectedTint.map { Color(uiColor: $0) }
                    ?? Color(white: scheme == .dark ? 0.39 : 1)
            )
            .shadow(color: Color(white: 0, opacity: 0.12), radius: 4, y: 3)
            .opacity(isShown ? 1 : 0)
    }
}

/// The layout of segments of equal width; the first view is put under the selected one.
nonisolated struct SegmentLayout: Layout {
    var selected: Int?
    private static let height: CGFloat = 32
    private static let inset: CGFloat = 2

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let widest = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = (widest + 20) * CGFloat(max(subviews.count - 1, 1))
        let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
        return CGSize(width: width, height: Self.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let inner = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        let width = max(inner.width, 0) / CGFloat(max(subviews.count - 1, 1))
        for (index, subview) in subviews.dropFirst().enumerated() {
            subview.place(
                at: CGPoint(x: inner.minX + (CGFloat(index) + 0.5) * width, y: inner.midY),
                anchor: .center,
                proposal: ProposedViewSize(width: max(width - 8, 0), height: inner.height)
            )
        }
        subviews.first?.place(
            at: CGPoint(x: inner.minX + CGFloat(selected ?? 0) * width, y: inner.minY),
            proposal: ProposedViewSize(width: width, height: inner.height)
        )
    }
}
