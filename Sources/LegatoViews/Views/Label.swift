import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An icon followed by a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    private let icon: Icon
    @Environment(\.labelMaker) private var maker

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

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

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label of a style's configuration, in the style that is set outside that one.
    ///
    /// - Parameter configuration: The configuration that the style was given.
    @MainActor public init(_ configuration: LabelStyleConfiguration) {
        (title, icon) = (configuration.title, configuration.icon)
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
