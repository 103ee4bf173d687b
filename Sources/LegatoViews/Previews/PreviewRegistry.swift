/// A declared preview with its place in the source; `#Preview` generates conforming types.
@_alwaysEmitConformanceMetadata
@preconcurrency @MainActor public protocol PreviewRegistry {
    /// The module and the name of the file.
    static var fileID: String { get }
    /// The line, from 1.
    static var line: Int { get }
    /// The column, from 1.
    static var column: Int { get }

    /// Creates the preview.
    static func makePreview() throws -> Preview
}
