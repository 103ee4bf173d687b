import Foundation
import Legato
import Testing

/// The listings of the documentation comments on rotors, customised columns, suggestions of fields,
/// spatial events, the order of menus and turned images.
private struct Mailbox: View {
    struct Message: Identifiable {
        let id: Int
        var subject = "Invoice"
        var isUnread = true
    }
    private struct MessageRow: View {
        init(_ message: Message) {}
        var body: some View { Text("row") }
    }

    let messages = [Message(id: 1)]

    var body: some View {
        List(messages) { message in
            MessageRow(message)
        }
        .accessibilityRotor("Unread") {
            ForEach(messages.filter(\.isUnread)) { message in
                AccessibilityRotorEntry(message.subject, id: message.id)
            }
        }
    }
}

private struct Citizens: View {
    nonisolated struct Person: Identifiable {
        let id = UUID()
        var name: String
        var city: String
    }

    let people = [Person(name: "Ada", city: "London")]
    @AppStorage("columns") private var columns: TableColumnCustomization<Person>

    var body: some View {
        Table(people, columnCustomization: $columns) {
            TableColumn("Name", value: \.name)
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("City", value: \.city)
                .customizationID("city")
                .defaultVisibility(.hidden)
        }
    }
}

private struct Journey: View {
    let cities = ["London"]
    @State private var city = ""
    @State private var sparks: [CGRect] = []
    let photo = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0])

    private func add(at place: CGPoint) {
        sparks.append(CGRect(origin: place, size: CGSize(width: 4, height: 4)))
    }
    private func copy() {}
    private func export() {}

    var body: some View {
        VStack {
            TextField("City", text: $city)
                .textInputSuggestions {
                    ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) {
                        Text($0).textInputCompletion($0)
                    }
                }
            Canvas { context, _ in
                for spark in sparks { context.fill(Path(ellipseIn: spark), with: .color(.orange)) }
            }
            .gesture(
                SpatialEventGesture()
                    .onChanged { events in
                        for event in events where event.phase == .active { add(at: event.location) }
                    }
            )
            Menu("Share") {
                Button("Copy Link") { copy() }
                Button("Export") { export() }
            }
            .menuOrder(.priority)
            Image(photo, scale: 2, orientation: .right, label: Text("Harbour"))
            Text("\(sparks.count) sparks")
        }
    }
}

/// Listings on rotors, columns and suggestions.
struct RotorListings {
    @Test("The rotor has the unread messages, and the table the column that is not hidden")
    func lists() {
        let mail = ViewDisplay(Mailbox(), frames: 2)
        #expect(mail.hosting.viewElements.contains { $0.actionNames == ["Unread: Invoice"] })
        let table = ViewDisplay(Citizens(), frames: 2)
        #expect(table.layer(ofText: "Ada") != nil && table.layer(ofText: "London") == nil)
    }

    @Test("A press on the canvas adds a spark, and a field with the focus suggests a city")
    func journey() throws {
        let it = ViewDisplay(Journey(), frames: 2)
        it.down(150, 80)
        it.up(150, 80)
        it.display.advance(frames: 2)
        #expect(it.layer(ofText: "1 sparks") != nil)
        it.tap(30, 12)
        it.display.advance(frames: 3)
        #expect(it.layer(ofText: "London") != nil)
    }
}
