#if Macros
/// Declares a preview of a view.
///
/// Start the program with `LEGATO_PREVIEWS=1` to see its previews; see `PreviewProvider`.
///
/// ```swift
/// #Preview("Badge") {
///     Text("New").padding()
/// }
/// ```
/// - Parameters:
///   - name: The name of the preview; that of the file by default.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// ```swift
/// #Preview("Badge", traits: .fixedLayout(width: 200, height: 100)) {
///     Text("New").padding()
/// }
/// ```
/// - Parameters:
///   - name: The name of the preview; that of the file by default.
///   - traits: The layout, the orientation or a modifier.
///   - additionalTraits: More traits; a later one of a kind replaces an earlier one.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewMacro")

/// Turns a variable in the body of `#Preview` into state of the preview, which views can change.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = false
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "LegatoMacrosPlugin", type: "PreviewableMacro")
#endif
