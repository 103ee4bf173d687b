import Foundation
public import LegatoViews

/// The result builder of UIKit previews.
///
/// Without it, a multi-statement closure that ends with a SwiftUI view would match UIKit's previews
/// as well, because its last expression is not checked against the result type.
@_documentation(visibility: internal)
@MainActor
@resultBuilder
public enum UIPreviewBuilder {
    /// Returns the view or the controller.
    public static func buildBlock<Content: UIResponder>(_ content: Content) -> Content { content }
}

#if Macros
/// Declares a preview of a UIKit view or, if the closure returns one, of a controller, whose view
/// fills the preview.
///
/// ```swift
/// #Preview("Card") {
///     let card = UIView()
///     card.backgroundColor = .systemBlue
///     return card
/// }
/// ```
/// - Parameters:
///   - name: The name of the preview; that of the file by default.
///   - body: A closure that makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @UIPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewMacro")

/// Declares a preview of a UIKit view or controller with traits.
/// - Parameters:
///   - name: The name of the preview; that of the file by default.
///   - traits: The layout, the orientation or a modifier.
///   - additionalTraits: More traits; a later one of a kind replaces an earlier one.
///   - body: A closure that makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @UIPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewMacro")

/// Declares a preview of a UIKit view controller, whose view fills the preview.
/// - Parameters:
///   - name: The name of the preview; that of the file by default.
///   - body: A closure that makes the controller.
@_documentation(visibility: internal)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @UIPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewMacro")

/// Declares a preview of a UIKit view controller with traits.
/// - Parameters:
///   - name: The name of the preview; that of the file by default.
///   - traits: The layout, the orientation or a modifier.
///   - additionalTraits: More traits; a later one of a kind replaces an earlier one.
///   - body: A closure that makes the controller.
@_documentation(visibility: internal)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @UIPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewMacro")
#endif

extension Preview {
    /// Creates a preview of a UIKit view, which fills the preview.
    /// - Parameters:
    ///   - name: The name; that of the file by default.
    ///   - traits: The layout, the orientation and the modifiers.
    ///   - body: A closure that makes the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @UIPreviewBuilder body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits) { PreviewedView(make: body) }
    }

    /// Creates a preview of a UIKit view controller, whose view fills the preview.
    /// - Parameters:
    ///   - name: The name; that of the file by default.
    ///   - traits: The layout, the orientation and the modifiers.
    ///   - body: A closure that makes the controller.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @UIPreviewBuilder body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits) { PreviewedController(make: body) }
    }
}

/// Shows the view of a preview.
private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? { proposal.replacingUnspecifiedDimensions() }
}

/// Shows the view of the controller of a preview.
private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
