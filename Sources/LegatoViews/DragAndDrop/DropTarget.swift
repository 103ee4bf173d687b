import Foundation
import LegatoGraphics
package import LegatoLayers

/// The handling of items dragged over a view.
@MainActor protocol DropTarget {
    /// Whether the view accepts some of the items.
    func accepts(_ items: [NSItemProvider]) -> Bool
    /// The types of the representations that the view loads from an item of another program.
    func types(of item: NSItemProvider) -> [UTType]
    /// Called when items enter the view, at a location in it.
    func entered(_ info: DropInfo)
    /// Called when items move over the view; returns whether they may be dropped there.
    func moved(_ info: DropInfo) -> Bool
    /// Called when items leave the view.
    func exited(_ info: DropInfo)
    /// Called when items are dropped on the view; returns whether it has accepted them.
    func dropped(_ info: DropInfo) -> Bool
}

extension DropTarget {
    func entered(_ info: DropInfo) {}
    func moved(_ info: DropInfo) -> Bool { true }
    func exited(_ info: DropInfo) {}
}

/// A layer on which items can be dropped.
class DropLayer: PassThroughLayer {
    /// The handling of dragged items; nil while the view accepts none.
    var target: (any DropTarget)?

    private struct WeakLayer {
        weak var layer: DropLayer?
    }

    private static var all: [WeakLayer] = []

    /// Adds the layer to those that are found.
    func register() {
        Self.all.removeAll { $0.layer == nil }
        Self.all.append(WeakLayer(layer: self))
    }

    /// Returns the drop info for items at a location in the root layer.
    func info(_ items: [NSItemProvider], at location: CGPoint) -> DropInfo {
        DropInfo(location: place(ofEventAt: location), items: items)
    }

    /// The number of layers around it.
    private var depth: Int {
        var (count, layer) = (0, superlayer)
        while let current = layer { (count, layer) = (count + 1, current.superlayer) }
        return count
    }

    private func isInside(_ outer: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === outer { return true }
            layer = current.superlayer
        }
        return false
    }

    /// The innermost layer at a location in the root layer of a display that accepts some of the
    /// items.
    ///
    /// Empty parts of a view accept items, too, if nothing is in front of them.
    static func at(_ location: CGPoint, in host: LayerHost, for items: [NSItemProvider])
        -> DropLayer?
    {
        let front = host.layer(at: location)
        var layer = front
        while let current = layer {
            if let drop = current as? DropLayer, drop.target?.accepts(items) ?? false {
                return drop
            }
            layer = current.superlayer
        }
        let open = all.lazy.compactMap(\.layer).filter { layer in
            layer.host === host && layer.bounds.contains(layer.place(ofEventAt: location))
                && front.map(layer.isInside) ?? true
                && layer.target?.accepts(items) ?? false
        }
        return open.max { $0.depth < $1.depth }
    }
}

extension HostingLayer: DropResponder {
    package func dragged(_ event: DragEvent, _ current: (any VisitingDrag)?) -> (any VisitingDrag)?
    {
        let item = NSItemProvider(undropped: event.types)
        guard let host, let layer = DropLayer.at(event.location, in: host, for: [item]) else {
            return nil
        }
        let drag = current as? ViewVisit ?? ViewVisit()
        drag.move([item], of: event.types, over: layer, at: event.location)
        return drag
    }

    package func dropped(_ event: DropEvent, _ current: (any VisitingDrag)?) -> Bool {
        let items = event.items
        guard let host, let layer = DropLayer.at(event.location, in: host, for: items) else {
            return false
        }
        let drag = current as? ViewVisit ?? ViewVisit()
        return drag.drop(items, on: layer, at: event.location)
    }
}

/// A drag of another program over views.
private final class ViewVisit: VisitingDrag {
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
    fileprivate convenience init(undropped names: [String]) {
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

extension DropEvent {
    /// What was dropped, as items, the first of which has the data; a text that is a web address can also be received as a URL.
    fileprivate var items: [NSItemProvider] {
        let files = urls.map { url in
            let item = NSItemProvider()
            if url.isFileURL { item.add(file: url) } else { item.register(url) }
            return item
        }
        let items =
            files
            + texts.map { text in
                let item = NSItemProvider()
                item.register(text)
                let scheme = URL(string: text)?.scheme
                if scheme == "http" || scheme == "https" {
                    item.add(.url) { $0(.success(Data(text.utf8))) }
                }
                return item
            }
        guard !data.isEmpty else { return items }
        let first = items.first ?? NSItemProvider()
        for (type, data) in data.sorted(by: { $0.key < $1.key }) {
            first.add(UTType(clipboardName: type)) { $0(.success(data)) }
        }
        return [first] + items.dropFirst()
    }
}
