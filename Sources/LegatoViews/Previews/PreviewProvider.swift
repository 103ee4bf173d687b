/// A type whose views are previewed.
///
/// Start a program with `LEGATO_PREVIEWS=1` to see all its previews in a window, each with its name
/// and in its size. Any other value selects the previews whose type, or whose name or file in
/// `#Preview`, contains it. A provider with several views, such as a `Group`, declares a preview
/// for each of them. Generic providers are not found.
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///     static var previews: some View {
///         Text("New")
///             .padding()
///             .previewLayout(.sizeThatFits)
///     }
/// }
/// ```
@_alwaysEmitConformanceMetadata
@preconcurrency @MainActor public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }

    /// The platform whose screen the previews are shown on; nil, the default, for a phone's.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The default platform, nil.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform, which determines the size of previews without a layout and a device.
public nonisolated enum PreviewPlatform: Sendable, Hashable {
    /// A phone of 393 x 852 points.
    case iOS
    /// A window of 800 x 600 points.
    case macOS
    /// A television of 1920 x 1080 points.
    case tvOS
    /// A watch of 198 x 242 points.
    case watchOS
}
