import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The buttons that a swipe shows.
struct SwipeButtons {
    var view: AnyView
}

nonisolated enum SwipeButtonsKey: LayoutValueKey {
    static var defaultValue: SwipeButtons? { nil }
}

nonisolated enum BadgeKey: LayoutValueKey {
    static var defaultValue: String? { nil }
}

extension View {
    /// Shows a number at the trailing edge of the view's list row, or on its tab item; none for 0.
    public func badge(_ count: Int) -> some View {
        layoutValue(key: BadgeKey.self, value: count == 0 ? nil : "\(count)")
    }

    /// Shows a text at the trailing edge of the view's list row, or on its tab item; nil for none.
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        layoutValue(key: BadgeKey.self, value: label.map { String($0) })
    }

    /// Adds buttons to the list row of the view, which a swipe to the left shows.
    ///
    /// The buttons are at the trailing edge for both edges, and a tap runs them; there is no full
    /// swipe.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        layoutValue(key: SwipeButtonsKey.self, value: SwipeButtons(view: AnyView(content())))
    }
}

/// What can be done with a row.
struct RowTools: View {
    var isEditing = false
    var isOpen = false
    var badge: String?
    var buttons: SwipeButtons?
    var delete: (() -> Void)?
    /// Called with the distance of a move, and whether it has ended.
    var move: ((CGFloat, Bool) -> Void)?

    var body: some View {
        HStack(spacing: 0) {
            if isEditing, let delete {
                Button(action: delete) {
                    Circle().fill(.red).frame(width: 22, height: 22)
                        .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
                }
                .buttonStyle(.plain)
                .padding(.leading, 16)
            }
            Spacer(minLength: 0)
            if let badge {
                Text(badge).foregroundStyle(.secondary).padding(.trailing, 16)
            }
            if isEditing, let move {
                VStack(spacing: 4) {
                    ForEach(0..<3) { _ in Color.gray.frame(width: 20, height: 1.5) }
                }
                .padding(12)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { move($0.translation.height, false) }
                        .onEnded { move($0.translation.height, true) }
                )
            }
            if isOpen {
                HStack(spacing: 0) {
                    if let buttons {
                        buttons.view
                    } else if let delete {
                        Button("Delete", role: .destructive, action: delete)
                    }
                }
                .buttonStyle(SwipeButtonStyle())
                .transition(.move(edge: .trailing))
            }
        }
        .frame(maxHeight: .infinity)
    }
}

/// A button that fills the height of its row.
private struct SwipeButtonStyle: ButtonStyle {
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

    private func color(_ role: ButtonRole?) -> AnyShapeStyle {
        if role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color.gray)
    }
}
