import LegatoGraphics

/// The type of data or of a file, identified by a name such as `public.png`.
///
/// A table lists the common types; others can be created from their identifiers.
public nonisolated struct UTType: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The identifier, in lower case.
    public let identifier: String
    /// The types that a type outside of the table conforms to.
    private var parents: [String] = []

    /// Creates a type from its identifier; nil for an empty one.
    ///
    /// An identifier that is not in the table denotes a type that conforms to `data`.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.init(known: identifier)
    }

    /// Creates a type declared by the program.
    /// - Parameters:
    ///   - identifier: The identifier, such as `org.example.card`.
    ///   - parentType: A type that it conforms to; `data` by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        if let parentType { parents = [parentType.identifier] }
    }

    /// Creates a type of another program.
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - parentType: A type that it conforms to; `data` by default.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type of files with an extension, without the dot; nil if the table contains none
    /// that conforms to the supertype.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        let found = UTTypeTable.rows.first { $0.value.extensions.contains(wanted) }
        guard let found else { return nil }
        self.init(known: found.key)
        guard conforms(to: supertype) else { return nil }
    }

    /// Creates the type with a media type such as `image/png`; nil if the table contains none that
    /// conforms to the supertype.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        let found = UTTypeTable.rows.first { $0.value.mime == wanted }
        guard let found else { return nil }
        self.init(known: found.key)
        guard conforms(to: supertype) else { return nil }
    }

    init(known identifier: String) { self.identifier = identifier.lowercased() }

    /// The extension of files of the type, without the dot; nil if the table contains none.
    public var preferredFilenameExtension: String? {
        UTTypeTable.rows[identifier]?.extensions.first
    }

    /// The media type, such as `image/png`; nil if the table contains none.
    public var preferredMIMEType: String? { UTTypeTable.rows[identifier]?.mime }

    /// The identifier.
    public var description: String { identifier }

    /// Whether the type is another one, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type conforms to another one.
    public func isSubtype(of type: UTType) -> Bool {
        var known: Set<String> = [identifier]
        var waiting = ownParents
        while let next = waiting.popLast() {
            if next == type.identifier { return true }
            if known.insert(next).inserted { waiting += UTType(known: next).ownParents }
        }
        return false
    }

    /// Whether another type conforms to the type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All types that the type conforms to.
    public var supertypes: Set<UTType> {
        var known: Set<String> = []
        var waiting = ownParents
        while let next = waiting.popLast() {
            if known.insert(next).inserted { waiting += UTType(known: next).ownParents }
        }
        return Set(known.map { UTType(known: $0) })
    }

    /// The media types and the patterns of file names of the type and of those that conform to it.
    var fileRules: (mediaTypes: [String], patterns: [String]) {
        let rows = UTTypeTable.rows.sorted { $0.key < $1.key }
            .filter { UTType(known: $0.key).conforms(to: self) }
            .map(\.value)
        return (rows.compactMap(\.mime), rows.flatMap(\.extensions).map { "*." + $0 })
    }

    private var ownParents: [String] {
        if !parents.isEmpty { return parents }
        return UTTypeTable.rows[identifier]?.parents ?? [UTType.data.identifier]
    }

    /// Two types are equal if their identifiers are.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The common types.
private nonisolated enum UTTypeTable {
    struct TypeRow {
        let parents: [String]
        let extensions: [String]
        let mime: String?
    }

    static let rows: [String: TypeRow] = {
        var rows: [String: TypeRow] = [:]
        for (name, parents, extensions, mime) in list {
            func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
            rows[name] = TypeRow(
                parents: words(parents), extensions: words(extensions),
                mime: mime.isEmpty ? nil : mime
            )
        }
        return rows
    }()

    /// Identifiers, supertypes, extensions and media types.
    private static let list: [(String, String, String, String)] = [
        ("public.item", "", "", ""),
        ("public.content", "", "", ""),
        ("public.data", "public.item", "", "application/octet-stream"),
        ("public.directory", "public.item", "", ""),
        ("public.folder", "public.directory", "", ""),
        ("public.text", "public.data public.content", "", ""),
        ("public.plain-text", "public.text", "txt text", "text/plain"),
        ("public.utf8-plain-text", "public.plain-text", "", "text/plain;charset=utf-8"),
        ("public.rtf", "public.text", "rtf", "text/rtf"),
        ("public.html", "public.text", "html htm", "text/html"),
        ("public.xml", "public.text", "xml", "application/xml"),
        ("public.json", "public.text", "json", "application/json"),
        ("public.source-code", "public.plain-text", "", ""),
        ("public.swift-source", "public.source-code", "swift", ""),
        (
            "public.comma-separated-values-text", "public.plain-text", "csv", "text/csv"
        ),
        ("net.daringfireball.markdown", "public.plain-text", "md markdown", "text/markdown"),
        ("public.url", "public.data", "", "text/uri-list"),
        ("public.file-url", "public.url", "", ""),
        ("public.image", "public.data public.content", "", ""),
        ("public.png", "public.image", "png", "image/png"),
        ("public.jpeg", "public.image", "jpg jpeg jpe", "image/jpeg"),
        ("org.webmproject.webp", "public.image", "webp", "image/webp"),
        ("com.compuserve.gif", "public.image", "gif", "image/gif"),
        ("public.tiff", "public.image", "tiff tif", "image/tiff"),
        ("public.heic", "public.image", "heic", "image/heic"),
        ("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
        ("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
        ("public.svg-image", "public.image", "svg", "image/svg+xml"),
        ("com.adobe.pdf", "public.data public.content", "pdf", "application/pdf"),
        ("public.audiovisual-content", "public.data public.content", "", ""),
        ("public.movie", "public.audiovisual-content", "", ""),
        ("public.video", "public.movie", "", ""),
        ("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
        ("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        ("public.audio", "public.audiovisual-content", "", ""),
        ("public.mp3", "public.audio", "mp3", "audio/mpeg"),
        ("com.microsoft.waveform-audio", "public.audio", "wav", "audio/vnd.wave"),
        ("public.archive", "public.data", "", ""),
        ("public.zip-archive", "public.archive", "zip", "application/zip"),
        ("public.executable", "public.item", "", ""),
        ("com.apple.application", "public.executable", "", ""),
        ("com.apple.property-list", "public.data", "plist", ""),
        ("public.vcard", "public.text", "vcf", "text/vcard"),
        ("com.apple.ical.ics", "public.text", "ics", "text/calendar"),
    ]
}
