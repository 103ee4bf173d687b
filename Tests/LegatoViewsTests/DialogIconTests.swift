import Foundation
import Legato
import Testing

/// Pictures and the importance of dialogs.
struct DialogIconTests {
    /// The distance from the middle of an alert, which is that of the display, to its title, in
    /// points.
    private func place(_ modify: (AnyView) -> AnyView) throws -> CGFloat {
        let alert = Color.white.alert("Delete?", isPresented: .constant(true)) { Button("OK") {} }
        let it = ViewDisplay(
            modify(AnyView(alert)), size: CGSize(width: 400, height: 400), frames: 2
        )
        it.display.advance(by: 1)
        return try #require(it.middle(ofText: "Delete?")).y - 200
    }

    @Test("A picture is above the title, and a critical dialog has a warning sign")
    func pictures() throws {
        let plain = try place { $0 }
        let icon = try place { AnyView($0.dialogIcon(Image(systemName: "trash"))) }
        // 48 points, and two gaps of 4 points.
        #expect(abs(icon - plain - 28) < 0.01)
        let critical = try place { AnyView($0.dialogSeverity(.critical)) }
        #expect(critical > plain + 10)
        #expect(try place { AnyView($0.dialogSeverity(.standard)) } == plain)
        let both = try place {
            AnyView($0.dialogIcon(Image(systemName: "trash")).dialogSeverity(.critical))
        }
        #expect(both == icon)
    }
}
