import Foundation
import LegatoCanvas
import LegatoGraphics
import Synchronization

/// The images and colours in a folder of resources, with its asset catalogues.
nonisolated final class ResourceFolder: Sendable {
    /// The source of an image.
    enum ResourcePicture: Sendable {
        /// An image set of an asset catalogue.
        case set(URL, AssetSet)
        /// Files by their number of pixels per point.
        case files([CGFloat: URL])
    }

    let url: URL
    private let pictures: [String: ResourcePicture]
    private let shades: [String: AssetSet]
    private let data: [String: URL]

    /// The maximum number of files and folders that are visited.
    private static let maximumVisited = 20_000

    /// The images and the colours that have been found so far.
    private struct Contents {
        var pictures: [String: ResourcePicture] = [:]
        var shades: [String: AssetSet] = [:]
        var data: [String: URL] = [:]
        var visited = 0

        mutating func visit(_ folder: URL, isDeep: Bool) {
            for name in names(in: folder) {
                let url = folder.appending(path: name)
                if name.hasSuffix(".xcassets") {
                    visitCatalog(url, prefix: "")
                } else if ImageFormat.extensions.contains(url.pathExtension.lowercased()) {
                    add(url)
                } else if isDeep, url.pathExtension.isEmpty || name.hasSuffix(".lproj") {
                    visit(url, isDeep: true)
                }
            }
        }

        private mutating func names(in folder: URL) -> [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let rest = max(0, maximumVisited - visited)
            visited += names.count
            return names.sorted().prefix(rest).filter { !$0.hasPrefix(".") }
        }

        /// Adds a file by its name, and by its name without extension and scale.
        private mutating func add(_ url: URL) {
            let file = url.deletingPathExtension().lastPathComponent
            var (name, scale) = (file, CGFloat(1))
            if let at = file.lastIndex(of: "@"), file.hasSuffix("x"),
                let number = Double(file[file.index(after: at)...].dropLast()),
                AssetSet.scales.contains(number)
            {
                (name, scale) = (String(file[..<at]), number)
            }
            for key in [name, "\(name).\(url.pathExtension)"] {
                var files: [CGFloat: URL] = [:]
                if case .files(let known) = pictures[key] { files = known }
                if case .set = pictures[key] { continue }
                files[scale] = files[scale] ?? url
                pictures[key] = .files(files)
            }
        }

        private mutating func visitCatalog(_ folder: URL, prefix: String) {
            for item in names(in: folder) {
                let url = folder.appending(path: item)
                let name = prefix + url.deletingPathExtension().lastPathComponent
                switch url.pathExtension {
                case "imageset": pictures[name] = AssetSet(folder: url).map { .set(url, $0) }
                case "colorset": shades[name] = AssetSet(folder: url)
                case "dataset":
                    let files = AssetSet(folder: url)?.data ?? []
                    data[name] = files.lazy.compactMap(\.filename).first.map {
                        url.appending(path: $0)
                    }
                case "":
                    guard url.lastPathComponent != "Contents.json" else { continue }
                    let isNamespace = AssetSet(folder: url)?.properties?.hasNamespace ?? false
                    visitCatalog(url, prefix: isNamespace ? "\(name)/" : prefix)
                default: continue
                }
            }
        }
    }

    private init(_ url: URL, isDeep: Bool) {
        self.url = url
        var contents = Contents()
        contents.visit(url, isDeep: isDeep)
        (pictures, shades, data) = (contents.pictures, contents.shades, contents.data)
    }

    /// Returns the image with a name; nil if there is none.
    func picture(_ name: String) -> ResourcePicture? { pictures[name] }

    /// Returns the colour set with a name; nil if there is none.
    func shade(_ name: String) -> AssetSet? { shades[name] }

    /// Returns the file of the data set with a name; nil if there is none.
    func data(_ name: String) -> URL? { data[name] }

    // MARK: Folders

    private static let known = Mutex<[URL: ResourceFolder]>([:])

    private static func folder(_ url: URL, isDeep: Bool) -> ResourceFolder {
        if let folder = known.withLock({ $0[url] }) { return folder }
        let folder = ResourceFolder(url, isDeep: isDeep)
        known.withLock { $0[url] = folder }
        return folder
    }

    /// The folders to search for names: that of a bundle, or that of the program and the bundles of
    /// packages beside it.
    ///
    /// Each folder is read once.
    static func all(for bundle: Bundle?) -> [ResourceFolder] {
        if let bundle, bundle != .main {
            return [folder(bundle.resourceURL ?? bundle.bundleURL, isDeep: true)]
        }
        let main = Bundle.main
        var urls: [URL] = []
        for url in [main.resourceURL, main.bundleURL].compactMap(\.self) where !urls.contains(url) {
            urls.append(url)
        }
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: main.bundleURL.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
            .sorted()
        return urls.map { folder($0, isDeep: false) }
            + bundles.map { folder(main.bundleURL.appending(path: $0), isDeep: true) }
    }
}
