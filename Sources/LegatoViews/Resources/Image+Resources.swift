public import Foundation
import LegatoGraphics

nonisolated extension Image {
    /// Creates an image from the program's resources.
    ///
    /// Images are found in the asset catalogues and the image files among the resources of the
    /// program and of the packages beside it. An image set supplies the file for the colour scheme
    /// and the display scale. If no image has the name, nothing is shown, and a warning lists the
    /// places searched.
    ///
    /// - Parameters:
    ///   - name: The name of an image set or a file, without scale; its extension may be left out.
    ///   - bundle: The bundle; nil, the default, for the program and all packages beside it.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.resource(NamedImage(name: name, bundle: bundle)))
    }

    /// Creates an image from the program's resources, and its label for assistive technologies.
    ///
    /// The image is an accessibility element with the trait `isImage`. The label is not drawn.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.spokenString
    }

    /// Creates an image from the program's resources; a variable value is ignored.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image from the program's resources, and its label for assistive technologies; a
    /// variable value is ignored.
    public init(
        _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
    ) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates a decorative image from the program's resources.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image from the program's resources by a typed name.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

nonisolated extension Color {
    /// Creates a colour from the program's resources.
    ///
    /// Colours are found in the colour sets of asset catalogues, as images are; see
    /// `Image.init(_:bundle:)`. A colour set with a dark variant follows the colour scheme. If no
    /// colour has the name, the colour is clear, and a warning lists the places searched.
    ///
    /// - Parameters:
    ///   - name: The name of the colour set.
    ///   - bundle: The bundle; nil, the default, for the program and all packages beside it.
    public init(_ name: String, bundle: Bundle? = nil) {
        let found = Self.named(name, bundle)
        self.init(adaptive: found ?? AdaptiveColor(light: nothing, dark: nothing))
    }

    /// Creates a colour from the program's resources by a typed name.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Returns a colour from the resources; nil, with a warning, if there is none.
    static func named(_ name: String, _ bundle: Bundle?) -> AdaptiveColor? {
        let folders = ResourceFolder.all(for: bundle)
        for folder in folders {
            if let set = folder.shade(name), let light = set.color(isDark: false) {
                return AdaptiveColor(light: light, dark: set.color(isDark: true) ?? light)
            }
        }
        let places = folders.map(\.url.path).joined(separator: ", ")
        Warning.print(
            """
            Color(\(name.debugDescription)) is clear: there is no colour of this name in \(places). \
            Add it to an asset catalogue among the resources of the target in Package.swift.
            """
        )
        return nil
    }
}

nonisolated private let nothing = ResolvedColor(
    linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0
)
