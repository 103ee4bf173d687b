import Foundation
import Legato
import TestSupport
import Testing

@Suite("The cost of a cover at rest", .serialized, .ownProcess)
struct CoverCostTests {
    /// A cover of many layers over as many.
    private struct Covered: View {
        let handle: Handle<Bool>
        let count: Int
        @State private var isCovered = false

        var body: some View {
            handle.set = { isCovered = $0 }
            return many.fullScreenCover(isPresented: $isCovered) { many.background(.white) }
        }

        private var many: some View {
            ZStack { ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 9, height: 9) } }
        }
    }

    /// Returns the numbers of changes committed, and of layers visited, in the frames in which a
    /// cover comes to rest and begins to leave.
    private func costs(_ count: Int) -> [Int] {
        let handle = Handle<Bool>()
        let stage = NavigationStage(Covered(handle: handle, count: count))
        var changes = 0
        stage.display.host.onCommit = { changes += $0.changes.count }
        func frame() -> [Int] {
            changes = 0
            let visits = stage.display.host.visits
            stage.display.advance(frames: 1)
            return [changes, stage.display.host.visits - visits]
        }
        handle.set(true)
        stage.display.advance(by: 0.2)
        func isCovered() -> Bool {
            stage.hosting.sublayers?.contains { $0.isHidden && $0.sublayers != nil } ?? false
        }
        #expect(!isCovered())
        var rest: [Int] = []
        for _ in 0..<200 where !isCovered() { rest = frame() }
        #expect(isCovered(), "The cover must have come to rest")
        handle.set(false)
        let leaving = frame()
        #expect(!isCovered(), "The cover must have begun to leave")
        return rest + leaving
    }

    @Test("The layers behind a cover are not committed again when it comes to rest and leaves")
    func rest() {
        let few = costs(50)
        #expect(few.allSatisfy { $0 > 0 && $0 < 20 }, "\(few)")
        #expect(costs(5_000) == few)
    }
}
