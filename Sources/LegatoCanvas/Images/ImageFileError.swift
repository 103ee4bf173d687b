package import LegatoGraphics

/// An error in reading or writing an image file: the operation, the file, the reason and a remedy.
public struct ImageFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The failed operation: "read", "decode", "encode" or "write".
    public var operation: String
    /// The file's path; "memory" for data without a file.
    public var path: String
    /// The reason, as reported by the system or the decoder.
    public var reason: String
    /// The suggested remedy.
    public var remedy: String

    /// Creates an error.
    public init(operation: String, path: String, reason: String, remedy: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
        self.remedy = remedy
    }

    /// The operation, path, reason and remedy in one line.
    public var description: String {
        "Could not \(operation) the image \(path): \(reason). \(remedy)"
    }
}

extension ImageFileError {
    /// The error for an image that could not be written.
    package static func writing(_ path: String, _ problem: Problem) -> ImageFileError {
        ImageFileError(
            operation: "write", path: path, reason: problem.description,
            remedy: problem.remedy
                ?? "Check that the folder exists, that you may write there and that the disk has "
                + "room."
        )
    }
}
