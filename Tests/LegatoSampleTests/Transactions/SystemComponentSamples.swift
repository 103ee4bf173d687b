import Foundation
import Legato
import Observation
import Testing

/// 003 Transactions: system components.
///
/// Samples 16 to 19 of document 003: components with built-in animations; stacks replace lists.
@MainActor struct SystemComponentSamples {
    /// A transaction that disables animations.
    private static var calm: Transaction {
        var transaction = Transaction(animation: .none)
        transaction.disablesAnimations = true
        return transaction
    }

    @Observable @MainActor final class Route {
        var pages: [Int] = []
    }

    private struct Pages: View {
        @State var route = Route()

        var body: some View {
            @Bindable var route = route
            NavigationStack(path: $route.pages) {
                VStack(spacing: 30) {
                    Button("Push at once") {
                        withTransaction(SystemComponentSamples.calm) { route.pages.append(7) }
                    }
                    Button("Push") { route.pages.append(7) }
                }
                .navigationDestination(for: Int.self) { Page(route: route, number: $0) }
            }
        }
    }

    private struct Page: View {
        let route: Route
        let number: Int
        @Environment(\.dismiss) var dismiss

        var body: some View {
            VStack(spacing: 30) {
                Text("Page \(number)")
                Button("Pop at once") {
                    withTransaction(SystemComponentSamples.calm) { route.pages = [] }
                }
                Button("Pop") { dismiss() }
            }
        }
    }

    /// Returns the presented x position of a text's centre; nil if no layer shows it.
    private func x(_ text: String, _ stage: TransactionStage<some View>) throws -> CGFloat? {
        try stage.find(text).map { try stage.frame($0).midX }
    }

    @Test func sample16_aPushAndAPopWithAnimationsDisabledAreNotAnimated() throws {
        let stage = TransactionStage(Pages())
        try stage.tap("Push at once")
        #expect(try x("Page 7", stage) == 200)
        #expect(try x("Push", stage) == nil)
        stage.settle()
        #expect(try x("Page 7", stage) == 200)
        try stage.tap("Pop at once")
        #expect(try x("Page 7", stage) == nil)
        #expect(try x("Push", stage) == 200)
    }

    @Test func sample16_otherPushesAndPopsSlide() throws {
        let stage = TransactionStage(Pages())
        try stage.tap("Push")
        let pushed = try stage.values(at: [0, 0.1, 0.3, 4]) { try x("Page 7", stage) ?? -1 }
        #expect(pushed[0] == 600 && pushed[1] < 600 && pushed[2] < pushed[1] && pushed[3] == 200)
        try stage.tap("Pop")
        let popped = try stage.values(at: [0, 0.1, 0.3]) { try x("Page 7", stage) ?? -1 }
        #expect(popped[0] == 200 && popped[1] > 200 && popped[2] > popped[1])
        stage.settle()
        #expect(try x("Page 7", stage) == nil)
    }

    private struct Cover: View {
        @State private var isUp = false

        var body: some View {
            VStack(spacing: 30) {
                Button("Show at once") {
                    withTransaction(SystemComponentSamples.calm) { isUp.toggle() }
                }
                Button("Show") { isUp.toggle() }
            }
            .sheet(isPresented: $isUp) {
                VStack(spacing: 30) {
                    Button("Hide at once") {
                        withTransaction(SystemComponentSamples.calm) { isUp.toggle() }
                    }
                    Button("Hide") { isUp.toggle() }
                }
                .buttonStyle(.borderedProminent)
            }
        }
    }

    /// Returns the presented y position of a text's centre; nil if no layer shows it.
    private func y(_ text: String, _ stage: TransactionStage<some View>) throws -> CGFloat? {
        try stage.find(text).map { try stage.frame($0).midY }
    }

    @Test func sample17_aSheetWithAnimationsDisabledAppearsAndDisappearsAtOnce() throws {
        let stage = TransactionStage(Cover())
        try stage.tap("Show at once")
        let place = try #require(try y("Hide", stage))
        #expect(place < 400)
        stage.settle()
        #expect(try y("Hide", stage) == place)
        try stage.tap("Hide at once")
        #expect(try y("Hide", stage) == nil)
    }

    @Test func sample17_otherSheetsSlideUpAndDown() throws {
        let stage = TransactionStage(Cover())
        try stage.tap("Show")
        let up = try stage.values(at: [0, 0.1, 0.3, 4]) { try y("Hide", stage) ?? -1 }
        #expect(up[0] > 400 && up[1] < up[0] && up[2] < up[1] && up[3] < up[2], "\(up)")
        try stage.tap("Hide")
        let down = try stage.values(at: [0, 0.1, 0.3]) { try y("Hide", stage) ?? -1 }
        #expect(down[0] == up[3] && down[1] > down[0] && down[2] > down[1], "\(down)")
        stage.settle()
        #expect(try y("Hide", stage) == nil)
    }

    /// A custom layer that keeps the transactions of its updates.
    private struct Gauge: @MainActor LayerRepresentable {
        @Binding var isOn: Bool
        let trace: TransactionTrace

        func makeLayer(context: Context) -> some CALayer { CALayer() }

        func updateLayer(_ layer: LayerType, context: Context) {
            let animation = context.transaction.animation.map { "\($0)" } ?? "nil"
            trace.write("\(isOn): \(animation)")
        }
    }

    private struct Panel: View {
        let trace: TransactionTrace
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 30) {
                Gauge(isOn: $isOn, trace: trace).frame(width: 50, height: 50)
                Button("Set") { isOn = true }
                Button("Unset") { withAnimation(.bouncy) { isOn = false } }
            }
        }
    }

    @Test func sample18_anUpdateReadsTheTransactionOfItsChange() throws {
        let trace = TransactionTrace()
        let stage = TransactionStage(Panel(trace: trace))
        #expect(trace.take() == ["false: nil"])
        try stage.tap("Set")
        #expect(trace.take() == ["true: nil"])
        try stage.tap("Unset")
        #expect(trace.take() == ["false: \(Printed.bouncy)"])
    }

    private struct Shelf: View {
        @State private var items = [1, 2]
        let animation: Animation?

        var body: some View {
            VStack(spacing: 10) {
                ForEach(items, id: \.self) { Text("Item \($0)").frame(height: 30) }
                Spacer()
                Button("Add") { withAnimation(.linear(duration: 1)) { items.insert(3, at: 0) } }
                Button("Put") { items.insert(3, at: 0) }
                Button("Remove") { withAnimation(.linear(duration: 1)) { _ = items.removeFirst() } }
            }
            .animation(animation, value: items.count)
        }
    }

    @Test func sample19_insertionsAndRemovalsUseTheAnimationOfTheirChange() throws {
        let stage = TransactionStage(Shelf(animation: .linear(duration: 1)))
        for (button, distance) in [("Add", 40.0), ("Remove", -40), ("Put", 40)] {
            let item = try stage.text("Item 2")
            let start = try stage.frame(item).midY
            try stage.tap(button)
            let places = try stage.values(at: [0, 0.25, 0.5, 1]) {
                Double(try stage.frame(item).midY - start)
            }
            expectEqual(places, [0, distance / 4, distance / 2, distance])
            stage.settle()
        }
    }
}
