import Foundation
import LegatoGraphics
import LegatoLayers

/// A drag of another program over views.
final class IncomingViewDrag: IncomingDrag {
    /// The layer below the pointer; nil before the first one, and after the end.
    private weak var layer: DropLayer?
    private var items: [NSItemProvider] = []
    private var location = CGPoint.zero
    private var mayDrop = false
    private(set) var acceptedTypes: [String] = []

    /// Moves items, whose data has the types, over a layer.
    func move(
        _ items: [NSItemProvider], of types: [String], over layer: DropLayer, at location: CGPoint
    ) {
        move(items, over: layer, at: location)
        let wanted = Set(items.first.map { layer.target?.types(of: $0) ?? [] } ?? [])
        let accepted = types.filter { !wanted.isDisjoint(with: UTType.dragged($0)) }
        acceptedTypes = mayDrop ? accepted : []
    }

    private func move(_ items: [NSItemProvider], over layer: DropLayer, at location: CGPoint) {
        if layer !== self.layer { exit() }
        (self.items, self.location) = (items, location)
        guard let target = layer.target else { return mayDrop = false }
        let info = layer.info(items, at: location)
        if layer !== self.layer {
            self.layer = layer
            target.entered(info)
        }
        mayDrop = target.moved(info)
    }

    /// Drops items on a layer; returns whether it has accepted them.
    func drop(_ items: [NSItemProvider], on layer: DropLayer, at location: CGPoint) -> Bool {
        move(items, over: layer, at: location)
        guard mayDrop, let target = layer.target else {
            exit()
            return false
        }
        self.layer = nil
        return target.dropped(layer.info(items, at: location))
    }

    func exit() {
        if let layer { layer.target?.exited(layer.info(items, at: location)) }
        layer = nil
    }
}

nonisolated extension NSItemProvider {
    /// Creates an item whose data cannot be loaded before it is dropped.
    convenience init(undropped names: [String]) {
        self.init()
        for type in names.flatMap(UTType.dragged) {
            add(type) { $0(.failure(TransferError.undropped)) }
        }
    }
}

nonisolated extension UTType {
    /// The types that data with a name in a drag may have: a list of URLs may contain files.
    fileprivate static func dragged(_ name: String) -> [UTType] {
        name == ClipboardItem.urls ? [.fileURL, .url] : [UTType(clipboardName: name)]
    }
}
