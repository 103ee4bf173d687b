public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoViews

/// The clipboard, or a named pasteboard of this program.
///
/// ```swift
/// UIPasteboard.general.image = photo
/// if let text = UIPasteboard.general.string {
///     label.text = text
/// }
/// ```
///
/// Reading waits for the program that owns the data, two seconds at most; if that does not answer, the
/// value is nil, with a message on standard error. Types are given by identifiers such as
/// `public.png`, or by media types such as `image/png`.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
    /// The clipboard that programs share.
    ///
    /// In the code of a headless display, it is that of the display.
    public static let general = UIPasteboard(.general, nil)

    /// The name of the pasteboard; `general` for the clipboard.
    public let name: Name
    /// The contents of a named pasteboard; nil for the clipboard.
    private let own: PrivateClipboard?

    init(_ name: Name, _ own: PrivateClipboard?) { (self.name, self.own) = (name, own) }

    private var clipboard: any Clipboard { own ?? GeneralClipboard.current }

    // MARK: Contents

    /// The number of changes so far; for the clipboard, by any program.
    public var changeCount: Int { clipboard.changeCount }

    /// The number of items.
    public var numberOfItems: Int { clipboard.items.count }

    /// The identifiers of the types of the first item, the best one first.
    public var types: [String] { types(of: clipboard.items.first) }

    private func types(of item: ClipboardItem?) -> [String] {
        (item?.forms ?? []).map { UTType(clipboardName: $0.type).identifier }
    }

    /// Returns whether the first item has one of the types, or one that conforms to it.
    public func contains(pasteboardTypes: [String]) -> Bool {
        itemProviders.prefix(1).contains { item in
            pasteboardTypes.contains { item.hasItemConformingToTypeIdentifier($0) }
        }
    }

    /// The items as providers, which load their data when it is needed.
    public var itemProviders: [NSItemProvider] {
        get { clipboard.items.map(\.provider) }
        set { clipboard.copy(newValue) }
    }

    /// Replaces the items by those of providers.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers.
    ///   - localOnly: Has no effect: all programs of the desktop can paste the items.
    ///   - expirationDate: Has no effect: the items stay until others are copied.
    public func setItemProviders(
        _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
    ) {
        self.itemProviders = itemProviders
    }

    /// The items by type: texts as `String`, URLs as `URL`, and all else as `Data`.
    ///
    /// Values that are set can also be a `UIImage`, a `UIColor` or a property list; others are left
    /// out, with a message on standard error.
    public var items: [[String: Any]] {
        get {
            clipboard.items.map { item in
                var values: [String: Any] = [:]
                for form in item.forms {
                    let type = UTType(clipboardName: form.type)
                    values[type.identifier] = value(of: item, type)
                }
                return values
            }
        }
        set { clipboard.copy(newValue.map(provider)) }
    }

    /// Adds items to the pasteboard; see `items`.
    public func addItems(_ items: [[String: Any]]) {
        let old = clipboard.items
        clipboard.items = old + items.map { ClipboardItem(provider($0)) }
    }

    // MARK: Data

    /// Returns the data of a type of the first item; nil if there is none.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        guard let type = UTType(pasteboardType: pasteboardType) else { return nil }
        return clipboard.items.first.flatMap { data(of: $0, type) }
    }

    /// Replaces the items by one with data of a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    /// Returns the value of a type of the first item: a `String`, `URL` or `Data`; nil if there is
    /// none.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        guard let type = UTType(pasteboardType: pasteboardType) else { return nil }
        return clipboard.items.first.flatMap { value(of: $0, type) }
    }

    /// Replaces the items by one with a value of a type; see `items` for the values.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    private func data(of item: ClipboardItem, _ type: UTType) -> Data? {
        let provider = item.provider
        guard let form = provider.form(type) else { return nil }
        return clipboard.loaded(ClipboardData { form.load($0) }, form.type.clipboardName)
    }

    private func value(of item: ClipboardItem, _ type: UTType) -> Any? {
        guard let data = data(of: item, type) else { return nil }
        if type.conforms(to: .plainText) { return String(decoding: data, as: UTF8.self) }
        if type.conforms(to: .url) { return URL(string: String(decoding: data, as: UTF8.self)) }
        return data
    }

    /// Returns a provider of values by type.
    private func provider(_ values: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let type = UTType(pasteboardType: name), let data = data(for: value) else {
                Warning.print(
                    "UIPasteboard cannot copy a \(Swift.type(of: value)) as \(name): use a String, "
                        + "URL, UIImage, UIColor, Data or property list."
                )
                continue
            }
            provider.add(type) { $0(.success(data)) }
        }
        return provider
    }

    private func data(for value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let color as UIColor: color.clipboardData
        default:
            PropertyListSerialization.propertyList(value, isValidFor: .binary)
                ? try? PropertyListSerialization.data(
                    fromPropertyList: value, format: .binary, options: 0
                ) : nil
        }
    }

    // MARK: Values

    /// Whether there is a text.
    public var hasStrings: Bool { clipboard.hasText }
    /// Whether there is a URL.
    public var hasURLs: Bool { hasItem(.url) }
    /// Whether there is an image.
    public var hasImages: Bool { hasItem(.image) }
    /// Whether there is a colour.
    public var hasColors: Bool { hasItem(.xColor) }

    private func hasItem(_ type: UTType) -> Bool {
        clipboard.latestItems.contains { $0.provider.form(type) != nil }
    }

    /// The texts, nil if there are none; setting them replaces the items.
    public var strings: [String]? {
        get {
            values(.plainText) { item, data in
                item.value as? String ?? data().map { String(decoding: $0, as: UTF8.self) }
            }
        }
        set { clipboard.items = (newValue ?? []).map { ClipboardItem(text: $0) } }
    }

    /// The first text, nil if there is none; setting it replaces the items.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The URLs, nil if there are none; setting them replaces the items.
    public var urls: [URL]? {
        get {
            values(.url) { item, data in
                item.value as? URL
                    ?? data().flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
            }
        }
        set { itemProviders = (newValue ?? []).map { NSItemProvider(value: $0) } }
    }

    /// The first URL, nil if there is none; setting it replaces the items.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The images, nil if there are none; setting them replaces the items.
    ///
    /// Images of other programs are decoded in the formats of
    /// `CGImage.init(data:maximumPixelSize:limits:)`; others are left out, with a message on standard
    /// error.
    public var images: [UIImage]? {
        get {
            let formats = UTType.decodedImages + [.image]
            let images = clipboard.items.compactMap { item -> UIImage? in
                if let image = item.value as? UIImage { return image }
                let provider = item.provider
                guard let type = formats.first(where: { provider.form($0) != nil }) else {
                    return nil
                }
                return data(of: item, type).flatMap(image)
            }
            return images.isEmpty ? nil : images
        }
        set {
            itemProviders = (newValue ?? []).map { image in
                let provider = NSItemProvider(object: image)
                provider.set(value: image)
                return provider
            }
        }
    }

    /// The first image, nil if there is none; setting it replaces the items.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The colours, nil if there are none; setting them replaces the items.
    public var colors: [UIColor]? {
        get {
            values(.xColor) { item, data in
                item.value as? UIColor ?? data().flatMap { UIColor(clipboardData: $0) }
            }
        }
        set {
            itemProviders = (newValue ?? []).map { color in
                let provider = NSItemProvider()
                provider.set(value: color)
                provider.add(.xColor) { $0(.success(color.clipboardData)) }
                return provider
            }
        }
    }

    /// The first colour, nil if there is none; setting it replaces the items.
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The values of the items that have a type, each made from the item and its data.
    private func values<T>(
        _ type: UTType, _ make: (ClipboardItem, () -> Data?) -> T?
    ) -> [T]? {
        let values = clipboard.items.compactMap { item -> T? in
            guard item.provider.form(type) != nil else { return nil }
            return make(item) { data(of: item, type) }
        }
        return values.isEmpty ? nil : values
    }

    private func image(_ data: Data) -> UIImage? {
        do { return UIImage(cgImage: try CGImage(data: data)) } catch {
            Warning.print("The clipboard's image cannot be pasted: \(error).")
            return nil
        }
    }
}

nonisolated extension UTType {
    /// Creates a type from its identifier or media type; nil for an empty one.
    fileprivate init?(pasteboardType name: String) {
        guard let type = UTType(name) else { return nil }
        self = UTType(mimeType: name) ?? type
    }
}
