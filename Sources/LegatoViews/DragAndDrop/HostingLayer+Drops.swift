import Foundation
import LegatoGraphics
package import LegatoLayers

extension HostingLayer: DropResponder {
    package func dragged(_ event: DragEvent, _ current: (any IncomingDrag)?) -> (any IncomingDrag)?
    {
        let item = NSItemProvider(undropped: event.types)
        guard let host, let layer = DropLayer.at(event.location, in: host, for: [item]) else {
            return nil
        }
        let drag = current as? IncomingViewDrag ?? IncomingViewDrag()
        drag.move([item], of: event.types, over: layer, at: event.location)
        return drag
    }

    package func dropped(_ event: DropEvent, _ current: (any IncomingDrag)?) -> Bool {
        let items = event.items
        guard let host, let layer = DropLayer.at(event.location, in: host, for: items) else {
            return false
        }
        let drag = current as? IncomingViewDrag ?? IncomingViewDrag()
        return drag.drop(items, on: layer, at: event.location)
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
