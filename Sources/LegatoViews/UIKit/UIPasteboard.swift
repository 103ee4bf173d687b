public import Foundation
import LegatoLayers

/// The text that was cut or copied last, which programs share.
///
/// It is the clipboard of the window whose code runs, or else of the oldest window. Without a window
/// it is empty, and keeps nothing.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
    /// The pasteboard of the system.
    public static let general = UIPasteboard()

    private var clipboard: (any Clipboard)? { LayerHost.main?.textServices.clipboard }

    /// The text; nil, and nil after an empty text was copied, for none.
    public var string: String? {
        get { clipboard?.string.flatMap { $0.isEmpty ? nil : $0 } }
        set { clipboard?.string = newValue ?? "" }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
}
