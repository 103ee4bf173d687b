import Foundation
import LegatoGraphics

/// The previews that the program contains.
package enum PreviewCatalog {
    /// Creates the previews, in the order of the names of providers and files.
    /// - Parameters:
    ///   - filter: A text that the type of the provider, or the name, file or line of the
    ///     declaration must contain, ignoring case; nil for all. The views of other previews are
    ///     not created.
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
