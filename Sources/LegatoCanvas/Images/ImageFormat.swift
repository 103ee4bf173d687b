/// A format of image files, recognised by the first bytes of a file.
package enum ImageFormat: Sendable, CaseIterable {
    /// In the order in which they are preferred where a picture is offered in several.
    case png, jpeg, webP, svg, gif, tiff, bmp, ico, pdf

    /// The names of the formats as messages list them.
    package static let list: String = {
        let names = allCases.map(\.name)
        return names.dropLast().joined(separator: ", ")
            + names.suffix(1).map { " or \($0)" }.joined()
    }()

    /// The extensions of all formats, in lower case.
    package static let extensions = Set(allCases.flatMap(\.extensions))

    /// Recognises the format of a file; nil if it is none of these.
    init?(_ bytes: UnsafeRawBufferPointer) {
        let found = Self.allCases.first { format in
            switch format {
            case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
            case .jpeg: bytes.starts(with: [0xFF, 0xD8])
            case .webP:
                bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
            case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
            case .tiff: bytes.starts(with: "II*\0".utf8) || bytes.starts(with: "MM\0*".utf8)
            // A name, a size, 4 zero bytes, and the place of the pixels.
            case .bmp:
                bytes.starts(with: "BM".utf8) && bytes.count >= 26
                    && bytes[6..<10].allSatisfy { $0 == 0 }
            case .ico: bytes.starts(with: [0, 0, 1, 0]) && bytes.count >= 22
            case .svg: isSVG(bytes)
            // Other programs may write before the header.
            case .pdf: bytes.prefix(1024).contains("%PDF-".utf8)
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// Whether a picture of the format can be drawn at any size.
    package var isVector: Bool { self == .svg || self == .pdf }

    /// Whether files of the format are drawn within limits; the time and memory that poppler needs for a
    /// page have none.
    package func isAllowed(by limits: ImageLimits) -> Bool { self != .pdf || limits.allowsPDF }

    /// The name, for messages.
    package var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .webP: "WebP"
        case .svg: "SVG"
        case .gif: "GIF"
        case .tiff: "TIFF"
        case .bmp: "BMP"
        case .ico: "ICO"
        case .pdf: "PDF"
        }
    }

    /// The identifier of the type.
    package var identifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webP: "org.webmproject.webp"
        case .gif: "com.compuserve.gif"
        case .tiff: "public.tiff"
        case .bmp: "com.microsoft.bmp"
        case .ico: "com.microsoft.ico"
        case .svg: "public.svg-image"
        case .pdf: "com.adobe.pdf"
        }
    }

    /// The extensions of file names, in lower case.
    private var extensions: [String] {
        switch self {
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg", "jpe"]
        case .webP: ["webp"]
        case .gif: ["gif"]
        case .tiff: ["tif", "tiff"]
        case .bmp: ["bmp"]
        case .ico: ["ico"]
        case .svg: ["svg"]
        case .pdf: ["pdf"]
        }
    }
}
