import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An icon followed by a title.
public nonisolated struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    @Environment(\.labelMaker) var maker

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
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
