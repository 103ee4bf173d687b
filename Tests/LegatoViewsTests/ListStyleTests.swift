import Foundation
import Legato
import Testing

/// Styles of lists.
struct ListStyleTests {
    @Test("A list of the styles inset and bordered sets the backgrounds of its rows")
    func styles() {
        let list = List { ForEach(0..<3) { Text("\($0)") } }
        func color<S: ListStyle>(_ style: S, _ y: Int, isOn: Bool = false) -> [UInt8] {
            let behavior: AlternatingRowBackgroundBehavior = isOn ? .enabled : .automatic
            return ViewDisplay(list.listStyle(style).alternatingRowBackgrounds(behavior), frames: 2)
                .pixel(200, y)
        }
        let (white, grey): ([UInt8], [UInt8]) = ([255, 255, 255], [244, 245, 245])
        #expect(color(.inset, 66) == white && color(.inset, 66, isOn: true) == grey)
        #expect(color(.inset(alternatesRowBackgrounds: true), 66) == grey)
        #expect(color(.inset(alternatesRowBackgrounds: true), 22) == white)
        #expect(color(.bordered(alternatesRowBackgrounds: true), 66) == grey)
        #expect(color(.inset(alternatesRowBackgrounds: false), 66, isOn: true) == white)
        #expect(color(.bordered, 0) != white && color(.inset, 0) == white)
    }
}
