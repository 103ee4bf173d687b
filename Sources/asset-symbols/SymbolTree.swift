/// The symbols of one kind of asset, by the folders that provide namespaces.
struct SymbolTree {
    /// A symbol.
    struct Symbol {
        var name: String
        /// The name with which an app loads the asset.
        var path: String
    }

    /// The folder's name with those above it; empty for the root.
    private(set) var path = ""
    private(set) var symbols: [Symbol] = []
    /// The subfolders, by the names of their types.
    private(set) var children: [String: SymbolTree] = [:]

    /// Creates the symbols of a kind of asset, in alphabetical order of paths; reports assets that
    /// get no symbol.
    init(
        _ assets: [AssetCatalog.Asset], _ kind: AssetCatalog.Kind, report: (String) -> Void
    ) {
        for asset in Set(assets).filter({ $0.kind == kind }).sorted(by: { $0.path < $1.path }) {
            add(asset, asset.folders[...], report)
        }
    }

    private init(path: String) { self.path = path }

    private mutating func add(
        _ asset: AssetCatalog.Asset, _ folders: ArraySlice<String>, _ report: (String) -> Void
    ) {
        func leaveOut(_ reason: String) {
            report("the \(asset.kind.rawValue) \"\(asset.path)\" has no symbol: \(reason)")
        }
        if let folder = folders.first {
            guard let name = SymbolName.type(folder), !SymbolName.impossible.contains(name),
                !symbols.contains(where: { $0.name == name })
            else { return leaveOut("\"\(folder)\" cannot name a type; rename the folder") }
            let path = path.isEmpty ? folder : "\(path)/\(folder)"
            children[name, default: SymbolTree(path: path)].add(asset, folders.dropFirst(), report)
            return
        }
        guard let name = SymbolName.property(asset.name, without: asset.kind.rawValue),
            !SymbolName.impossible.contains(name)
        else { return leaveOut("\"\(asset.name)\" cannot name a property; rename the asset") }
        if let other = symbols.first(where: { $0.name == name }) {
            return leaveOut("\(name) is that of \"\(other.path)\"; rename one of the assets")
        }
        guard children[name] == nil
        else { return leaveOut("\(name) is the namespace of a folder; rename the asset") }
        symbols.append(Symbol(name: name, path: asset.path))
    }

    var isEmpty: Bool { symbols.isEmpty && children.isEmpty }

    /// Returns the tree without top-level names that are taken, and reports each of these.
    func leavingOut(_ taken: Set<String>, report: (String, String) -> Void) -> SymbolTree {
        var tree = self
        tree.symbols.removeAll { symbol in
            guard taken.contains(symbol.name) else { return false }
            report(symbol.name, symbol.path)
            return true
        }
        for (name, child) in children.sorted(by: { $0.key < $1.key }) where taken.contains(name) {
            report(name, child.path)
            tree.children[name] = nil
        }
        return tree
    }

    /// Returns the tree without its namespaces.
    var withoutFolders: SymbolTree {
        var tree = self
        tree.children = [:]
        return tree
    }
}
