package import Foundation
import LegatoGraphics

/// An item on a clipboard, with the types in which it can be pasted.
package nonisolated struct ClipboardItem: Sendable {
    /// The data of the item in one type.
    package struct Form: Sendable {
        /// The media type, such as `image/png`, or the identifier of a type without one.
        package let type: String
        /// The data.
        package let data: ClipboardData
        /// Whether only this program can read it.
        package let isPrivate: Bool

        /// Creates a form.
        package init(_ type: String, _ data: ClipboardData, isPrivate: Bool = false) {
            (self.type, self.data, self.isPrivate) = (type, data, isPrivate)
        }
    }

    /// The media type of text.
    package static let text = "text/plain;charset=utf-8"
    /// The media type of a list of URLs, one per line.
    package static let urls = "text/uri-list"

    /// The types, the best one first.
    package var forms: [Form]
    /// The copied value itself, for views of this program; nil if there is none.
    package var value: (any Sendable)?

    /// Creates an item.
    package init(_ forms: [Form], value: (any Sendable)? = nil) {
        (self.forms, self.value) = (forms, value)
    }

    /// Creates an item of a text.
    package init(text: String) {
        self.init([Form(Self.text, ClipboardData(Data(text.utf8)))], value: text)
    }

    /// Returns the data of a type; nil if the item does not have the type.
    package func data(_ type: String) -> ClipboardData? { forms.first { $0.type == type }?.data }

    /// The item as other programs receive it: without private forms.
    package var exported: ClipboardItem {
        guard forms.contains(where: \.isPrivate) else { return self }
        return ClipboardItem(forms.filter { !$0.isPrivate })
    }

    /// Returns the item as several if its data of URLs, which must be given, has several: one for
    /// each URL, the first of which has the other types, too.
    package func separated(byURLs list: Data) -> [ClipboardItem] {
        let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
        let urls = lines.filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
        guard let first = urls.first else { return [self] }
        var items = [self]
        items[0].value = first
        for url in urls.dropFirst() {
            let data = ClipboardData(Data((url.absoluteString + "\r\n").utf8))
            items.append(ClipboardItem([Form(Self.urls, data)], value: url))
        }
        return items
    }

    /// Creates the item of systems whose clipboard contains only one: the first of several, with the
    /// texts and the URLs of all of them.
    package init(joining items: [ClipboardItem]) {
        self = items.first ?? ClipboardItem([])
        guard items.count > 1 else { return }
        forms = forms.map { form in
            guard let end = Self.lineEnds[form.type] else { return form }
            return Form(form.type, Self.joined(items.compactMap { $0.data(form.type) }, end))
        }
    }

    /// The separators of the types of which several can be joined.
    private static let lineEnds = [text: "\n", urls: ""]

    private static func joined(_ parts: [ClipboardData], _ end: String) -> ClipboardData {
        ClipboardData { completion in
            let results = Locked<[Int: Result<Data, any Error>]>([:])
            for (index, part) in parts.enumerated() {
                part.load { result in
                    let all = results.withLock {
                        $0[index] = result
                        return $0.count == parts.count ? $0 : nil
                    }
                    guard let all else { return }
                    completion(
                        Result {
                            let data = try all.sorted { $0.key < $1.key }.map { try $0.value.get() }
                            return Data(data.joined(separator: Data(end.utf8)))
                        }
                    )
                }
            }
        }
    }
}
