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
            // Sheet traits set by the content must not update the content again.
            ZStack(alignment: .top) {
                SheetBackground(handle: handle)
                content.inColumn.frame(maxWidth: .infinity, maxHeight: .infinity)
                SheetMark(handle: handle)
            }
        } else {
            content.inColumn
        }
    }
}

/// The background that the content of a sheet sets.
private struct SheetBackground: View {
    let handle: PageHandle

    var body: some View {
        if let background = handle.sheet.background { background }
    }
}

/// The mark at the top of a sheet that can be dragged.
private struct SheetMark: View {
    let handle: PageHandle

    var body: some View {
        if handle.sheet.showsIndicator {
            Capsule()
                .fill(Color(white: 0.5, opacity: 0.45))
                .frame(width: 36, height: 5)
                .padding(.top, 5)
        }
    }
}
