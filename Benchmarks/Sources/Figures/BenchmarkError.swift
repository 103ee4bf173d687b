/// The reason why there are no figures: what failed and the remedy, in sentences.
public struct BenchmarkError: Error, Equatable, CustomStringConvertible {
    /// The sentences.
    public var description: String

    /// Creates an error from its sentences.
    public init(_ description: String) { self.description = description }

    /// Throws in a debug build, whose timings are meaningless.
    ///
    /// - Throws: `BenchmarkError` in a debug build.
    public static func refuseDebugBuild() throws(BenchmarkError) {
        #if DEBUG
        throw BenchmarkError("Debug builds give meaningless times. Use swift run -c release.")
        #endif
    }

    /// Returns the error for a file that could not be written.
    public static func unwritable(_ path: String) -> BenchmarkError {
        BenchmarkError(
            "Could not write \(path). Check that the folder exists and that you may write there."
        )
    }
}
