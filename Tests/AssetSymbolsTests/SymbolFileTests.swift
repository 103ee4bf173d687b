import Foundation
import Testing

@testable import asset_symbols

/// The Swift file with the symbols of asset catalogues.
struct SymbolFileTests {
    private func image(_ name: String, in folders: [String] = []) -> AssetCatalog.Asset {
        AssetCatalog.Asset(kind: .image, folders: folders, name: name)
    }

    private func color(_ name: String, in folders: [String] = []) -> AssetCatalog.Asset {
        AssetCatalog.Asset(kind: .color, folders: folders, name: name)
    }

    /// The declarations that follow the first line of an extension, without comments.
    private func members(of type: String, in file: SymbolFile) -> [String] {
        let lines = file.text.split(separator: "\n").map(String.init)
        guard let start = lines.firstIndex(where: { $0.hasSuffix("extension \(type) {") })
        else { return [] }
        return lines[(start + 1)...].prefix { $0 != "}" }
            .filter { !$0.contains("///") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("A colour is a resource, a colour of views and of UIKit, and a shape style")
    func colors() {
        let file = SymbolFile([color("LightColor")], bundle: nil)
        #expect(
            members(of: "ColorResource", in: file) == [
                #"static let light: ColorResource = .init(name: "LightColor", bundle: resources)"#
            ])
        let member = "static var light: Legato.Color { .init(ColorResource.light) }"
        #expect(members(of: "Legato.Color", in: file) == [member])
        #expect(members(of: "ShapeStyle where Self == Legato.Color", in: file) == [member])
        #expect(
            members(of: "UIColor", in: file) == [
                "static var light: UIColor { UIColor(resource: .light) }"
            ])
        #expect(members(of: "ImageResource", in: file).isEmpty)
        #expect(file.notes.isEmpty)
    }

    @Test("An image is a resource and an image of UIKit")
    func images() {
        let file = SymbolFile([image("eye-left")], bundle: nil)
        #expect(
            members(of: "ImageResource", in: file) == [
                #"static let eyeLeft: ImageResource = .init(name: "eye-left", bundle: resources)"#
            ])
        #expect(
            members(of: "UIImage", in: file) == [
                "static var eyeLeft: UIImage { UIImage(resource: .eyeLeft) }"
            ])
        #expect(members(of: "Legato.Color", in: file).isEmpty)
    }

    @Test("Folders with namespaces are types around the symbols, except in protocols")
    func namespaces() {
        let file = SymbolFile([color("Gold", in: ["brand", "new"])], bundle: nil)
        #expect(
            members(of: "ColorResource", in: file) == [
                "nonisolated enum Brand {", "nonisolated enum New {",
                #"static let gold: ColorResource = .init(name: "brand/new/Gold", bundle: resources)"#,
                "}", "}",
            ])
        #expect(
            members(of: "Legato.Color", in: file)[2]
                == "static var gold: Legato.Color { .init(ColorResource.Brand.New.gold) }")
        #expect(!file.text.contains("ShapeStyle"))
    }

    @Test("A name taken by the framework stays a resource, and notes list its missing symbols")
    func takenNames() {
        let file = SymbolFile([color("red"), color("label"), color("tint")], bundle: nil)
        #expect(members(of: "ColorResource", in: file).count == 3)
        #expect(members(of: "Legato.Color", in: file).count == 2)
        #expect(
            members(of: "ShapeStyle where Self == Legato.Color", in: file) == [
                "static var label: Legato.Color { .init(ColorResource.label) }"
            ])
        #expect(
            members(of: "UIColor", in: file) == [
                "static var tint: UIColor { UIColor(resource: .tint) }"
            ])
        #expect(
            file.notes.contains(
                #""red" has no symbol in Legato.Color: red is the framework's; rename the asset"#))
        #expect(file.notes.count == 5)
        #expect(file.notes.allSatisfy { file.text.contains("// \($0)\n") })
    }

    @Test("Of two assets with one symbol the first has it, and a note names both")
    func duplicates() {
        let file = SymbolFile([image("eyeImage"), image("eye"), image("eye")], bundle: nil)
        #expect(members(of: "ImageResource", in: file).count == 1)
        #expect(members(of: "ImageResource", in: file)[0].contains(#"name: "eye","#))
        #expect(
            file.notes == [
                #"the image "eyeImage" has no symbol: eye is that of "eye"; rename one of the assets"#
            ])
    }

    @Test("An asset whose name is not a valid Swift name is left out with a note")
    func impossibleNames() {
        let file = SymbolFile([image("self"), image("🎄"), image("a", in: ["Type"])], bundle: nil)
        #expect(!file.text.contains("extension"))
        #expect(file.notes.count == 3)
    }

    @Test("The symbols find their assets in the bundle of the target, if it has a name")
    func bundles() {
        #expect(
            SymbolFile([], bundle: "app_App").text.contains(
                #"Bundle.main.bundleURL.appending(path: "app_App.resources").path) ?? .main"#))
        #expect(SymbolFile([], bundle: nil).text.contains("let resources: Bundle = .main\n"))
    }

    @Test("A catalogue has the sets whose descriptions can be read, in folders with namespaces")
    func catalogs() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        let namespace = #"{ "properties": { "provides-namespace": true } }"#
        let files = [
            "Contents.json": "{}", "a.imageset/Contents.json": "{}",
            "b.imageset/b.png": "", "c.colorset/Contents.json": "no",
            "AppIcon.appiconset/Contents.json": "{}", "Plain/d.colorset/Contents.json": "{}",
            "Space/Contents.json": namespace, "Space/e.imageset/Contents.json": "{}",
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(AssetCatalog(folder: folder).assets.map(\.path) == ["d", "Space/e", "a"])
        #expect(AssetCatalog(folder: folder.appending(path: "none")).assets.isEmpty)
    }
}
