import Foundation
import LegatoGraphics
package import LegatoLayers

nonisolated extension UTType {
    /// The name of the type on clipboards: a media type, or the identifier of a type without one.
    package var clipboardName: String {
        switch self {
        case .plainText, .utf8PlainText: ClipboardItem.text
        case .url, .fileURL: ClipboardItem.urls
        default: preferredMIMEType ?? identifier
        }
    }

    /// Creates the type with a name on clipboards.
    package init(clipboardName name: String) {
        self = UTType(mimeType: name) ?? UTType(known: name)
    }
}

nonisolated extension ClipboardItem {
    /// Creates an item with the representations of a provider, which are loaded when they are
    /// needed; a URL can also be pasted as text.
    package init(_ provider: NSItemProvider) {
        var forms: [Form] = []
        for form in provider.forms {
            let isPrivate = form.visibility != .all
            func add(_ name: String, _ data: ClipboardData) {
                guard !forms.contains(where: { $0.type == name && (!$0.isPrivate || isPrivate) })
                else { return }
                forms.append(Form(name, data, isPrivate: isPrivate))
            }
            let data = ClipboardData { form.load($0) }
            let isURL = form.type.conforms(to: .url)
            add(form.type.clipboardName, isURL ? data.map { $0 + Data("\r\n".utf8) } : data)
            if isURL { add(Self.text, data) }
        }
        self.init(forms, value: provider.value)
    }

    /// A provider of the item; that of a file also provides its contents.
    package var provider: NSItemProvider {
        let provider = NSItemProvider()
        if let file = value as? URL, file.isFileURL {
            provider.add(file: file)
        } else if let value {
            provider.set(value: value)
        }
        for form in forms {
            let data = form.type == Self.urls ? form.data.map(Self.firstURL) : form.data
            provider.add(
                UTType(clipboardName: form.type), visibility: form.isPrivate ? .ownProcess : .all
            ) { data.load($0) }
        }
        return provider
    }

    /// Returns the first URL of a list; lines that begin with `#` are comments.
    private static func firstURL(_ list: Data) -> Data {
        let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
        return Data((lines.first { !$0.hasPrefix("#") } ?? "").utf8)
    }
}

nonisolated extension NSItemProvider {
    /// Creates a provider of a value.
    package convenience init<T: Transferable>(value: T) {
        self.init()
        register(value)
    }
}

nonisolated extension ClipboardData {
    /// Data made from this data when it is needed.
    fileprivate func map(_ change: @escaping @Sendable (Data) -> Data) -> ClipboardData {
        ClipboardData { [self] completion in load { completion($0.map(change)) } }
    }
}

extension Clipboard {
    /// Replaces the contents with the items of providers.
    package func copy(_ providers: [NSItemProvider]) {
        let items = providers.map { ClipboardItem($0) }
        // Text fields paste without waiting.
        for item in items { item.data(ClipboardItem.text)?.load { _ in } }
        self.items = items
    }
}
