import Foundation
import Legato
import Observation
import Testing

/// Lists of the elements of a bound collection.
struct ListBindingTests {
    struct Item {
        var number: Int
        var isOn = false
    }

    @Observable final class Model {
        var items = (0..<3).map { Item(number: $0) }
        var one: Int?
        var several: Set<Int> = []
    }

    private let size = CGSize(width: 300, height: 200)

    @Test("Rows identified by a property change the elements")
    func identifiedRows() {
        let model = Model()
        let list = List(Bindable(model).items, id: \.number) { $item in
            Button("Row \(item.number)") { item.isOn = true }
        }
        let it = ViewDisplay(list.listStyle(.plain), size: size, frames: 3)
        it.tap(of: "Row 1")
        #expect(model.items.map(\.isOn) == [false, true, false])
    }

    @Test("Rows can be chosen, one or several")
    func selection() {
        let model = Model()
        let items = Bindable(model).items
        let one = List(items, id: \.number, selection: Bindable(model).one) { $item in
            Text("Row \(item.number)")
        }
        ViewDisplay(one.listStyle(.plain), size: size, frames: 3).tap(of: "Row 1")
        #expect(model.one == 1)
        let several = List(items, id: \.number, selection: Bindable(model).several) { $item in
            Text("Row \(item.number)")
        }
        ViewDisplay(several.listStyle(.plain), size: size, frames: 3).tap(of: "Row 2")
        #expect(model.several == [2])
    }
}

extension ViewDisplay {
    /// Taps the middle of a text.
    fileprivate func tap(of text: String) {
        if let place = middle(ofText: text) { tap(place.x, place.y) }
        display.advance(by: 0.5)
    }
}
