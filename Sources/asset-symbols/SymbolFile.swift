/// The Swift file with the symbols of asset catalogues.
struct SymbolFile {
    private(set) var text = ""
    /// The reports of skipped symbols, a sentence each.
    private(set) var notes: [String] = []

    /// Writes the file for some assets.
    ///
    /// - Parameters:
    ///   - assets: The assets of all catalogues.
    ///   - bundle: The name of the bundle with the catalogues, without extension; nil for the main
    ///     bundle and those of packages beside it.
    init(_ assets: [AssetCatalog.Asset], bundle: String?) {
        var notes: [String] = []
        let colors = SymbolTree(assets, .color) { notes.append($0) }
        let images = SymbolTree(assets, .image) { notes.append($0) }
        self.notes = notes
        write("// The symbols of the target's asset catalogues, by AssetSymbols: do not edit.")
        for module in ["Foundation", "Legato"] { write("import \(module)") }
        write("\nprivate nonisolated let resources: Bundle = \(Self.expression(for: bundle))\n")
        extend("ColorResource", colors) { "let \($0.name): ColorResource = \($0.resource)" }
        extend("ImageResource", images) { "let \($0.name): ImageResource = \($0.resource)" }
        // Apps have types called Color of their own.
        extend("Legato.Color", colors, except: TakenNames.color) {
            "var \($0.name): Legato.Color { .init(ColorResource.\($0.typed)) }"
        }
        extend("UIColor", colors, except: TakenNames.uiColor) {
            "var \($0.name): UIColor { UIColor(resource: .\($0.typed)) }"
        }
        extend("UIImage", images, except: TakenNames.uiImage, isolation: "@MainActor") {
            "var \($0.name): UIImage { UIImage(resource: .\($0.typed)) }"
        }
        // A protocol's extension cannot contain types.
        let plain = colors.withoutFolders
        extend("ShapeStyle where Self == Legato.Color", plain, except: TakenNames.shapeStyle) {
            "var \($0.name): Legato.Color { .init(ColorResource.\($0.typed)) }"
        }
        for note in self.notes { text += "// \(note)\n" }
    }

    private static func expression(for bundle: String?) -> String {
        guard let bundle else { return ".main" }
        let file = "\(bundle).resources".debugDescription
        return "Bundle(path: Bundle.main.bundleURL.appending(path: \(file)).path) ?? .main"
    }

    private mutating func write(_ lines: String) { text += lines + "\n" }

    /// Writes an extension with the symbols of a tree, except for names that are taken.
    private mutating func extend(
        _ type: String, _ tree: SymbolTree, except taken: Set<String> = [],
        isolation: String = "nonisolated", declaration: (Member) -> String
    ) {
        let free = tree.leavingOut(taken) { name, path in
            notes.append(
                "\"\(path)\" has no symbol in \(type): \(name) is the framework's; rename the asset"
            )
        }
        guard !free.isEmpty else { return }
        write("\(isolation) extension \(type) {")
        writeMembers(of: free, "", isolation, declaration)
        write("}\n")
    }

    private mutating func writeMembers(
        of tree: SymbolTree, _ scope: String, _ isolation: String,
        _ declaration: (Member) -> String
    ) {
        let indent = String(repeating: "    ", count: scope.count { $0 == "." } + 1)
        for symbol in tree.symbols {
            let name = SymbolName.declared(symbol.name)
            let member = Member(name: name, typed: scope + name, path: symbol.path)
            write("\(indent)/// The asset \(symbol.path.debugDescription).")
            write("\(indent)static \(declaration(member))")
        }
        for (name, child) in tree.children.sorted(by: { $0.key < $1.key }) {
            let name = SymbolName.declared(name)
            write("\(indent)/// The assets in the folder \(child.path.debugDescription).")
            write("\(indent)\(isolation) enum \(name) {")
            writeMembers(of: child, "\(scope)\(name).", isolation, declaration)
            write("\(indent)}")
        }
    }

    /// A symbol's declaration.
    private struct Member {
        /// The name, in backticks if necessary.
        var name: String
        /// The name qualified with its namespaces.
        var typed: String
        /// The name with which an app loads the asset.
        var path: String

        var resource: String { ".init(name: \(path.debugDescription), bundle: resources)" }
    }
}
