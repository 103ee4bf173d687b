import Foundation

/// JSON files written by the benchmarks.
public enum FigureFile {
    /// Writes values as JSON with sorted keys and a final line feed; a compact file is one line.
    /// - Throws: `BenchmarkError` if the file cannot be written.
    public static func write(
        _ values: some Encodable, to path: String, isCompact: Bool = false
    ) throws(BenchmarkError) {
        do {
            try (data(of: values, isCompact: isCompact) + Data("\n".utf8)).write(
                to: URL(fileURLWithPath: path)
            )
        } catch {
            throw .unwritable(path)
        }
    }

    static func data(of values: some Encodable, isCompact: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
        return try encoder.encode(values)
    }
}
