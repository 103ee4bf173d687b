import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

extension View {
    /// The view in the list of a menu, with controls as rows; `close` runs before their actions.
    func menuControls(close: @escaping () -> Void) -> some View {
        environment(\.buttonMaker, StyleMaker(MenuRowStyle()))
            .environment(\.menuClosing, MenuClosing(close: close))
            .environment(\.toggleMaker, StyleMaker { AnyView(MenuToggle(configuration: $0)) })
            .labelStyle(MenuLabelStyle())
            .menuStyle(SubmenuStyle(close: close))
    }
}

/// Draws a button as a row of a menu.
private nonisolated struct MenuRowStyle: ButtonStyle {
    @Environment(\.isFocused) private var isHighlighted
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
            .opacity(isEnabled ? 1 : 0.3)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .padding(.horizontal, MenuRowLayout.inset)
            .background {
                if configuration.isPressed || isHighlighted { Color(white: 0.5, opacity: 0.2) }
            }
            .layoutValue(key: MenuRowKey.self, value: true)
    }
}

/// A toggle as a row with a mark while it is on.
private struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let isOn = configuration.isOn
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 8) {
                CheckMark()
                    .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 12, height: 10)
                    .opacity(isOn ? 1 : 0)
                configuration.label
            }
        }
        .accessibility {
            $0.traits.subtract(.isButton)
            $0.traits.formUnion(.isToggle)
            $0.value = isOn ? "1" : "0"
        }
    }
}

/// A menu as a row, below or above which it opens.
private nonisolated struct SubmenuStyle: MenuStyle {
    /// Closes the menu that contains the row.
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        Submenu(configuration: configuration, close: close)
    }
}

/// The row of a menu in another one, with an arrow.
///
/// Its button leaves the outer menu open. A control in the inner menu closes both; a tap outside or
/// Escape closes the inner one only.
private struct Submenu: View {
    let configuration: MenuStyleConfiguration
    let close: () -> Void
    @State private var isOpen = false
    @State private var highlight = RowHighlight()

    var body: some View {
        MenuPresentation(row, $isOpen, highlight, configuration.content, onChoice: close)
    }

    private var row: some View {
        Button {
            highlight.move(to: nil)
            isOpen = true
        } label: {
            HStack {
                configuration.label
                Spacer()
                ArrowShape()
                    .stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                    .frame(width: 5, height: 9)
            }
        }
        .buttonStyle(MenuRowStyle())
        .environment(\.menuClosing, nil)
    }
}

/// Draws a label with its icon at the trailing end.
private nonisolated struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer()
            configuration.icon
        }
    }
}
