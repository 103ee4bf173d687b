import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The buttons that a swipe shows at an edge.
nonisolated struct SwipeButtons {
    var view: AnyView
    /// Whether a long swipe runs the first button.
    var allowsFullSwipe: Bool
}

/// The buttons at both edges of a row.
struct SwipeSides {
    var leading: SwipeButtons?
    var trailing: SwipeButtons?

    subscript(edge: HorizontalEdge) -> SwipeButtons? { edge == .leading ? leading : trailing }
}

nonisolated enum LeadingSwipeButtonsKey: LayoutValueKey {
    static var defaultValue: SwipeButtons? { nil }
}

nonisolated enum SwipeButtonsKey: LayoutValueKey {
    static var defaultValue: SwipeButtons? { nil }
}

/// The action of one of a row's buttons.
final class SwipeAction {
    let run: () -> Void
    /// Whether it removes the row, whose content a full swipe moves away.
    let isDestructive: Bool

    init(isDestructive: Bool, _ run: @escaping () -> Void) {
        (self.isDestructive, self.run) = (isDestructive, run)
    }
}

nonisolated enum SwipeActionKey: LayoutValueKey {
    static var defaultValue: SwipeAction? { nil }
}

/// The action of the first of a row's buttons, while they are shown.
final class FirstSwipeAction {
    var action: SwipeAction?
}

nonisolated extension View {
    /// Adds buttons to the list row of the view, which a swipe away from an edge shows there.
    ///
    /// The first button is nearest to the edge. The content follows the pointer; released beyond the
    /// middle of the buttons it leaves them uncovered, and beyond 60 percent of the row it runs the
    /// first one.
    ///
    /// ```swift
    /// List(messages) { message in
    ///     MessageRow(message)
    ///         .swipeActions(edge: .leading) {
    ///             Button("Read") { read(message) }.tint(.blue)
    ///         }
    ///         .swipeActions {
    ///             Button("Delete", role: .destructive) { delete(message) }
    ///             Button("Flag") { flag(message) }.tint(.orange)
    ///         }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge at which the buttons are; the trailing one by default.
    ///   - allowsFullSwipe: Whether a long swipe runs the first button; true by default.
    ///   - content: The buttons; a destructive one is red, others are in their tint or grey. Of a
    ///     label they show the icon only, filled, or the title if it has none.
    /// - Returns: The view with buttons for its row.
    @ViewBuilder
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let buttons = SwipeButtons(view: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        if edge == .leading {
            layoutValue(key: LeadingSwipeButtonsKey.self, value: buttons)
        } else {
            layoutValue(key: SwipeButtonsKey.self, value: buttons)
        }
    }
}

extension ViewItem {
    /// The buttons that the views of a row set.
    var swipeSides: SwipeSides {
        SwipeSides(
            leading: layoutValue(LeadingSwipeButtonsKey.self),
            trailing: layoutValue(SwipeButtonsKey.self)
        )
    }
}

/// Buttons side by side, in order from an edge, in the proposed size.
///
/// Their widths are parts of the proposed width, in proportion to their own widths.
nonisolated struct SwipeRowLayout: Layout {
    /// The minimum width of a button in the layout's own width, in points.
    static let minWidth: CGFloat = 74

    var edge: HorizontalEdge
    /// Whether the first button has the whole width.
    var isFull: Bool
    /// Gets the action of the first button.
    var first: FirstSwipeAction

    private func widths(_ subviews: LayoutSubviews) -> [CGFloat] {
        subviews.map { max(Self.minWidth, $0.sizeThatFits(.unspecified).width) }
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
        return CGSize(
            width: proposal.width ?? widths(subviews).reduce(0, +),
            height: proposal.height ?? heights.max() ?? 0
        )
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let action = subviews.first?[SwipeActionKey.self]
        MainActor.assumeIsolated { first.action = action }
        let widths = widths(subviews)
        let sum = widths.reduce(0, +)
        var x = edge == .leading ? bounds.minX : bounds.maxX
        for (index, subview) in subviews.enumerated() {
            let part = isFull ? (index == 0 ? 1 : 0) : widths[index] / sum
            let width = part * bounds.width
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                anchor: edge == .leading ? .topLeading : .topTrailing,
                proposal: ProposedViewSize(width: width, height: bounds.height)
            )
            x += edge == .leading ? width : -width
        }
    }
}

extension StyleMaker<PrimitiveButtonStyleConfiguration> {
    /// Creates the buttons of a row, which run a closure before their action.
    init(swipeBefore before: @escaping () -> Void) {
        self.init { configuration in
            let both = PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label
            ) {
                before()
                configuration.trigger()
            }
            return AnyView(
                PressableButton(style: SwipeButtonStyle(), configuration: both)
                    .layoutValue(
                        key: SwipeActionKey.self,
                        value: SwipeAction(
                            isDestructive: configuration.role == .destructive, configuration.trigger
                        )
                    )
            )
        }
    }
}

/// Shows the icon only, or the title of a label without an icon.
nonisolated struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VariadicView(configuration.icon) { icons in
            if icons.isEmpty {
                configuration.title
            } else {
                HStack { ForEach(icons) { $0 } }
                    .accessibilityRepresentation { configuration.title }
            }
        }
    }
}

/// A button that fills the height of its row.
private nonisolated struct SwipeButtonStyle: ButtonStyle {
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .fixedSize()
            .padding(.horizontal, 16)
            .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
            .background(color(configuration.role))
            .clipped()
            .opacity(configuration.isPressed ? 0.7 : 1)
            .contentShape(Rectangle())
    }

    @MainActor private func color(_ role: ButtonRole?) -> AnyShapeStyle {
        if role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color.gray)
    }
}
