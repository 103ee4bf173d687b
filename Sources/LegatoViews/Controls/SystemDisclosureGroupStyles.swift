import Foundation
import LegatoGraphics
import LegatoMotion

/// Draws the label with an arrow, and the content below: the default style.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a disclosure group.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureRows(configuration: configuration)
    }
}

/// The default style in the cells of tables, where a group is one view instead of several rows.
nonisolated struct CellDisclosureGroupStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        DisclosureRows(configuration: configuration, isInCell: true)
    }
}

/// The label with an arrow, and the content below it; in a list, each view is a row.
private struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    var isInCell = false
    @Environment(\.listLook) private var look

    var body: some View {
        if isInCell {
            VStack(alignment: .leading, spacing: 8) {
                heading.environment(\.buttonMaker, StyleMaker(DisclosureButtonStyle()))
                if configuration.isExpanded { configuration.content }
            }
        } else if look == nil {
            VStack(alignment: .leading, spacing: 8) {
                heading
                if configuration.isExpanded { configuration.content }
            }
        } else if configuration.opensByArrow {
            HStack {
                configuration.label
                Spacer()
                Button(action: toggle) { arrow.inRow }
                    .springLoaded(unless: configuration.isExpanded)
                    .environment(\.buttonMaker, StyleMaker(DisclosureButtonStyle()))
            }
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            heading.environment(
                \.buttonMaker, StyleMaker(DisclosureButtonStyle(), fillsRow: true)
            )
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        }
    }

    private func toggle() {
        withAnimation(.snappy(duration: 0.3)) { configuration.isExpanded.toggle() }
    }

    private var heading: some View {
        Button(action: toggle) {
            HStack {
                configuration.label
                Spacer()
                arrow
            }
            .contentShape(Rectangle())
        }
        .springLoaded(unless: configuration.isExpanded)
    }

    private var arrow: DisclosureArrow { DisclosureArrow(isExpanded: configuration.isExpanded) }
}

/// The arrow of a group, which points down while the group is expanded.
struct DisclosureArrow: View {
    let isExpanded: Bool
    var color = Color.accentColor
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ArrowShape()
            .stroke(
                isEnabled ? color : Color(.tertiaryLabel),
                style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 7, height: 12)
            .frame(width: 12)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
    }

    /// The arrow, which takes clicks in the whole height of its row.
    var inRow: some View {
        padding(.vertical, 11).contentShape(Rectangle()).padding(.vertical, -11)
    }
}

/// Draws the label of a group in a list, whose icons have the tint.
private nonisolated struct DisclosureButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        // While it is enabled it sets no foreground style, which would apply to the icons, too.
        EnvironmentView(content: configuration.label, value: isEnabled) {
            if !$1 { $0.setForegroundStyle(HierarchicalShapeStyle.tertiary) }
        }
        .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 5)) }
        .opacity(configuration.isPressed ? 0.4 : 1)
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: draws the label with an arrow, and the content below.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension StyleMaker<DisclosureGroupStyleConfiguration> {
    /// Creates disclosure groups in a style.
    init<S: DisclosureGroupStyle>(_ style: S) {
        self.init(style) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension EnvironmentValues {
    /// The style of disclosure groups; nil for the default one.
    var disclosureGroupMaker: StyleMaker<DisclosureGroupStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of disclosure groups in the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupMaker, StyleMaker(style))
    }
}
