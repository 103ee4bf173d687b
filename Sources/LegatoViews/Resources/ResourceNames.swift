public import Foundation

/// The name of an image in a program's resources.
///
/// The plug-in `AssetSymbols` generates these names for the image sets of a target's asset
/// catalogues.
///
/// ```swift
/// extension ImageResource {
///     static let wave = ImageResource(name: "wave", bundle: .main)
/// }
/// ```
nonisolated public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of an image in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The name of a colour in a program's resources.
///
/// The plug-in `AssetSymbols` generates these names for the colour sets of a target's asset
/// catalogues.
///
/// ```swift
/// extension ColorResource {
///     static let gold = ColorResource(name: "Gold", bundle: .main)
/// }
/// ```
nonisolated public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of a colour in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
