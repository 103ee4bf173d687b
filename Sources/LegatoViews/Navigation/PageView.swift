import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A page of a stack: its content between a navigation bar and a bar for items at the bottom, which
/// inset its safe area.
struct PageView<Content: View>: View {
    let handle: PageHandle
    let navigator: Navigator
    let content: Content

    var body: some View {
        content.inColumn
            // Content that is too large does not move the bars.
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .inset(bar(at: .top), PageBar(handle: handle))
            .inset(bar(at: .bottom), PageBottomBar(handle: handle))
    }

    private func bar(at edge: Edge) -> SafeAreaInsetLayout {
        SafeAreaInsetLayout(edge: edge, alignment: HorizontalAlignment.leading.key, spacing: 0)
    }
}
