import Foundation
import Legato
import Testing

/// Bindings to collections.
struct BindingCollectionTests {
    private struct Item: Identifiable {
        var id: Int
        var isOn: Bool
    }

    private struct Filtered: View {
        let handle: Handle<Bool>
        @State private var items = [
            Item(id: 1, isOn: true), Item(id: 2, isOn: false), Item(id: 3, isOn: true),
        ]

        var body: some View {
            handle.get = { items[1].isOn }
            return VStack(spacing: 0) {
                ForEach($items.filter { $0.wrappedValue.isOn || $0.id == 2 }) { $item in
                    Color.red.frame(width: 10 * CGFloat(item.id), height: item.isOn ? 20 : 40)
                        .onTapGesture { item.isOn.toggle() }
                }
                ForEach($items) { $item in Color.blue.frame(width: 5, height: item.isOn ? 1 : 2) }
                Toggle("First", isOn: $items[0].isOn)
                List($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
                Text("\($items.count) \($items.indices.count) \($items.isEmpty)")
            }
        }
    }

    @Test("A loop over some of the bindings shows them and changes the collection")
    func filter() {
        let handle = Handle<Bool>()
        let it = ViewDisplay(Filtered(handle: handle), size: CGSize(width: 300, height: 400))
        #expect(!it.layers(CGSize(width: 20, height: 40)).isEmpty)
        #expect(it.layer(ofText: "3 3 false") != nil)
        it.tap(150, 35)
        it.display.advance(by: 1)
        #expect(handle.get() == true)
        #expect(!it.layers(CGSize(width: 20, height: 20)).isEmpty)
    }

    @Test("The elements are bindings that write to the collection, in order")
    func elements() {
        var numbers = [3, 1, 2]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        for element in binding { element.wrappedValue *= 10 }
        #expect(numbers == [30, 10, 20])
        #expect(binding.count == 3 && Array(binding.indices) == [0, 1, 2])
        #expect(binding.last?.wrappedValue == 20)
        #expect(binding.reversed().map(\.wrappedValue) == [20, 10, 30])
        #expect(binding.index(0, offsetBy: 2) == 2 && binding.distance(from: 0, to: 3) == 3)
        binding[1].wrappedValue = 5
        #expect(numbers == [30, 5, 20])
        let last = binding[2]
        numbers = []
        #expect(last.wrappedValue == 20)
        last.wrappedValue = 1
        #expect(numbers.isEmpty)
    }

    @Test("Changes through an element use the transaction of the binding")
    func transaction() {
        let binding = Binding.constant([1]).animation(.linear(duration: 3))
        #expect(binding[0].transaction.animation == .linear(duration: 3))
        #expect(binding.first?.transaction.animation == .linear(duration: 3))
    }

    @Test("A binding to an identifiable value has its id")
    func identity() {
        let binding = Binding.constant(Item(id: 7, isOn: true))
        #expect(binding.id == 7)
    }
}
