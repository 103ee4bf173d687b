import Foundation
import Legato
import Testing

/// The rows of menus.
struct MenuRowTests {
    private struct Page<Items: View>: View {
        let items: Items

        var body: some View {
            Menu("Open") { items }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
    }

    /// Returns a display that shows a menu with some rows.
    private func opened<Items: View>(
        @ViewBuilder _ items: () -> Items
    ) throws -> ViewDisplay<some View> {
        let it = ViewDisplay(
            Page(items: items()), size: CGSize(width: 400, height: 600), frames: 3)
        let menu = try #require(it.middle(ofText: "Open"))
        it.tap(menu.x, menu.y)
        it.display.advance(by: 1)
        return it
    }

    @Test("A disabled row is paler, with its mark and its pictures")
    func disabled() throws {
        let it = try opened {
            Button {
            } label: {
                Rectangle().frame(width: 40, height: 20)
            }
            Button {
            } label: {
                Rectangle().frame(width: 41, height: 20)
            }
            .disabled(true)
            Button {
            } label: {
                Rectangle().fill(.black).frame(width: 42, height: 20)
            }
            .disabled(true)
        }
        func ink(_ width: CGFloat) throws -> UInt8 {
            let layer = try #require(it.layers(CGSize(width: width, height: 20)).first)
            let middle = it.middle(layer)
            return it.pixel(Int(middle.x), Int(middle.y))[0]
        }
        #expect(try ink(40) < 10)
        #expect(try ink(41) > 120)
        #expect(try ink(42) > 120)
    }

    @Test("The header of a section is small, grey and padded, at the inset of the rows")
    func header() throws {
        let it = try opened {
            Section("Sort by") { Button("Name") {} }
        }
        let header = try #require(it.layer(ofText: "Sort by"))
        let row = try #require(it.layer(ofText: "Name"))
        func frame(_ layer: CALayer) -> CGRect {
            layer.convert(layer.bounds, to: it.display.rootLayer)
        }
        #expect(header.fontSize == 13 && row.fontSize == 17)
        #expect(
            header.foregroundColor == Color.secondary.resolve(in: EnvironmentValues()).cgColor
        )
        #expect(frame(header).minX == frame(row).minX)
        // 8 points below the header, a line and half of a row of 44 points.
        let distance = frame(row).midY - frame(header).midY
        #expect(abs(distance - (frame(header).height / 2 + 30.5)) < 1.5)
    }

    @Test("A control of a group closes the menu, in any style", arguments: [false, true])
    func groupCloses(staysOpen: Bool) throws {
        var runs: [String] = []
        let it = try opened {
            Button("Row") {}
            ControlGroup { Button("Group") { runs.append("group") } }
                .menuActionDismissBehavior(staysOpen ? .disabled : .automatic)
            Button("Own") { runs.append("own") }.buttonStyle(.borderedProminent)
        }
        let group = try #require(it.middle(ofText: "Group"))
        it.tap(group.x, group.y)
        it.display.advance(by: 1)
        #expect(runs == ["group"] && (it.middle(ofText: "Row") == nil) == !staysOpen)
        guard staysOpen else { return }
        let own = try #require(it.middle(ofText: "Own"))
        it.tap(own.x, own.y)
        it.display.advance(by: 1)
        #expect(runs == ["group", "own"] && it.middle(ofText: "Row") == nil)
    }

    @Test("A group of controls has 8 points above and below")
    func group() throws {
        let it = try opened {
            Button("First") {}
            ControlGroup {
                Button {
                } label: {
                    Color.red.frame(width: 30, height: 20)
                }
            }
            .controlGroupStyle(.navigation)
            Button("Last") {}
        }
        let first = try #require(it.middle(ofText: "First"))
        let last = try #require(it.middle(ofText: "Last"))
        // Two halves of 44 points, two lines, the button and the space around it.
        #expect(abs(last.y - first.y - (44 + 1 + 20 + 16)) < 1)
    }
}
