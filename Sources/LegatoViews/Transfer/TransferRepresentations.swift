public import Foundation
import LegatoGraphics

/// A representation as bytes that closures write and read.
public nonisolated struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    let forms: TransferForms<Item>

    /// Creates a representation for export and import.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = TransferForms(
            exports: [TransferForms.Export(type: contentType, make: exporting)],
            imports: [TransferForms.Import(type: contentType, make: importing)]
        )
    }

    /// Creates a representation for export only.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        forms = TransferForms(
            exports: [TransferForms.Export(type: exportedContentType, make: exporting)]
        )
    }

    /// Creates a representation for import only.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = TransferForms(
            imports: [TransferForms.Import(type: importedContentType, make: importing)]
        )
    }
}

nonisolated extension DataRepresentation: PrimitiveTransferRepresentation {}

/// A representation in an encoding, JSON by default.
public nonisolated struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelDataEncoder, Decoder: TopLevelDataDecoder
>: TransferRepresentation {
    let forms: TransferForms<Item>

    /// Creates a representation in JSON with a content type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a representation with an encoder and a decoder, such as those of property lists.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder,
        decoder: Decoder
    ) {
        forms = TransferForms(
            exports: [TransferForms.Export(type: contentType) { try encoder.encode($0) }],
            imports: [
                TransferForms.Import(type: contentType) { try decoder.decode(Item.self, from: $0) }
            ]
        )
    }
}

nonisolated extension CodableRepresentation: PrimitiveTransferRepresentation {}

/// An encoder of values as data, such as `JSONEncoder`.
public nonisolated protocol TopLevelDataEncoder: Sendable {
    /// Returns an encoded value.
    func encode<T: Encodable>(_ value: T) throws -> Data
}

/// A decoder of values from data, such as `JSONDecoder`.
public nonisolated protocol TopLevelDataDecoder: Sendable {
    /// Returns a decoded value.
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

nonisolated extension JSONEncoder: TopLevelDataEncoder {}
nonisolated extension JSONDecoder: TopLevelDataDecoder {}
nonisolated extension PropertyListEncoder: TopLevelDataEncoder {}
nonisolated extension PropertyListDecoder: TopLevelDataDecoder {}

/// A representation as another value that can be transferred, such as a text.
public nonisolated struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
    TransferRepresentation
{
    let forms: TransferForms<Item>

    /// Creates a representation for export and import.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {
        forms = Self.exports(exporting) + Self.imports(importing)
    }

    /// Creates a representation for export only.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        forms = Self.exports(exporting)
    }

    /// Creates a representation for import only.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        forms = Self.imports(importing)
    }

    private static func exports(
        _ exporting: @escaping @Sendable (Item) async throws -> Proxy
    ) -> TransferForms<Item> {
        TransferForms(
            exports: Proxy.transferForms.exports.map { form in
                TransferForms.Export(type: form.type) {
                    try await form.make(try await exporting($0))
                }
            }
        )
    }

    private static func imports(
        _ importing: @escaping @Sendable (Proxy) async throws -> Item
    ) -> TransferForms<Item> {
        TransferForms(
            imports: Proxy.transferForms.imports.map { form in
                TransferForms.Import(type: form.type) {
                    try await importing(try await form.make($0))
                }
            }
        )
    }
}

nonisolated extension ProxyRepresentation: PrimitiveTransferRepresentation {}

/// A file that is exported.
public nonisolated struct SentTransferredFile: Sendable {
    let file: URL

    /// Creates a value for a file; the receiver gets a copy.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - allowAccessingOriginalFile: Has no effect.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is imported.
public nonisolated struct ReceivedTransferredFile: Sendable {
    /// The file; removed when the closure has returned, unless it is the original one.
    public let file: URL
    /// Whether it is the file of the sender and not a copy.
    public let isOriginalFile: Bool
}

/// A representation as a file that closures write and read.
public nonisolated struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    let forms: TransferForms<Item>

    /// Creates a representation for export and import.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms =
            Self(exportedContentType: contentType, exporting: exporting).forms
            + Self(importedContentType: contentType, importing: importing).forms
    }

    /// Creates a representation for export only.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        let form = TransferForms.Export(type: exportedContentType) { item in
            try Data(contentsOf: try await exporting(item).file)
        }
        forms = TransferForms(exports: [form])
    }

    /// Creates a representation for import only.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        let form = TransferForms.Import(type: importedContentType) { data in
            let ending = importedContentType.preferredFilenameExtension ?? "data"
            let file = FileManager.default.temporaryDirectory
                .appending(path: "\(UUID().uuidString).\(ending)")
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
        forms = TransferForms(imports: [form])
    }
}

nonisolated extension FileRepresentation: PrimitiveTransferRepresentation {}
