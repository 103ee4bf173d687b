import Foundation

/// Generates a Swift file with a symbol for each image and colour in asset catalogues.
@main
enum AssetSymbolsTool {
    private static let usage = """
        usage: asset-symbols [--bundle NAME] [--output FILE] FOLDER…

        Writes Swift symbols for the asset catalogues in the folders to FILE, or to the standard
        output. The symbols find their assets in the bundle NAME beside the program or, without it,
        in any bundle there.
        """

    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        var bundle: String?
        var output: String?
        var folders: [URL] = []
        while let argument = arguments.popFirst() {
            switch argument {
            case "--bundle": bundle = value(of: argument, &arguments)
            case "--output": output = value(of: argument, &arguments)
            case "--help", "-h":
                print(usage)
                return
            default:
                if argument.hasPrefix("-") { fail("\(argument) is unknown") }
                folders.append(URL(filePath: argument))
            }
        }
        if folders.isEmpty { fail("a folder is missing") }
        let assets = folders.flatMap(catalogs).flatMap { AssetCatalog(folder: $0).assets }
        let file = SymbolFile(assets, bundle: bundle)
        for note in file.notes { report("warning: \(note)") }
        guard let output else { return print(file.text, terminator: "") }
        do {
            try Data(file.text.utf8).write(to: URL(filePath: output))
        } catch {
            fail("\(output) cannot be written: \(error.localizedDescription)")
        }
    }

    /// Returns the asset catalogues in a folder, which may itself be one.
    private static func catalogs(in folder: URL) -> [URL] {
        guard (try? folder.checkResourceIsReachable()) == true
        else { fail("\(folder.path) does not exist") }
        if folder.pathExtension == "xcassets" { return [folder] }
        let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (items?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcassets" }
    }

    private static func value(
        of option: String, _ arguments: inout ArraySlice<String>
    ) -> String {
        guard let value = arguments.popFirst() else { fail("\(option) needs a value") }
        return value
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    private static func fail(_ message: String) -> Never {
        report("error: \(message)\n\(usage)")
        exit(2)
    }
}
