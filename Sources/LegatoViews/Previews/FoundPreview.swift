package import Foundation
package import LegatoLayers
import LegatoGraphics
import Observation

/// A preview of the program, shown by a layer of its own, as if in a window.
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
        layer.aroundUpdate = { [weak self] update in
            watch(name)
            update()
            watch(nil)
            self?.follow()
        }
    }

    /// Takes the size that the view has by now.
    private func follow() {
        let size = measure()
        if size != self.size { self.size = size }
    }
}

/// The previews that the program contains.
package enum PreviewCatalog {
    /// Creates the previews, in the order of the names of providers and files.
    /// - Parameters:
    ///   - filter: A text that the type of the provider, or the name, file or line of the
    ///     declaration must contain, in any case; nil for all. The views of others are not made.
    ///   - watch: Called with the name of the preview whose views are evaluated from now on, and
    ///     with nil afterwards.
    /// - Returns: The previews.
    package static func previews(
        matching filter: String? = nil, watch: @escaping (String?) -> Void = { _ in }
    ) -> [FoundPreview] {
        let sources = (providers + declarations).sorted { $0.order < $1.order }
        return sources.filter { $0.matches(filter) }.flatMap { source in
            watch(source.place)
            defer { watch(nil) }
            return source.make(watch)
        }
    }

    private static var providers: [PreviewSource] {
        ConformingTypes.all(of: (any PreviewProvider).self).compactMap {
            ($0 as? any PreviewProvider.Type).map { $0.source }
        }
    }

    private static var declarations: [PreviewSource] {
        ConformingTypes.all(of: (any PreviewRegistry).self).compactMap {
            ($0 as? any PreviewRegistry.Type).map { $0.source }
        }
    }
}

/// The declaration of one or more previews.
private struct PreviewSource {
    let place: String
    /// The name of a declaration; nil if it has none.
    var name: String?
    /// The name for the order, and the line and column in the file.
    let order: (String, Int, Int)
    /// Creates the previews.
    let make: (_ watch: @escaping (String?) -> Void) -> [FoundPreview]

    func matches(_ filter: String?) -> Bool {
        guard let filter else { return true }
        return [place, name ?? ""].contains {
            $0.range(of: filter, options: .caseInsensitive) != nil
        }
    }
}

extension PreviewProvider {
    fileprivate static var source: PreviewSource {
        let type = "\(Self.self)"
        let name = type.hasSuffix("_Previews") ? String(type.dropLast("_Previews".count)) : type
        return PreviewSource(place: type, order: (name, 0, 0)) { watch in
            var previews: [FoundPreview] = []
            let items = PreviewItems()
            repeat {
                let index = previews.count
                let root = PreviewItem(index: index, content: Provided<Self>(), items: items)
                let layer = HostingLayer(rootView: root)
                guard items.settings.indices.contains(index) else { break }
                let settings = items.settings[index]
                let number = items.settings.count > 1 ? " \(index + 1)" : ""
                let title = settings.name ?? name + number
                previews.append(FoundPreview(title, type, settings, platform, layer, watch))
            } while previews.count < items.settings.count
            return previews
        }
    }
}

/// The views of a provider.
private struct Provided<Provider: PreviewProvider>: View {
    var body: some View { Provider.previews }
}

extension PreviewRegistry {
    fileprivate static var source: PreviewSource {
        let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
        let title = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
        let place = "\(fileID):\(line)"
        let preview = Result { try makePreview() }
        let name = try? preview.get().name
        return PreviewSource(place: place, name: name, order: (title, line, column)) { watch in
            let settings = (try? preview.get().settings) ?? PreviewSettings()
            let layer = HostingLayer(rootView: Declared(preview: preview))
            return [FoundPreview(name ?? title, place, settings, nil, layer, watch)]
        }
    }
}

/// The view of a declared preview.
private struct Declared: View {
    let preview: Result<Preview, any Error>

    var body: some View {
        switch preview {
        case .success(let preview): preview.view
        case .failure(let error): PreviewProblem(text: "makePreview() threw \(error).")
        }
    }
}

extension HostingLayer {
    /// The size that the views take when a size is proposed to them.
    fileprivate func contentSize(for proposal: CGSize) -> CGSize {
        let size = graph.root?.content.first?.sizeThatFits(ProposedViewSize(proposal)) ?? .zero
        return CGSize(width: max(1, size.width), height: max(1, size.height))
    }
}
