import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension View {
    /// The view in a list of a menu bar, with controls as rows.
    func menuRows(in level: MenuLevel, of bar: MenuBarState) -> some View {
        environment(\.buttonMaker, StyleMaker(MenuBarRowStyle()))
            .environment(\.menuClosing, MenuClosing { bar.close() })
            .toggleStyle(MenuBarToggleStyle(close: { bar.close() }))
            .labelStyle(MenuBarLabelStyle())
            .menuStyle(SubmenuStyle())
            .environment(\.isInMenu, true)
            .environment(\.isInCommands, true)
            .environment(\.menuLevel, level)
            .font(.subheadline)
    }
}

/// A row: a mark, a label and a trailing view.
private struct MenuBarRowFace<Label: View>: View {
    let label: Label
    var role: ButtonRole?
    /// Opens the menu of the row; nil if it has none.
    var open: ((ViewPlace) -> Void)?
    @State private var place = ViewPlace()
    @Environment(\.isFocused) private var isHighlighted
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.menuMark) private var isMarked
    @Environment(\.menuLevel) private var level
    @Environment(\.menuBar) private var bar

    private var color: Color {
        guard isEnabled else { return .primary.opacity(0.35) }
        if isHighlighted { return .white }
        return role == .destructive ? .red : .primary
    }

    var body: some View {
        AnchorView(content: row, anchor: place)
            .contentShape(Rectangle())
            .onHover { isInside in hover(isInside) }
            .onAppear { [place] in if let open { level?.add(place) { open(place) } } }
    }

    private var row: some View {
        HStack(spacing: 0) {
            CheckMark()
                .stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                .frame(width: 9, height: 8)
                .opacity(isMarked ? 1 : 0)
                .frame(width: 20, alignment: .leading)
            label
            Spacer(minLength: 28)
            if open != nil {
                ArrowShape()
                    .stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                    .frame(width: 4, height: 8)
            } else if let shortcut {
                Text(verbatim: shortcut.title)
                    .opacity(isHighlighted ? 0.9 : 0.6)
                    .accessibilityHidden(true)
            }
        }
        .lineLimit(1)
        .padding(.horizontal, 9)
        .frame(maxWidth: .infinity, minHeight: 26)
        .foregroundStyle(color)
        .background {
            if isHighlighted, isEnabled {
                RoundedRectangle(cornerRadius: 5).fill(Color.accentColor)
            }
        }
    }

    private func hover(_ isInside: Bool) {
        guard let level, let bar else { return }
        let row = place.row
        if isInside {
            bar.closeSubmenus(of: level)
            level.highlight.move(to: isEnabled ? row : nil)
            if isEnabled { open?(place) }
        } else if bar.levels.last === level, level.highlight.row === row {
            level.highlight.move(to: nil)
        }
    }
}

private nonisolated struct MenuBarRowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuBarRowFace(label: configuration.label, role: configuration.role)
    }
}

/// A toggle as a row with a mark while it is on.
private nonisolated struct MenuBarToggleStyle: ToggleStyle {
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        MenuBarRowFace(label: configuration.label)
            .onTapGesture {
                close()
                configuration.isOn.toggle()
            }
            .environment(\.menuMark, configuration.isOn)
    }
}

/// A menu as a row, next to which it opens.
private nonisolated struct SubmenuStyle: MenuStyle {
    @Environment(\.menuLevel) private var level
    @Environment(\.menuBar) private var bar

    func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label
        }
        .buttonStyle(
            SubmenuRowStyle { [level, bar] row in
                guard let level else { return }
                bar?.open(AnyView(configuration.content), in: level, beside: row)
            }
        )
        .environment(\.menuClosing, nil)
    }
}

private nonisolated struct SubmenuRowStyle: ButtonStyle {
    let open: (ViewPlace) -> Void

    func makeBody(configuration: Configuration) -> some View {
        MenuBarRowFace(label: configuration.label, open: open)
    }
}

/// Draws a label with its icon before the title.
private nonisolated struct MenuBarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 7) {
            configuration.icon
            configuration.title
        }
    }
}

private nonisolated enum MenuMarkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Whether the row of a menu bar has a mark.
    var menuMark: Bool {
        get { self[MenuMarkKey.self] }
        set { self[MenuMarkKey.self] = newValue }
    }
}

extension KeyboardShortcut {
    /// The keys for a menu, such as `Ctrl+Shift+S`; Control stands in for Command.
    var title: String {
        var parts: [String] = []
        let letter = String(key.character)
        let isUpper = letter.lowercased() != letter
        if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.shift) || isUpper { parts.append("Shift") }
        return (parts + [key.title]).joined(separator: "+")
    }
}

extension KeyEquivalent {
    private static let titles: [KeyEquivalent: String] = [
        .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right",
        .escape: "Esc", .delete: "Backspace", .deleteForward: "Del", .home: "Home", .end: "End",
        .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear", .tab: "Tab",
        .space: "Space", .return: "Return",
    ]

    /// The name of the key.
    fileprivate var title: String { Self.titles[self] ?? character.uppercased() }
}
