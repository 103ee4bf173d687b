import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoMotion

/// An image in a program's resources.
nonisolated struct NamedImage: Sendable {
    let name: String
    /// The bundle; nil for the program and the packages beside it.
    let bundle: Bundle?

    /// An image that was found.
    struct Found {
        let image: CGImage?
        /// The number of pixels per point.
        let scale: CGFloat
        /// Whether its asset catalogue marks it as a template, painted with the foreground style.
        let isTemplate: Bool
        /// The drawing of a vector image that its asset catalogue keeps sharp at any size.
        let vectors: VectorPicture?
    }

    /// Finds the file for the colour scheme and the display scale of an environment.
    ///
    /// `subject` returns the subject of the warning for a missing image.
    @MainActor func find(
        in environment: EnvironmentValues, _ subject: (String) -> WarningSubject
    ) -> Found? {
        find(
            isDark: environment.colorScheme == .dark, scale: environment.displayScale, subject
        )
    }

    /// Finds the file for an appearance and a number of pixels per point.
    @MainActor func find(
        isDark: Bool, scale: CGFloat, _ subject: (String) -> WarningSubject
    ) -> Found? {
        let folders = ResourceFolder.all(for: bundle)
        for folder in folders {
            switch folder.picture(name) {
            case .set(let url, let set):
                guard let picture = set.picture(isDark: isDark, scale: scale),
                    let file = picture.filename
                else { continue }
                return found(
                    url.appending(path: file), picture.pixels, on: scale, set.properties
                )
            case .files(let files):
                let best = files.min {
                    AssetSet.distance($0.key, scale) < AssetSet.distance($1.key, scale)
                }
                guard let best else { continue }
                return found(best.value, best.key, on: scale, nil)
            case nil: continue
            }
        }
        let places = folders.map(\.url.path).joined(separator: ", ")
        ViewWarning.print(
            subject("Image(\(name.debugDescription))"),
            "shows nothing: there is no image of this name in \(places). Add it to the resources of "
                + "the target in Package.swift, in an asset catalogue or as a \(ImageFormat.list) file."
        )
        return nil
    }

    /// Reads a file with a number of pixels per point, or draws a vector image for that of the display.
    @MainActor private func found(
        _ file: URL, _ pixels: CGFloat, on display: CGFloat, _ properties: AssetSet.Properties?
    ) -> Found {
        // Whole numbers keep the sizes of images whole.
        let drawn = max(1, display.rounded(.up))
        let picture = ImageFiles.shared.picture(at: file, nil, .resources, vectorScale: drawn)
        let isVector = picture?.isVector == true
        return Found(
            image: picture?.image, scale: isVector ? drawn : pixels,
            isTemplate: properties?.intent == "template",
            vectors: isVector && properties?.preservesVectors == true
                ? VectorPicture(file: file, displayScale: display) : nil
        )
    }
}
