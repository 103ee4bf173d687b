import Foundation

/// The image sets and colour sets of an asset catalogue.
struct AssetCatalog {
    /// The kind of a set's assets.
    enum Kind: String, CaseIterable {
        case image
        case color
    }

    /// A set of a catalogue.
    struct Asset: Hashable {
        var kind: Kind
        /// The folders that provide namespaces, outermost first.
        var folders: [String]
        /// The name without folders.
        var name: String

        /// The name with which an app loads the asset.
        var path: String { (folders + [name]).joined(separator: "/") }
    }

    /// A folder's `Contents.json`.
    private struct Description: Decodable {
        struct Properties: Decodable {
            var hasNamespace: Bool?

            enum CodingKeys: String, CodingKey { case hasNamespace = "provides-namespace" }
        }

        var properties: Properties?
    }

    private(set) var assets: [Asset] = []

    /// Reads the catalogue in a folder; it is empty if the folder cannot be read.
    ///
    /// Sets without a readable `Contents.json` are skipped, as at run time.
    init(folder: URL) { visit(folder, []) }

    private mutating func visit(_ folder: URL, _ folders: [String]) {
        let items = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for item in items.sorted() where !item.hasPrefix(".") && item != "Contents.json" {
            let url = folder.appending(path: item)
            let name = url.deletingPathExtension().lastPathComponent
            let description = Self.description(of: url)
            switch url.pathExtension {
            case "imageset" where description != nil:
                assets.append(Asset(kind: .image, folders: folders, name: name))
            case "colorset" where description != nil:
                assets.append(Asset(kind: .color, folders: folders, name: name))
            case "":
                let hasNamespace = description?.properties?.hasNamespace ?? false
                visit(url, hasNamespace ? folders + [name] : folders)
            default: continue
            }
        }
    }

    private static func description(of folder: URL) -> Description? {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json"))
        else { return nil }
        return try? JSONDecoder().decode(Description.self, from: data)
    }
}
