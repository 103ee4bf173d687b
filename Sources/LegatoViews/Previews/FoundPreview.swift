package import Foundation
package import LegatoLayers
import LegatoGraphics
import Observation

/// A preview of the program, hosted by its own layer as if in a window.
@Observable package final class FoundPreview {
    /// The name: the one that was given, or that of the provider or the file.
    @ObservationIgnored package let name: String
    /// The type of the provider, or the file and the line.
    @ObservationIgnored package let place: String
    /// The layer that shows it.
    @ObservationIgnored package let layer: CALayer
    /// The current size in points.
    package private(set) var size: CGSize
    @ObservationIgnored private let measure: () -> CGSize

    /// Creates a preview whose view a layer hosts.
    init<Content: View>(
        _ name: String, _ place: String, _ settings: PreviewSettings, _ platform: PreviewPlatform?,
        _ layer: HostingLayer<Content>, _ watch: @escaping (String?) -> Void
    ) {
        (self.name, self.place, self.layer) = (name, place, layer)
        if let device = settings.device, device.knownSize == nil {
            ViewWarning.print(
                WarningSubject(text: "previewDevice(_:)"),
                "does not know \"\(device.rawValue)\"; a phone of 393 x 852 points is used."
            )
        }
        let screen = settings.screenSize(of: platform)
        measure = { [unowned layer] in
            switch settings.layout ?? .device {
            case .device: screen
            case .fixed(let width, let height): CGSize(width: width, height: height)
            case .sizeThatFits: layer.contentSize(for: screen)
            }
        }
        size = measure()
        layer.backgroundColor = CGColor(gray: 1)
        layer.onColorScheme = { [unowned layer] scheme in
            layer.backgroundColor = CGColor(gray: scheme == .dark ? 0 : 1)
        }
        layer.aroundUpdate = { [weak self] update in
            watch(name)
            update()
            watch(nil)
            self?.follow()
        }
    }

    /// Updates the size to the current size of the view.
    private func follow() {
        let size = measure()
        if size != self.size { self.size = size }
    }
}

extension HostingLayer {
    /// The size that the views take when a size is proposed to them.
    fileprivate func contentSize(for proposal: CGSize) -> CGSize {
        let size = graph.root?.content.first?.sizeThatFits(ProposedViewSize(proposal)) ?? .zero
        return CGSize(width: max(1, size.width), height: max(1, size.height))
    }
}
