import Foundation

extension Label: View {
    /// The icon and the title, in the style of the environment.
    public var body: some View {
        if let maker {
            maker.make(
                LabelStyleConfiguration(
                    title: LabelStyleConfiguration.Title(content: AnyView(title)),
                    icon: LabelStyleConfiguration.Icon(content: AnyView(icon))
                )
            )
        } else {
            LabelRow(title: title, icon: icon)
        }
    }
}

/// An icon followed by a title; in lists the icon has the tint, unless a foreground style is set.
struct LabelRow<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    /// Whether the icon has the tint in lists.
    var tintsIcon = true
    @Environment(\.listLook) private var listLook
    @Environment(\.foregroundStyle) private var foregroundStyle
    @Environment(\.labelMetrics) private var metrics

    var body: some View {
        HStack(spacing: metrics.spacing ?? 8) {
            if let width = metrics.iconWidth {
                tintedIcon.frame(width: width)
            } else {
                tintedIcon
            }
            if listLook == nil {
                title
            } else {
                title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
        }
    }

    @ViewBuilder private var tintedIcon: some View {
        if tintsIcon, listLook != nil, foregroundStyle == nil {
            icon.foregroundStyle(.tint)
        } else {
            icon
        }
    }
}
