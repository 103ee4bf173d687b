import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Transitions of list rows.
///
/// Rows that come and go in lists.
struct RowTransitionTests {
    private struct Rows: View {
        var items = [1, 2, 3]
        var isOpen = false

        var body: some View {
            List {
                ForEach(items, id: \.self) { Text("row \($0)") }
                if isOpen { ForEach(4..<7, id: \.self) { Text("row \($0)") } }
            }
            .listStyle(.plain)
        }
    }

    private func stage(
        _ remote: Remote<Rows>
    ) -> ViewStage<Remoted<Rows, Rows>> {
        ViewStage(Remoted(remote) { $0 }, width: 300, height: 400)
    }

    /// Returns the presented opacity of a row's text.
    private func textOpacity(_ text: String, in stage: ViewStage<some View>) throws -> Double {
        let texts = stage.layers(CATextLayer.self)
        let layer = try #require(texts.first { $0.string as? String == text })
        var (opacity, current): (Double, CALayer?) = (1, layer)
        while let layer = current, layer !== stage.hosting {
            opacity *= Double(try stage.shown(layer).opacity)
            current = layer.superlayer
        }
        return opacity
    }

    /// Returns the presented opacities of the separators, from top to bottom.
    private func separators(in stage: ViewStage<some View>) throws -> [Double] {
        try stage.layers(CALayer.self)
            .filter { $0.zPosition == 0.5 && $0.superlayer is RowLayer }
            .sorted { try stage.middle($0).y < stage.middle($1).y }
            .map { Double(try stage.shown($0).opacity) }
    }

    @Test("The separator of a row fades with the row, also when the row comes back")
    func separatorFades() throws {
        let remote = Remote(Rows())
        let stage = stage(remote)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value.items = [1, 2] } }
        stage.display.advance(by: 0.25)
        try expectClose([textOpacity("row 3", in: stage)], [0.75], within: 1e-3)
        try expectClose(separators(in: stage), [1, 1, 0.75], within: 1e-3)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value.items = [1, 2, 3] } }
        stage.display.advance(by: 2)
        try expectClose(separators(in: stage), [1, 1, 1])
        stage.change { withAnimation(.linear(duration: 1)) { remote.value.items = [1, 2, 3, 9] } }
        stage.display.advance(by: 0.25)
        try expectClose(separators(in: stage), [1, 1, 1, 0.25], within: 1e-3)
        stage.display.advance(by: 1)
        try expectClose(separators(in: stage), [1, 1, 1, 1])
    }

    @Test("All rows of a collection that is inserted as a whole fade in, not only the first")
    func wholeCollection() throws {
        let remote = Remote(Rows())
        let stage = stage(remote)
        stage.change { withAnimation(.linear(duration: 1)) { remote.value.isOpen = true } }
        stage.display.advance(by: 0.25)
        for number in 4..<7 {
            try expectClose([textOpacity("row \(number)", in: stage)], [0.25], within: 1e-3)
        }
        stage.change { withAnimation(.linear(duration: 1)) { remote.value.isOpen = false } }
        stage.display.advance(by: 2)
        #expect(try stage.strings() == ["row 1", "row 2", "row 3"])
        stage.change { remote.value.isOpen = true }
        stage.display.advance(frames: 2)
        for number in 4..<7 { try expectClose([textOpacity("row \(number)", in: stage)], [1]) }
    }

    @Test("A list that is inserted as a whole shows its rows complete inside its own transition")
    func wholeList() throws {
        let remote = Remote(false)
        let stage = ViewStage(
            Remoted(remote) { isShown in
                ZStack { if isShown { Rows(isOpen: true) } }
            }, width: 300, height: 400
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
        stage.display.advance(by: 0.25)
        for number in 1..<7 {
            try expectClose([textOpacity("row \(number)", in: stage)], [0.25], within: 1e-3)
        }
        try expectClose(separators(in: stage), [1, 1, 1, 1, 1, 1])
    }
}
