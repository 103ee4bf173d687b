import Foundation
import Legato
import Testing

/// Scroll targets and their limits.
struct ScrollTargetTests {
    private typealias Aligned = ViewAlignedScrollTargetBehavior

    private func rows() -> some View {
        VStack(spacing: 0) {
            ForEach(0..<40) { Color(white: Double($0) / 40).frame(width: 90, height: 50) }
        }
        .scrollTargetLayout()
    }

    /// Throws the content, and returns the number of views that it moves.
    private func thrown(_ limit: Aligned.LimitBehavior, isCompact: Bool) throws -> CGFloat {
        let it = ViewDisplay(
            ScrollView { rows() }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
                .environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
        )
        it.down(150, 190)
        for y in stride(from: CGFloat(170), through: 50, by: -30) {
            it.move(150, y)
            it.display.advance(frames: 1)
        }
        it.up(150, 50)
        it.display.advance(by: 3)
        let first = it.layers(CGSize(width: 90, height: 50)).map { it.middle($0).y }.min()
        return try (25 - #require(first)) / 50
    }

    @Test("A throw is limited to one view, to a few or not at all")
    func limits() throws {
        let free = try thrown(.never, isCompact: true)
        #expect(free > 4)
        for isCompact in [true, false] {
            #expect(try thrown(.always, isCompact: isCompact) == 1)
            #expect(try thrown(.alwaysByOne, isCompact: isCompact) == 1)
            #expect(try thrown(.alwaysByFew, isCompact: isCompact) == 3)
            #expect(try thrown(.never, isCompact: isCompact) == free)
        }
    }

    @Test("The automatic limit applies in compact windows only")
    func automatic() throws {
        #expect(try thrown(.automatic, isCompact: true) == 1)
        #expect(try thrown(.automatic, isCompact: false) == thrown(.never, isCompact: false))
    }
}
