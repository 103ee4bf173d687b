import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A part of a date, on a button that presents a card to change it.
struct DateChip<Content: View>: View {
    let title: String
    let content: Content
    @State private var isOpen = false
    @State private var place = ViewPlace()
    @Environment(\.colorScheme) private var scheme

    init(title: String, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (title, content())
    }

    var body: some View {
        let isOn = isOpen
        PresentationView(
            base: AnchorView(content: button, anchor: place), style: .popover,
            id: isOn ? AnyHashable(true) : nil,
            presented: isOn
                ? BesideCard({ place.frame }, content.padding(16)) { isOpen = false } : nil,
            close: { isOpen = false }, onDismiss: nil
        )
    }

    private var button: some View {
        Button {
            isOpen = true
        } label: {
            Text(title)
                .lineLimit(1)
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(
                    Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12),
                    in: RoundedRectangle(cornerRadius: 6)
                )
        }
        // In a list, presses on the rest of the row do not open it.
        .buttonStyle(.plain)
        .foregroundStyle(isOpen ? Color.accentColor : Color.primary)
    }
}
