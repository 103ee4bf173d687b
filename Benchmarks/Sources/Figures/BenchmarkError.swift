/// Why there are no figures: what failed and what to do about it, in sentences.
public struct BenchmarkError: Error, Equatable, CustomStringConvertible {
    /// The sentences.
    public var description: String

    /// Makes an error of its sentences.
    public init(_ description: String) { self.description = description }

    /// Refuses to go on in a debug build, whose times mean nothing.
    ///
    /// - Throws: `BenchmarkError` in a debug build.
    public static func refuseDebugBuild() throws(BenchmarkError) {
        #if DEBUG
        throw BenchmarkError("Debug builds give meaningless times. Use swift run -c release.")
        #endif
    }

    /// A file that could not be written.
    public static func unwritable(_ path: String) -> BenchmarkError {
        BenchmarkError(
            "Could not write \(path). Check that the folder exists and that you may write there."
        )
    }
}
