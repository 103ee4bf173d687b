import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    @Published private(set) var history: [Int] = []

    func add() {
        history.append(count)
        count += 1
    }
}

struct CounterView: View {
    @StateObject private var counter = Counter()
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("\(counter.count)").scaleEffect(isLarge ? 1.5 : 1)
            CounterSlider(counter: counter)
            CounterLabel().environmentObject(counter)
        }
        .onTapGesture {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
                isLarge.toggle()
                counter.add()
            }
        }
        .onReceive(counter.$count) { count in
            if count > 9 { isLarge = false }
        }
    }
}

struct CounterSlider: View {
    @ObservedObject var counter: Counter

    init(counter: Counter) { self.counter = counter }

    var body: some View { Toggle("Even", isOn: .constant(counter.count % 2 == 0)) }
}

struct CounterLabel: View {
    @EnvironmentObject var counter: Counter

    var body: some View { Text("\(counter.history.count)") }
}

struct CounterRow: View {
    @StateObject private var counter: Counter

    init() { _counter = StateObject(wrappedValue: Counter()) }

    var body: some View { Text("\(counter.count)") }
}
