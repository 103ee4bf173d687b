public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// A size class: how much room a view has along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, as in a narrow window.
    case compact
    /// Much room.
    case regular
}

/// The size and scale of the display of a tree; views that read them follow their changes.
final class WindowTraits {
    private let size = StateLocation(CGSize(width: 800, height: 600))
    private let scale = StateLocation(CGFloat(1))
    /// The modifier keys that are held.
    private let held = StateLocation<EventModifiers>([])
    /// The number of changes of the clipboard that were noticed.
    private let clipboardChanges = StateLocation(0)

    /// How text is typed and exchanged on the display.
    weak var textServices: TextServices? {
        didSet { if textServices !== oldValue { textServices?.clipboard.observers.add(self) } }
    }
    /// The file dialogs of the display.
    weak var fileDialogs: FileDialogs?
    /// Returns the URLs that the views handle now; nil for all.
    var externalEvents: () -> ExternalEvents? = { nil }

    /// Sets the size of the tree in points and the scale of its display.
    func set(_ size: CGSize, scale: CGFloat) {
        self.size.set(size)
        self.scale.set(scale)
    }

    /// The modifier keys that are held; views that read them are updated when they change.
    var modifiers: EventModifiers { held.get() }

    /// Sets the modifier keys that are held.
    func setModifiers(_ modifiers: EventModifiers) { held.set(modifiers) }

    /// Whether a width is regular; below 600 points it is compact, as a phone's or a narrow column's is.
    nonisolated static func isRegular(width: CGFloat) -> Bool { width >= 600 }

    var horizontal: UserInterfaceSizeClass {
        Self.isRegular(width: size.get().width) ? .regular : .compact
    }
    /// Below 480 points a height is compact, as that of a phone on its side is.
    var vertical: UserInterfaceSizeClass { size.get().height < 480 ? .compact : .regular }
    /// The items on the clipboard as they were noticed last; views that read them are updated when
    /// they change.
    var clipboardItems: [ClipboardItem] {
        _ = clipboardChanges.get()
        return textServices?.clipboard.latestItems ?? []
    }
    /// Pixels per point.
    var pixelsPerPoint: CGFloat { scale.get() }
}

extension WindowTraits: ClipboardObserver {
    func clipboardChanged() { clipboardChanges.set(clipboardChanges.get() + 1) }
}

/// The clipboard of the display that shows a tree.
package struct ShownClipboard {
    fileprivate let traits: WindowTraits?

    /// Copies a text, unless the tree is not shown.
    package func copy(_ text: String) { traits?.textServices?.clipboard.string = text }

    /// The items, after waiting for the program that owns them.
    var items: [ClipboardItem] { traits?.textServices?.clipboard.items ?? [] }

    /// The items as they were noticed last; views that read them are updated when they change.
    var latestItems: [ClipboardItem] { traits?.clipboardItems ?? [] }
}

private nonisolated enum WindowTraitsKey: EnvironmentKey {
    static var defaultValue: WindowTraits? { nil }
}

private nonisolated enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass?? { nil }
}

private nonisolated enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass?? { nil }
}

private nonisolated enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

nonisolated extension EnvironmentValues {
    /// The size and scale of the tree.
    var windowTraits: WindowTraits? {
        get { self[WindowTraitsKey.self] }
        set { self[WindowTraitsKey.self] = newValue }
    }

    /// The clipboard of the display on which the view is shown when it uses it.
    package var clipboard: ShownClipboard { ShownClipboard(traits: windowTraits) }

    /// The room across the window: compact below 600 points, unless set.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get {
            self[HorizontalSizeClassKey.self] ?? MainActor.assumeIsolated {
                windowTraits?.horizontal
            } ?? .regular
        }
        set { self[HorizontalSizeClassKey.self] = .some(newValue) }
    }

    /// The room down the window: compact below 480 points, unless set.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get {
            self[VerticalSizeClassKey.self] ?? MainActor.assumeIsolated { windowTraits?.vertical }
                ?? .regular
        }
        set { self[VerticalSizeClassKey.self] = .some(newValue) }
    }

    /// The pixels per point of the display, unless set; 1 outside a display.
    public var displayScale: CGFloat {
        get {
            self[DisplayScaleKey.self] ?? MainActor.assumeIsolated { windowTraits?.pixelsPerPoint }
                ?? 1
        }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1e-9) }
}
