import Foundation
import Legato
import Observation
import Testing

/// Overlays that leave.
///
/// Overlays and backgrounds that leave while their base changes.
struct LeavingOverlayTests {
    @Observable final class Model {
        var isOn = true
        var shift: CGFloat = 0
        var side: CGFloat = 100
    }

    /// A base with a badge of 20 points and a frame around it, both of which fade.
    private struct Badged: View {
        let model: Model
        let alignment: Alignment

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.blue.frame(width: model.side, height: 60)
                    .overlay(alignment: alignment) {
                        if model.isOn {
                            Color.red.frame(width: 20, height: 20).transition(.opacity)
                        }
                    }
                    .background {
                        if model.isOn { Color.green.padding(-5).transition(.opacity) }
                    }
                    .padding(.leading, model.shift)
            }
        }
    }

    private let model = Model()

    private func change(
        _ alignment: Alignment, _ body: (Model) -> Void
    ) -> NavigationStage<some View> {
        let stage = NavigationStage(Badged(model: model, alignment: alignment))
        withAnimation(.linear(duration: 1)) { body(model) }
        stage.display.advance(by: 0.5)
        return stage
    }

    private let badge = CGSize(width: 20, height: 20)

    @Test("An overlay that leaves moves with its base")
    func movement() throws {
        let stage = change(.topTrailing) {
            ($0.isOn, $0.shift) = (false, 60)
        }
        expectSame(try #require(stage.place(badge)), CGRect(x: 110, y: 0, width: 20, height: 20))
    }

    @Test("It follows the edges of a base that shrinks, also one that shrinks later")
    func shrinking() throws {
        let stage = change(.bottomTrailing) { ($0.isOn, $0.side) = (false, 40) }
        expectSame(try #require(stage.place(badge)), CGRect(x: 50, y: 40, width: 20, height: 20))
        withAnimation(.linear(duration: 0.2)) { (model.side, model.shift) = (90, 30) }
        stage.display.advance(by: 0.1)
        let base = try #require(stage.place(CGSize(width: 90, height: 60)))
        let last = try #require(stage.place(badge))
        #expect(abs(last.maxX - base.maxX) < 0.01 && last.maxX > 90)
    }

    @Test("A background that leaves has the size of its base")
    func background() throws {
        let stage = change(.center) { ($0.isOn, $0.side, $0.shift) = (false, 50, 40) }
        // The base and the badge in its centre.
        expectSame(try #require(stage.place(badge)), CGRect(x: 47.5, y: 20, width: 20, height: 20))
        let sizes = stage.hosting.shapeSizes
        #expect(sizes.contains(CGSize(width: 60, height: 70)))
    }

    /// A base with a red mask of 20 points, or a row with a red background, which fade.
    private struct Red: View {
        let model: Model
        let isRow: Bool

        var body: some View {
            if isRow {
                List {
                    Color.blue.frame(height: model.shift)
                    Color.blue.frame(height: model.side).listRowBackground(red)
                }
            } else {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.blue.frame(width: model.side, height: 60)
                        .mask(alignment: .bottomTrailing) { red.frame(width: 20, height: 20) }
                        .padding(.leading, model.shift)
                }
            }
        }

        private var red: some View {
            Group {
                if model.isOn { Color(red: 1, green: 0, blue: 0).transition(.opacity) }
            }
        }
    }

    @Test("Masks and row backgrounds that leave move as those that stay", arguments: [false, true])
    func masksAndRows(isRow: Bool) throws {
        func place(isOn: Bool) throws -> CGRect {
            let model = Model()
            model.shift = 50
            let stage = NavigationStage(Red(model: model, isRow: isRow))
            withAnimation(.linear(duration: 1)) {
                (model.isOn, model.side, model.shift) = (isOn, 50, 80)
            }
            stage.display.advance(by: 0.5)
            let red = try #require(stage.hosting.layer(filled: CGColor(red: 1, green: 0, blue: 0)))
            let shown = try #require(red.presentation())
            return shown.convert(shown.bounds, to: nil)
        }
        let staying = try place(isOn: true)
        if !isRow { expectSame(staying, CGRect(x: 120, y: 40, width: 20, height: 20)) }
        expectSame(try place(isOn: false), staying)
    }
}

extension CALayer {
    /// The sizes of the shapes below it.
    fileprivate var shapeSizes: [CGSize] {
        (sublayers ?? []).flatMap { $0.shapeSizes + ($0 is CAShapeLayer ? [$0.bounds.size] : []) }
    }

    /// The first shape with a colour among the layers below it and their masks.
    fileprivate func layer(filled color: CGColor) -> CALayer? {
        if (self as? CAShapeLayer)?.fillColor == color { return self }
        let inside = (sublayers ?? []) + [mask].compactMap(\.self)
        return inside.lazy.compactMap { $0.layer(filled: color) }.first
    }
}
