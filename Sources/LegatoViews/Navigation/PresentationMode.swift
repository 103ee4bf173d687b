import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// The presentation state of a view's page, with an action that dismisses it: the older form of
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
private final class PresentationLocation: Location {
    private let page: PageHandle?

    nonisolated init(_ page: PageHandle?) { self.page = page }

    var isStored: Bool { false }
    func get() -> PresentationMode {
        PresentationMode(isPresented: page?.isPresented ?? false)
    }
    func set(_ value: PresentationMode) { if !value.isPresented { page?.close() } }
    func isSame(as other: any Location<PresentationMode>) -> Bool {
        (other as? PresentationLocation)?.page === page
    }
}

nonisolated extension EnvironmentValues {
    /// A binding to the presentation mode of the enclosing page.
    public var presentationMode: Binding<PresentationMode> {
        Binding(location: PresentationLocation(page))
    }
}
