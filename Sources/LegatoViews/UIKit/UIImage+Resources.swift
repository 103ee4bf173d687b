public import Foundation

extension UIImage {
    /// Creates an image from the program's resources, in the light appearance; nil if there is
    /// none.
    ///
    /// Images are found as `Image.init(_:bundle:)` finds them.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Creates an image from a bundle's resources, in the light appearance; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates an image from a bundle's resources, in the appearance and at the scale of the
    /// traits, where those are specified; nil if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let scale = traitCollection.map(\.displayScale) ?? 0
        let found = NamedImage(name: name, bundle: bundle).find(
            isDark: traitCollection?.userInterfaceStyle == .dark,
            scale: scale > 0 ? scale : UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        guard let found, let image = found.image else { return nil }
        self.init(bitmap: image, scale: found.scale)
    }

    /// Creates the image of a literal; an empty one if no image has the name.
    public convenience init(imageLiteralResourceName name: String) {
        let found = NamedImage(name: name, bundle: nil).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        self.init(bitmap: found?.image, scale: found?.scale ?? 1)
    }

    /// Creates an image from the program's resources by a typed name, in the light appearance;
    /// empty if there is none.
    public convenience init(resource: ImageResource) {
        let found = NamedImage(name: resource.name, bundle: resource.bundle).find(
            isDark: false, scale: UIScreen.main.scale
        ) { WarningSubject($0, in: nil) }
        self.init(bitmap: found?.image, scale: found?.scale ?? 1)
    }
}

nonisolated extension Image {
    /// Creates an image from a UIKit image.
    public init(uiImage: UIImage) {
        self.init(.picture(uiImage.upright, scale: uiImage.scale))
    }

    /// Creates an image from an AppKit image.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
