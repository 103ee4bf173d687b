import Foundation
import Legato
import Observation
import Testing

@Suite("ForEach")
struct ForEachTests {
    @Observable
    final class Model {
        var width: CGFloat = 30
    }

    private struct Bars: View {
        let model: Model
        @State private var height: CGFloat = 10

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2) { _ in Color.blue.frame(width: model.width, height: height) }
                Color.red.frame(width: 60, height: 60).onTapGesture { height = 20 }
            }
        }
    }

    @Test("State and objects that only the content of a ForEach reads bring it up to date")
    func dependencies() {
        let model = Model()
        let stage = ViewDisplay(Bars(model: model))
        #expect(stage.layers(CGSize(width: 30, height: 10)).count == 2)
        stage.tap(150, 110)
        #expect(stage.layers(CGSize(width: 30, height: 20)).count == 2)
        model.width = 40
        stage.display.advance(frames: 1)
        #expect(stage.layers(CGSize(width: 40, height: 20)).count == 2)
    }

    private struct Sections: View {
        @State private var isOpen = false

        var body: some View {
            VStack(spacing: 0) {
                if isOpen { Color.green.frame(width: 70, height: 40) }
                VStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 60).onTapGesture {
                        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
                    }
                    if !isOpen { Color.blue.frame(width: 50, height: 20) }
                }
            }
            .frame(width: 300, height: 200, alignment: .top)
        }
    }

    @Test("A view that goes stays in its place in a container that moves")
    func leaving() throws {
        let stage = ViewDisplay(Sections())
        let red = try #require(stage.layers(CGSize(width: 60, height: 60)).first)
        let blue = try #require(stage.layers(CGSize(width: 50, height: 20)).first)
        #expect(stage.middle(red).y == 30 && stage.middle(blue).y == 70)
        stage.tap(150, 30)
        stage.display.advance(by: 0.5)
        let y = stage.middle(red).y
        #expect(y > 45 && y < 55)
        #expect(abs(stage.middle(blue).y - y - 40) < 1e-6)
    }
}
