import Foundation
import Legato
import Testing

/// Listing on lazy stacks.
///
/// The listing of the documentation comment on lazy stacks.
@MainActor
struct LazyListings {
    struct Rows: View {
        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<100_000) { Text("Row \($0)") }
                }
            }
        }
    }

    @Test("A lazy stack of 100,000 rows makes layers for those that are visible and a few more")
    func layers() {
        let it = ViewDisplay(Rows(), size: CGSize(width: 300, height: 300))
        var count = 0
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if layer.name == nil { count += 1 }
            waiting += layer.sublayers ?? []
        }
        #expect(count > 10 && count < 60)
    }
}
