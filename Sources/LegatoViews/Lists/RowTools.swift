import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

nonisolated enum BadgeKey: LayoutValueKey {
    static var defaultValue: Text? { nil }
}

/// The prominence of badges.
public nonisolated enum BadgeProminence: Hashable, Sendable {
    /// Decreased: in the third level of the foreground style.
    case decreased
    /// Standard: in the second level of the foreground style.
    case standard
    /// Increased: in white on a red capsule.
    case increased
}

nonisolated extension EnvironmentValues {
    /// The prominence of badges in list rows; `standard` by default.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

private nonisolated enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

/// The badge of a row.
private struct RowBadge: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence {
        case .decreased: text.foregroundStyle(.tertiary)
        case .standard: text.foregroundStyle(.secondary)
        case .increased:
            text.foregroundStyle(.white)
                .padding(.horizontal, 7)
                .background(.red, in: .capsule)
        }
    }
}

nonisolated extension View {
    /// Shows a number at the trailing edge of the view's list row, or on its tab item; 0 shows
    /// none.
    public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text("\(count)"))
    }

    /// Shows a text at the trailing edge of the view's list row, or on its tab item; nil for none.
    public func badge(_ labelKey: LocalizedStringKey?) -> some View {
        badge(labelKey.map { Text($0) })
    }

    /// Shows a text at the trailing edge of the view's list row, or on its tab item; nil for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }

    /// Shows a text at the trailing edge of the view's list row, or on its tab item; nil for none.
    public func badge(_ label: Text?) -> some View {
        layoutValue(key: BadgeKey.self, value: label)
    }

    /// Sets the prominence of the badges of list rows in the view.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// The mark of a row of which several can be selected.
private struct SelectionMark: View {
    let isSelected: Bool

    var body: some View {
        Circle().stroke(Color(.tertiaryLabel), lineWidth: 1.5).frame(width: 21, height: 21)
            .overlay {
                if isSelected {
                    Circle().fill(Color.accentColor).frame(width: 22, height: 22)
                    CheckMark()
                        .stroke(
                            .white,
                            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                        )
                        .frame(width: 10, height: 8)
                }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// The actions available for a row.
struct RowTools: View {
    var isEditing = false
    /// Whether a mark shows the row as selected; nil for no mark.
    var isSelected: Bool?
    var badge: Text?
    /// Shows the buttons at the trailing edge.
    var reveal: () -> Void = {}
    var canDelete = false
    /// How far the button that shows those reaches beyond its circle, in points.
    var reach: CGFloat = 16
    /// Called with the distance of a move, nil for a cancelled one, and whether it has ended.
    var move: ((CGFloat?, Bool) -> Void)?

    var body: some View {
        HStack(spacing: 0) {
            if let isSelected {
                SelectionMark(isSelected: isSelected).padding(.leading, 16)
            } else if isEditing, canDelete {
                Button(action: reveal) {
                    Circle().fill(.red).frame(width: 22, height: 22)
                        .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
                        .padding(.leading, 16)
                        .padding(.trailing, reach)
                        .frame(maxHeight: .infinity)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Remove")
                .padding(.trailing, -reach)
            }
            Spacer(minLength: 0)
            if let badge {
                RowBadge(text: badge).padding(.trailing, ListRowItem.badgeMargin)
            }
            if isEditing, let move {
                VStack(spacing: 4) {
                    ForEach(0..<3) { _ in Color.gray.frame(width: 20, height: 1.5) }
                }
                .padding(12)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onCancelled { _ in move(nil, true) }
                        .onChanged { move($0.translation.height, false) }
                        .onEnded { move($0.translation.height, true) }
                )
            }
        }
        .frame(maxHeight: .infinity)
    }
}
