import Foundation
import LegatoMotion

/// An icon followed by a title.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    /// The icon and the title.
    public var body: some View {
        HStack(spacing: 8) {
            icon
            title
        }
    }
}
