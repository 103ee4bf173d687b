import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// Whether a view is on a page that can be dismissed, and the way to dismiss it: the older form of
/// `dismiss` and `isPresented`.
///
/// ```swift
/// @Environment(\.presentationMode) private var presentationMode
///
/// var body: some View {
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
/// }
/// ```
@preconcurrency @MainActor public struct PresentationMode {
    /// Whether the view is on a page that can be dismissed.
    public fileprivate(set) var isPresented: Bool

    /// Dismisses the enclosing page; has no effect outside a page.
    public mutating func dismiss() { isPresented = false }
}

/// The location of the presentation mode of a page.
private final class PresentationLocation: Location<PresentationMode> {
    private let page: PageHandle?

    init(_ page: PageHandle?) {
        self.page = page
        super.init()
    }

    override var isStored: Bool { false }
    override func get() -> PresentationMode {
        PresentationMode(isPresented: page?.isPresented ?? false)
    }
    override func set(_ value: PresentationMode) { if !value.isPresented { page?.close() } }
    override func isSame(as other: Location<PresentationMode>) -> Bool {
        (other as? PresentationLocation)?.page === page
    }
}

extension EnvironmentValues {
    /// A binding to the presentation mode of the enclosing page.
    public var presentationMode: Binding<PresentationMode> {
        Binding(location: PresentationLocation(page))
    }
}
