import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The content of a page over the window; on a sheet with its background and the mark for dragging.
struct PresentedPage<Content: View>: View {
    let handle: PageHandle
    let isSheet: Bool
    let content: Content

    var body: some View {
        if isSheet {
            let sheet = handle.sheet
            ZStack(alignment: .top) {
                if let background = sheet.background { background }
                content.inColumn.frame(maxWidth: .infinity, maxHeight: .infinity)
                if sheet.showsIndicator {
                    Capsule()
                        .fill(Color(white: 0.5, opacity: 0.45))
                        .frame(width: 36, height: 5)
                        .padding(.top, 5)
                }
            }
        } else {
            content.inColumn
        }
    }
}
