import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A page of a stack: its content below a navigation bar, and above a bar for items at the bottom.
struct PageView<Content: View>: View {
    let handle: PageHandle
    let navigator: Navigator
    let content: Content

    var body: some View {
        VStack(spacing: 0) {
            PageBar(handle: handle)
            content.inColumn.frame(maxWidth: .infinity, maxHeight: .infinity)
            PageBottomBar(handle: handle)
        }
    }
}
