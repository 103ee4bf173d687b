import Foundation
import Legato

extension Scenario {
    /// Offers items for drags, and reports the drops on its two windows, until both have closed.
    ///
    /// The file that can be dragged is named by `PROBE_FILE`.
    func runDrag() throws {
        let sources = try Window(
            title: "Legato probe: drag", size: CGSize(width: 400, height: 500)
        ) { DragSources() }
        let target = try Window(
            title: "Legato probe: drop", size: CGSize(width: 400, height: 400)
        ) { DropZone(name: "other") }
        try withExtendedLifetime((sources, target)) { try Application.shared.run() }
    }
}

/// Squares at the left that can be dragged, and a drop destination at the right.
private struct DragSources: View {
    /// A picture of noise: too large, once compressed, for one transfer.
    private let picture: CGImage = {
        var state: UInt32 = 1
        let pixels = (0..<500 * 500 * 4).map { index -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return index % 4 == 3 ? 255 : UInt8(state >> 24)
        }
        return CGImage(width: 500, height: 500, premultipliedRGBA: pixels)
    }()

    var body: some View {
        HStack(spacing: 0) {
            VStack(spacing: 0) {
                Color.red.draggable(begun("Grüße €"))
                Color.green.draggable(begun(Image(decorative: picture, scale: 1)))
                Color.blue.onDrag { begun(NSItemProvider(contentsOf: file) ?? NSItemProvider()) }
                Color.orange.onDrag { begun(slowItem()) }
                Color.purple.onDrag { begun(privateItem()) }
            }
            .frame(width: 100)
            DropZone(name: "own")
        }
        .onAppear { report("picture", picture.pngData().count) }
    }

    /// Reports that a drag of an item begins.
    private func begun<Item>(_ item: Item) -> Item {
        report("drag", "begun")
        return item
    }

    private var file: URL? {
        ProcessInfo.processInfo.environment["PROBE_FILE"].map { URL(filePath: $0) }
    }

    /// A text that only this program can read.
    private func privateItem() -> NSItemProvider {
        let item = NSItemProvider()
        item.registerDataRepresentation(
            forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .ownProcess
        ) { completion in
            completion(Data("private".utf8), nil)
            return nil
        }
        return item
    }

    /// An item whose data is made on the main thread when it is needed.
    private func slowItem() -> NSItemProvider {
        let item = NSItemProvider()
        item.registerDataRepresentation(
            forTypeIdentifier: "org.legato.probe", visibility: .all
        ) { completion in
            Task { @MainActor in
                report("loads", "org.legato.probe")
                completion(Data("made later".utf8), nil)
            }
            return nil
        }
        return item
    }
}

/// Reports the texts dropped on its upper part, the images and custom data dropped in the middle and the URLs
/// dropped below, and whether something is dragged over it.
private struct DropZone: View {
    let name: String

    var body: some View {
        VStack(spacing: 0) {
            Color.gray.dropDestination(for: String.self) { texts, location in
                report("\(name).drop", "\(texts) at \(Int(location.x)), \(Int(location.y))")
                return true
            } isTargeted: {
                report("\(name).targeted", $0)
            }
            Color.white
                .onDrop(of: itemTypes, isTargeted: isTargeted) { items in
                    for item in items { load(item) }
                    return true
                }
                .frame(height: 60)
            Color.black.dropDestination(for: URL.self) { urls, location in
                let names = urls.map(\.lastPathComponent)
                report("\(name).files", "\(names) at \(Int(location.x)), \(Int(location.y))")
                return true
            } isTargeted: {
                report("\(name).targeted", $0)
            }
            .frame(height: 100)
        }
    }
    private var itemTypes: [UTType] { [.image, UTType("org.legato.probe") ?? .data] }

    private var isTargeted: Binding<Bool> {
        Binding(get: { false }, set: { report("\(name).targeted", $0) })
    }

    private func load(_ item: NSItemProvider) {
        let name = name
        for type in item.registeredTypeIdentifiers {
            item.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                let count = data?.count ?? -1
                Task { @MainActor in report("\(name).item", "\(type) \(count)") }
            }
        }
    }
}
