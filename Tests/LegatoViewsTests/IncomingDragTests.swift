import Foundation
import Legato
import Testing

/// Drags of other programs.
struct IncomingDragTests {
    private final class Log {
        var events: [String] = []

        /// Returns the events since the last call.
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    /// Notes what happens, and forbids drops in the left half.
    private struct Delegate: DropDelegate {
        let log: Log

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.image]) }
        func dropEntered(info: DropInfo) { log.events.append("entered \(info.location.x)") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.events.append("updated \(info.location.x)")
            return DropProposal(operation: info.location.x < 50 ? .forbidden : .copy)
        }
        func dropExited(info: DropInfo) { log.events.append("exited \(info.location.x)") }
        func performDrop(info: DropInfo) -> Bool {
            log.events.append("dropped \(info.location.x)")
            return true
        }
    }

    private let log = Log()

    /// A target for texts and URLs, one for images with a delegate, and one that accepts nothing, each 100
    /// points wide.
    private func stage() -> ViewDisplay<some View> {
        ViewDisplay(
            HStack(spacing: 0) {
                Color.red
                    .dropDestination(for: String.self) { [log] texts, _ in
                        log.events.append("\(texts)")
                        return true
                    } isTargeted: { [log] in
                        log.events.append("text \($0)")
                    }
                Color.green.onDrop(of: [.image], delegate: Delegate(log: log))
                Color.blue
            }
        )
    }

    private static let text = ["text/plain;charset=utf-8"]

    private func drag<V: View>(_ it: ViewDisplay<V>, _ types: [String], _ x: CGFloat) -> [String]? {
        it.display.send(.drag(DragEvent(location: CGPoint(x: x, y: 100), types: types, time: 0)))
        return it.display.host.incomingDrag?.acceptedTypes
    }

    private func exit<V: View>(_ it: ViewDisplay<V>) {
        it.display.send(.dragExited(DragEvent(location: .zero, types: [], time: 0)))
    }

    @Test("A text targets the view below the pointer until it leaves that or the display")
    func targeting() {
        let it = stage()
        #expect(drag(it, Self.text, 250) == nil)
        #expect(drag(it, Self.text, 50) == Self.text)
        #expect(drag(it, Self.text, 60) == Self.text)
        #expect(log.take() == ["text true"])
        #expect(drag(it, Self.text, 150) == nil)
        #expect(log.take() == ["text false"])
        #expect(drag(it, Self.text, 50) == Self.text)
        exit(it)
        exit(it)
        #expect(log.take() == ["text true", "text false"])
        #expect(drag(it, ["text/uri-list"], 50) == nil)
        #expect(log.take() == [])
    }

    @Test("A delegate follows a picture, and its proposal decides about the drop")
    func delegate() {
        let it = stage()
        let types = ["image/png"]
        #expect(drag(it, types, 120) == [])
        #expect(drag(it, types, 180) == types)
        #expect(log.take() == ["entered 20.0", "updated 20.0", "updated 80.0"])
        let place = CGPoint(x: 190, y: 100)
        it.display.send(.drop(DropEvent(location: place, data: ["image/png": Data()], time: 0)))
        #expect(log.take() == ["updated 90.0", "dropped 90.0"])
        exit(it)
        #expect(log.take() == [])
        // Without a drag before, and where it is forbidden.
        it.display.send(
            .drop(
                DropEvent(
                    location: CGPoint(x: 110, y: 100), data: ["image/png": Data()], time: 0)))
        #expect(log.take() == ["entered 10.0", "updated 10.0", "exited 10.0"])
    }

    @Test("A drop ends the drag, on the view or elsewhere")
    func ends() {
        let it = stage()
        _ = drag(it, Self.text, 50)
        it.display.send(
            .drop(DropEvent(location: CGPoint(x: 250, y: 100), texts: ["a"], time: 0)))
        #expect(log.take() == ["text true", "text false"])
        _ = drag(it, Self.text, 50)
        it.display.send(.drop(DropEvent(location: CGPoint(x: 50, y: 100), texts: ["a"], time: 0)))
        #expect(log.take() == ["text true", "text false", "[\"a\"]"])
    }

    @Test("The data of what is dragged cannot be loaded before the drop")
    func loading() async {
        let log = log
        let it = ViewDisplay(
            Color.red.onDrop(of: [.plainText], delegate: LoadingDelegate { log.events.append($0) }))
        _ = drag(it, Self.text, 50)
        for _ in 0..<1000 where log.events.isEmpty { await Task.yield() }
        #expect(log.events.count == 1 && log.events[0].contains("before it is dropped"))
    }

    private struct LoadingDelegate: DropDelegate {
        let report: @MainActor (String) -> Void

        func dropEntered(info: DropInfo) {
            let report = report
            for item in info.itemProviders(for: [.plainText]) {
                item.loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) {
                    _, error in
                    let text = error.map { "\($0)" } ?? "no error"
                    Task { @MainActor in report(text) }
                }
            }
        }
        func performDrop(info: DropInfo) -> Bool { false }
    }

    @Test("A drag survives coding, and one with an odd location is ignored")
    func coding() throws {
        let event = DragEvent(location: CGPoint(x: 1, y: 2), types: ["image/png"], time: 3)
        for event in [InputEvent.drag(event), .dragExited(event)] {
            let data = try JSONEncoder().encode(event)
            #expect(try JSONDecoder().decode(InputEvent.self, from: data) == event)
        }
        let it = stage()
        it.display.send(
            .drag(DragEvent(location: CGPoint(x: 1e30, y: 0), types: Self.text, time: 0)))
        #expect(it.display.host.incomingDrag == nil && log.events == [])
    }
}
