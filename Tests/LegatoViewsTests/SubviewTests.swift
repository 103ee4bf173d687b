import Foundation
import Legato
import Observation
import Testing

/// Views that arrange the views of others, and glass.
struct SubviewTests {
    private struct Boxes: View {
        let count: Int
        var body: some View {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 20, height: 10) }
        }
    }

    private struct Arranged: View {
        let model: ControlModel
        var body: some View {
            VStack(spacing: 0) {
                ForEach(subviews: Boxes(count: model.isOn ? 3 : 2)) { subview in
                    subview.padding(.bottom, 10)
                }
            }
        }
    }

    @Test("Each view gets its wrapper, also when views are added")
    func forEach() {
        let model = ControlModel()
        let it = ViewDisplay(Arranged(model: model))
        func centers() -> [CGFloat] {
            it.layers(CGSize(width: 20, height: 10)).map { it.middle($0).y }.sorted()
        }
        #expect(centers() == [85, 105])
        model.isOn = true
        it.display.advance(frames: 2)
        #expect(centers() == [75, 95, 115])
    }

    @Test("A group receives its subviews, with their count and indices")
    func group() {
        let view = Group(subviews: Boxes(count: 4)) { subviews in
            HStack(spacing: 0) {
                subviews[0]
                Color.blue.frame(width: 7 * CGFloat(subviews.count), height: 10)
            }
        }
        let it = ViewDisplay(view)
        #expect(it.layers(CGSize(width: 20, height: 10)).count == 1)
        #expect(it.layers(CGSize(width: 28, height: 10)).count == 1)
    }

    @Test("Glass has a rim, a tint, and its shape; the identity draws nothing")
    func glass() {
        func image(_ glass: Glass) -> CGImage {
            let view = Color.clear.frame(width: 60, height: 60)
                .glassEffect(glass, in: .rect(cornerRadius: 12))
                .frame(width: 100, height: 100)
                .background(.black)
            return ViewDisplay(view, size: CGSize(width: 100, height: 100)).display.snapshot()
        }
        let (plain, red, none) = (image(.regular), image(.regular.tint(.red)), image(.identity))
        #expect(plain[50, 50].red > 50)
        #expect(Int(plain[50, 20].red) > Int(plain[50, 50].red) + 25)
        #expect(plain[21, 21].red < 3)
        #expect(Int(red[50, 50].red) > Int(red[50, 50].blue) + 50)
        #expect(none[50, 50].red < 3)
    }

    @Test("Buttons on glass are pressed, and grow meanwhile")
    func glassButtons() {
        let model = ControlModel()
        let view = VStack {
            Button("A") { model.value += 1 }.buttonStyle(.glass)
            Button("B") { model.value += 10 }.buttonStyle(.glassProminent)
        }
        let it = ViewDisplay(view)
        it.tap(150, 80)
        it.tap(150, 120)
        #expect(model.value == 11)
    }

    private struct Detail: View {
        let model: ControlModel
        @State private var item: Int?
        var body: some View {
            NavigationStack {
                Color.red.frame(width: 50, height: 50)
                    .onTapGesture { item = 3 }
                    .navigationDestination(item: $item) { value in
                        Color.blue.frame(width: CGFloat(10 * value), height: 20)
                            .onTapGesture { item = nil }
                    }
                    .onChange(of: item) { model.value = Double(item ?? -1) }
            }
        }
    }

    @Test("A value pushes its view, and nil pops it")
    func destination() {
        let model = ControlModel()
        let it = ViewDisplay(Detail(model: model), size: CGSize(width: 300, height: 300))
        guard let square = it.layers(CGSize(width: 50, height: 50)).first else {
            Issue.record("There is no square")
            return
        }
        let middle = it.middle(square)
        it.tap(middle.x, middle.y)
        it.display.advance(by: 1)
        guard let page = it.layers(CGSize(width: 30, height: 20)).first else {
            Issue.record("There is no page")
            return
        }
        let place = it.middle(page)
        it.tap(place.x, place.y)
        it.display.advance(by: 3)
        #expect(model.value == -1)
        #expect(it.layers(CGSize(width: 30, height: 20)).isEmpty)
    }
}
