public import Foundation
import LegatoCanvas
import LegatoGraphics

nonisolated extension String: Transferable {
    /// Plain text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

nonisolated extension AttributedString: Transferable {
    /// Its characters, as plain text.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: { (text: String) in
            AttributedString(text)
        }
    }
}

nonisolated extension URL: Transferable {
    /// The URL itself; the URL of a file can also be imported as `fileURL`.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
                throw TransferError.noForm("URL")
            }
            return url
        }
    }
}

nonisolated extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

nonisolated extension Image: Transferable {
    /// The pixels as PNG; files of the formats of `CGImage.init(data:maximumPixelSize:limits:)` can be
    /// imported.
    ///
    /// Symbols and images from resources cannot be exported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { image in
            guard case .picture(let picture?, _) = image.source else {
                throw TransferError.noForm("a PNG image")
            }
            return picture.pngData()
        }
        // Other programs may offer other formats before these.
        TupleTransferRepresentation(
            forms: TransferForms(
                imports: (UTType.decodedImages + [.image]).map { type in
                    TransferForms.Import(type: type) { try Image(data: $0) }
                }
            )
        )
    }
}

nonisolated extension Image {
    /// Decodes an image file.
    fileprivate init(data: Data) throws {
        self.init(decorative: try CGImage(data: data), scale: 1)
    }
}
