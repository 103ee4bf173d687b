import Foundation

/// Files of JSON that the benchmarks write.
public enum FigureFile {
    /// Writes values as JSON, the names in order, ending with a line feed.
    /// - Throws: `BenchmarkError` when the file cannot be written.
    public static func write(_ values: some Encodable, to path: String) throws(BenchmarkError) {
        do {
            try (data(of: values) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path))
        } catch {
            throw .unwritable(path)
        }
    }

    static func data(of values: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(values)
    }
}
