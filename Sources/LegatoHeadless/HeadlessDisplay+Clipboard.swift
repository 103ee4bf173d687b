public import Foundation
import LegatoGraphics
import LegatoLayers

extension HeadlessDisplay {
    /// The display's clipboard text, set by cutting and copying and read by pasting; nil if there
    /// is none.
    ///
    /// Other displays and programs do not share it.
    public var clipboard: String? {
        get { host.textServices.clipboard.string }
        set { host.textServices.clipboard.string = newValue }
    }

    /// The items on the display's clipboard: the data of each by media type, or by the identifier of
    /// a type without one.
    ///
    /// ```swift
    /// display.clipboardItems = [["image/png": photo.pngData()]]
    /// ```
    ///
    /// Views receive items that are set as those of another program, and an item with several URLs
    /// as one for each of them. Reading loads the data; that which fails, or takes longer than 20
    /// seconds, is left out with a message.
    public var clipboardItems: [[String: Data]] {
        get {
            let clipboard = host.textServices.clipboard
            return clipboard.items.map { item in
                var all: [String: Data] = [:]
                for form in item.forms {
                    all[form.type] = clipboard.loaded(form.data, form.type, seconds: 20)
                }
                return all
            }
        }
        set {
            host.textServices.clipboard.items = newValue.flatMap { item in
                let forms = item.sorted { $0.key < $1.key }
                return ClipboardItem(forms.map { .init($0.key, ClipboardData($0.value)) })
                    .separated(byURLs: item[ClipboardItem.urls] ?? Data())
            }
        }
    }

    /// The text selected last on the display, which the middle button pastes; nil if there is none.
    public var primarySelection: String? {
        get { host.textServices.clipboard.selection }
        set { host.textServices.clipboard.selection = newValue }
    }
}
