import SwiftUI
import Testing

extension View {
    nonisolated func card() -> some View {
        padding().background(.white, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct Badge {
    var count = 0

    func view() -> some View { Text("\(count)").bold().padding(4) }
}

@Suite("Views built without isolation")
struct IsolationListings {
    private func name() -> String { "\(type(of: Badge(count: 3).view().card()))" }

    @Test("A view can be built on another thread")
    func otherThread() async {
        let there = await Task.detached { IsolationListings().name() }.value
        #expect(there == name())
    }
}
