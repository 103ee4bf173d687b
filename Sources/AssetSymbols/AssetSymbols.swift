import Foundation
import PackagePlugin

/// Writes the symbols of a target's asset catalogues before the target is compiled.
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        var catalogs: [URL] = []
        for file in target.sourceFiles where file.type != .source {
            let found = self.catalogs(at: file.url)
            if file.type == .resource {
                catalogs += found
            } else if !found.isEmpty {
                Diagnostics.warning(
                    """
                    \(file.url.lastPathComponent) is not among the resources of \(target.name), and \
                    has no symbols: add .process("\(file.url.lastPathComponent)") to its resources \
                    in Package.swift
                    """
                )
            }
        }
        guard !catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Writing asset symbols of \(target.name)",
                executable: try context.tool(named: "asset-symbols").url,
                arguments: [
                    "--bundle", "\(context.package.displayName)_\(target.name)", "--output",
                    output.path,
                ] + catalogs.map(\.path),
                inputFiles: catalogs.flatMap(contents),
                outputFiles: [output]
            )
        ]
    }

    /// The asset catalogues in a folder, which may be one itself.
    private func catalogs(at url: URL) -> [URL] {
        if url.pathExtension == "xcassets" { return [url] }
        let items = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        return (items?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcassets" }
    }

    /// What the symbols of a catalogue depend on: its folders and their descriptions.
    private func contents(of catalog: URL) -> [URL] {
        let items = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        return [catalog]
            + (items?.compactMap { $0 as? URL } ?? []).filter {
                $0.hasDirectoryPath || $0.lastPathComponent == "Contents.json"
            }
    }
}
