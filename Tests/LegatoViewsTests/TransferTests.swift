import Foundation
import Legato
import LegatoCanvas
import LegatoLayers
import Testing

@testable import LegatoViews

/// Transferable values.
struct TransferTests {
    private struct Note: Codable, Equatable, Transferable {
        var text: String
        static let type = UTType(exportedAs: "org.example.note", conformingTo: .json)
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: type)
            ProxyRepresentation(exporting: { $0.text }, importing: { Note(text: $0) })
        }
    }

    private struct Reversed: Equatable, Transferable {
        var bytes: [UInt8]
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: .data) {
                Data($0.bytes.reversed())
            } importing: {
                Reversed(bytes: $0.reversed())
            }
        }
    }

    private struct Picture: Transferable {
        var width: Int
        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .image) { file in
                Picture(width: try CGImage(contentsOf: file.file).width)
            }
        }
    }

    private func item<T: Transferable>(_ value: T) -> NSItemProvider {
        let item = NSItemProvider()
        item.register(value)
        return item
    }

    @Test("A value is loaded as itself, as its proxy, and made of a proxy")
    func proxies() async throws {
        let note = item(Note(text: "A"))
        #expect(note.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
        #expect(try await note.load(Note.self) == Note(text: "A"))
        #expect(try await note.load(String.self) == "A")
        #expect(try await item("B").load(Note.self) == Note(text: "B"))
        #expect(!note.canLoad(URL.self))
        #expect(note.canLoad(Data.self))
        await #expect(throws: (any Error).self) { try await note.load(URL.self) }
    }

    @Test("Bytes and encodings return what went in")
    func data() async throws {
        let reversed = item(Reversed(bytes: [1, 2, 3]))
        #expect(try await reversed.load(Data.self) == Data([3, 2, 1]))
        let bytes = NSItemProvider()
        bytes.registerDataRepresentation(for: .data) { done in
            done(Data([4, 5]), nil)
            return nil
        }
        #expect(try await bytes.load(Reversed.self) == Reversed(bytes: [5, 4]))
        let json = NSItemProvider()
        json.registerDataRepresentation(for: Note.type) { done in
            done(Data("{\"text\":\"C\"}".utf8), nil)
            return nil
        }
        #expect(try await json.load(Note.self) == Note(text: "C"))
    }

    @Test("Pictures and files are taken by their types")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.png")
        try CGContext(width: 7, height: 2).makeImage().pngData().write(to: file)
        let found = try #require(NSItemProvider(contentsOf: file))
        #expect(found.registeredTypeIdentifiers == ["public.png", "public.file-url"])
        #expect(found.suggestedName == "a.png")
        #expect(try await found.load(URL.self) == file)
        #expect(try await found.load(Picture.self).width == 7)
        let image = try await found.load(Image.self)
        #expect(try await item(image).load(Picture.self).width == 7)
        #expect(NSItemProvider(contentsOf: folder.appending(path: "none")) == nil)
        await #expect(throws: (any Error).self) {
            try await item(Image(systemName: "star")).load(Data.self)
        }
    }

    @Test("Other programs receive the representations with the visibility all")
    func visibility() throws {
        let provider = NSItemProvider()
        let types: [(UTType, NSItemProviderRepresentationVisibility)] = [
            (.png, .ownProcess), (.plainText, .team), (.utf8PlainText, .all), (.pdf, .group),
        ]
        for (type, visibility) in types {
            provider.registerDataRepresentation(for: type, visibility: visibility) { done in
                done(Data(type.identifier.utf8), nil)
                return nil
            }
        }
        let item = ClipboardItem(provider)
        #expect(
            item.forms.map(\.type) == [
                "image/png", ClipboardItem.text, ClipboardItem.text, "application/pdf",
            ]
        )
        let text = try item.exported.data(ClipboardItem.text)?.wait()
        #expect(item.exported.forms.count == 1)
        #expect(text == Data(UTType.utf8PlainText.identifier.utf8))
        // A pasted item that is copied keeps its private representations private.
        #expect(ClipboardItem(item.provider).exported.forms.count == 1)
    }

    @Test("Types conform to others, and have extensions and media types")
    func types() throws {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .png))
        #expect(UTType.fileURL.conforms(to: .url) && !UTType.url.conforms(to: .fileURL))
        #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.image.isSubtype(of: .image))
        #expect(UTType.json.supertypes.contains(.text))
        #expect(UTType(filenameExtension: "JPEG") == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType("") == nil && UTType("org.other.type")?.conforms(to: .data) ?? false)
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(Note.type.conforms(to: .text) && Note.type.description == "org.example.note")
        let coded = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(Note.type))
        #expect(coded.conforms(to: .json))
    }

    @Test("Images are imported in all formats that are decoded by default, by their extensions")
    func images() {
        let types = Image.transferForms.imports.map(\.type)
        #expect(types == UTType.decodedImages + [.image])
        let patterns = UTType.decodedImages.flatMap(\.fileRules.patterns)
        #expect(Set(patterns) == Set(ImageFormat.extensions.subtracting(["pdf"]).map { "*." + $0 }))
    }
}
