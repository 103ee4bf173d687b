import Foundation
import Legato
import Testing

private struct FileList: View {
    var body: some View { Color.red }
}

private struct Preview: View {
    var body: some View { Color.blue }
}

private struct Editor: View {
    var body: some View { Color.red }
}

private struct Log: View {
    var body: some View { Color.blue }
}

private struct Columns: View {
    var body: some View {
        HSplitView {
            FileList()
                .frame(minWidth: 150, maxWidth: 300)
            Preview()
                .frame(minWidth: 200, maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

private struct Rows: View {
    var body: some View {
        VSplitView {
            Editor()
                .frame(minHeight: 100, maxHeight: .infinity)
            Log()
                .frame(minHeight: 40, maxHeight: 200)
        }
    }
}

private struct FolderList: View {
    var body: some View { Color.red }
}

private struct Photo: View {
    var body: some View { Color.blue }
}

private struct FolderColumns: View {
    var body: some View {
        NavigationSplitView {
            FolderList()
                .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
        } detail: {
            Text("Choose a folder")
        }
    }
}

private struct Photos: View {
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            FolderList()
        } detail: {
            Photo()
        }
        .navigationSplitViewStyle(.prominentDetail)
    }
}

struct Sketch: View {
    var body: some View { Color.blue }
}

struct Drawing: View {
    @State private var showsDetails = true

    var body: some View {
        Sketch()
            .inspector(isPresented: $showsDetails) {
                Text("Details")
                    .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
            }
            .onTapGesture { withAnimation { showsDetails.toggle() } }
    }
}

/// Listings on views with dividers.
///
/// The listings of the documentation comments on views with dividers.
struct SplitListings {
    @Test("Panes stay within their limits")
    func panes() {
        let columns = NavigationStage(Columns())
        #expect(columns.places(CGSize(width: 150, height: 400)).count == 1)
        let rows = ViewDisplay(Rows(), size: CGSize(width: 200, height: 601))
        #expect(rows.frame(.red)?.height == 400)
        #expect(rows.frame(.blue)?.height == 200)
    }

    @Test("A column has its ideal width, and a prominent detail the width of the window")
    func columns() {
        let size = CGSize(width: 800, height: 500)
        #expect(ViewDisplay(FolderColumns(), size: size).frame(.red)?.width == 200)
        #expect(ViewDisplay(Photos(), size: size).frame(.blue)?.width == 800)
    }

    @Test("A tap hides the inspector")
    func inspector() {
        let it = ViewDisplay(Drawing(), size: CGSize(width: 801, height: 500))
        #expect(it.frame(.blue)?.width == 600)
        it.tap(300, 300)
        it.display.advance(by: 2)
        #expect(it.frame(.blue)?.width == 801)
    }
}
