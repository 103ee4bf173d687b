import Foundation
import LegatoPlatform
import Testing

/// Drags from other programs by XDND.
struct XDropTests {
    /// Reads an `XdndEnter` over the window 9, whose source 0xF000_0005 lists three types more than fit.
    private func drop(_ flags: Int, _ atoms: Int...) -> XDrop? {
        // Xlib extends the sign of 32 bits.
        let numbers = [Int(Int32(bitPattern: 0xF000_0005)), flags] + atoms
        return XDrop(
            numbers, over: 9, list: { $0 == 0xF000_0005 ? [21, 0, 22, 23, 24, 25, 26] : [] },
            name: { "type \($0)" }
        )
    }

    @Test("A drag begins with up to three types in the message, or all in the source's list")
    func types() {
        let few = drop(5 << 24, 21, 22, 0)
        #expect(few?.source == 0xF000_0005)
        #expect(few?.window == 9)
        #expect(few?.types == ["type 21", "type 22"])
        #expect(few?.location == nil)
        #expect(drop(5 << 24, 0, 0, 0)?.types == [])
        let many = drop(5 << 24 | 1, 21, 22, 23)
        #expect(many?.types == (21...26).map { "type \($0)" })
    }

    @Test("Versions below 3 are ignored, later ones are compatible")
    func versions() {
        for version in 0...2 { #expect(drop(version << 24, 21, 0, 0) == nil) }
        for version in [3, 4, 5, 9, 255] { #expect(drop(version << 24, 21, 0, 0) != nil) }
    }

    @Test("Locations on the screen are signed, times are not")
    func numbers() {
        func location(_ packed: Int) -> [Int32] {
            let place = XDrop.screenLocation([5, 0, packed, 8, 31])
            return [place.x, place.y]
        }
        #expect(location(300 << 16 | 40) == [300, 40])
        #expect(location(Int(Int32(bitPattern: 0xFFFF_FFFE))) == [-1, -2])
        #expect(location(40_000) == [0, -25_536])
        #expect(XDrop.time([5, 0, Int(Int32(bitPattern: 0x8000_0001)), 0, 0]) == 0x8000_0001)
    }
}
