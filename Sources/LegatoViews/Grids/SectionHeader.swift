import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// The header of a section, with an arrow in a side bar if it can be collapsed.
struct SectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?
    @Environment(\.listSettings) private var settings

    var body: some View {
        if let isExpanded, settings.isSidebar {
            HStack(spacing: 8) {
                content
                Spacer()
                ArrowShape()
                    .stroke(
                        Color.accentColor,
                        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 7, height: 12)
                    .frame(width: 12)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
            }
            .contentShape(Rectangle())
            .onTapGesture {
                withAnimation(.snappy(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
            }
        } else {
            content
        }
    }
}
