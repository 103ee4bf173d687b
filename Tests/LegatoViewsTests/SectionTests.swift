import Foundation
import Legato
import Observation
import Testing

private enum ShareKey: ContainerValueKey {
    static var defaultValue: Int { 1 }
}

private enum IsFixedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    fileprivate var share: Int {
        get { self[ShareKey.self] }
        set { self[ShareKey.self] = newValue }
    }

    fileprivate var isFixed: Bool {
        get { self[IsFixedKey.self] }
        set { self[IsFixedKey.self] = newValue }
    }
}

/// Sections of containers, and the values of their views.
struct SectionTests {
    /// A container that shows a box for each part, in one row.
    private struct Row<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            Group(sections: content) { sections in
                HStack(spacing: 0) {
                    ForEach(sections) { section in
                        Color.red.frame(width: 10 + CGFloat(section.header.count), height: 5)
                        Color.green.frame(width: 20 + CGFloat(section.content.count), height: 5)
                        Color.blue.frame(width: 30 + CGFloat(section.footer.count), height: 5)
                    }
                }
            }
        }
    }

    private func widths(_ view: some View) -> [CGFloat] {
        let it = ViewDisplay(view)
        var found: [(x: CGFloat, width: CGFloat)] = []
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if layer.bounds.height == 5 { found.append((it.middle(layer).x, layer.bounds.width)) }
            waiting += layer.sublayers ?? []
        }
        return found.sorted { $0.x < $1.x }.map(\.width)
    }

    @Test("Each section has its header, its content and its footer; loose views are one, too")
    func parts() {
        let view = Row {
            Text("A")
            Text("B")
            Section {
                Text("C")
            } header: {
                Text("H")
            } footer: {
                Text("F")
            }
            Section("D") { ForEach(0..<3) { Text("\($0)") } }
        }
        #expect(widths(view) == [10, 22, 30, 11, 21, 31, 11, 23, 30])
    }

    @Observable final class Rows {
        var count = 1
    }

    private struct Growing: View {
        let rows: Rows
        var body: some View {
            Row { Section("A") { ForEach(0..<rows.count, id: \.self) { Text("\($0)") } } }
        }
    }

    @Test("A section follows the number of its views")
    func change() {
        let rows = Rows()
        let it = ViewDisplay(Growing(rows: rows))
        #expect(it.layers(CGSize(width: 21, height: 5)).count == 1)
        it.display.perform { rows.count = 4 }
        it.display.advance(frames: 2)
        #expect(it.layers(CGSize(width: 24, height: 5)).count == 1)
    }

    @Test("A ForEach arranges the sections of a view")
    func forEach() {
        let view = HStack(spacing: 0) {
            ForEach(sections: Section("A") { Text("B") }) { section in
                Color.red.frame(width: 40 + CGFloat(section.content.count), height: 5)
            }
        }
        #expect(widths(view) == [41])
    }

    @Test("Views pass values to their container, the outermost modifier wins, others keep theirs")
    func values() {
        let views = Group {
            Color.red.containerValue(\.share, 3)
            Color.red.containerValue(\.share, 3).containerValue(\.isFixed, true)
            Color.red.containerValue(\.share, 5).padding(0).containerValue(\.share, 7)
            Color.red.tag("last")
        }
        let view = HStack(spacing: 0) {
            ForEach(subviews: views) { subview in
                let values = subview.containerValues
                Color.red.frame(
                    width: CGFloat(values.share * 10) + (values.isFixed ? 1 : 0)
                        + (values.hasTag("last") ? 2 : 0),
                    height: 5
                )
            }
        }
        #expect(widths(view) == [30, 31, 70, 12])
    }
}
