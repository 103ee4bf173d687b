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

    init(_ run: @escaping () -> Void) { self.run = run }
}

nonisolated enum SwipeActionKey: LayoutValueKey {
    static var defaultValue: SwipeAction? { nil }
}

/// The action of the first of a row's buttons, while they are shown.
final class FirstSwipeAction {
    var action: SwipeAction?

    /// Runs the action.
    func callAsFunction() { action?.run() }
}

nonisolated extension View {
    /// Adds buttons to the list row of the view, which a swipe away from an edge shows there.
    ///
    /// The first button is nearest to the edge. A swipe across more than 60 percent of the row runs
    /// it.
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
    ///   - content: The buttons; a destructive one is red, others are in their tint or grey.
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

/// Buttons side by side, in order from an edge, in the proposed height.
nonisolated struct SwipeRowLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData
    var edge: HorizontalEdge
    /// Gets the action of the first button.
    var first: FirstSwipeAction

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        let sizes = subviews.map { $0.sizeThatFits(offer) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width },
            height: proposal.height ?? sizes.map(\.height).max() ?? 0
        )
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        let action = subviews.first?[SwipeActionKey.self]
        MainActor.assumeIsolated { first.action = action }
        let offer = ProposedViewSize(width: nil, height: bounds.height)
        var x = edge == .leading ? bounds.minX : bounds.maxX
        for subview in subviews {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                anchor: edge == .leading ? .topLeading : .topTrailing, proposal: offer
            )
            let width = subview.sizeThatFits(offer).width
            x += edge == .leading ? width : -width
        }
    }
}

extension ButtonMaker {
    /// Creates the buttons of a row, which run a closure before their action.
    init(swipeBefore before: @escaping () -> Void) {
        make = { configuration in
            let both = PrimitiveButtonStyleConfiguration(
                role: configuration.role, label: configuration.label
            ) {
                before()
                configuration.trigger()
            }
            return AnyView(
                PressableButton(style: SwipeButtonStyle(), configuration: both)
                    .layoutValue(key: SwipeActionKey.self, value: SwipeAction(both.trigger))
            )
        }
    }
}

/// A button that fills the height of its row.
private nonisolated struct SwipeButtonStyle: ButtonStyle {
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .frame(minWidth: 74, maxHeight: .infinity)
            .background(color(configuration.role))
            .opacity(configuration.isPressed ? 0.7 : 1)
            .contentShape(Rectangle())
    }

    @MainActor private func color(_ role: ButtonRole?) -> AnyShapeStyle {
        if role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color.gray)
    }
}
