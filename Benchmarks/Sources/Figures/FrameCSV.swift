import Foundation

/// The raw timestamps of frames as comma-separated values, in integral nanoseconds of the monotonic
/// clock.
public enum FrameCSV {
    /// The names of the columns.
    public static let columns = [
        "index", "follows_pause", "tick_ns", "target_ns", "committed_ns", "start_ns",
        "prepared_ns", "evaluated_ns", "listed_ns", "uploaded_ns", "submitted_ns", "drawn_ns",
        "presented_ns", "gpu_time_ns",
    ]

    /// Returns the table: a header, and one line per frame; missing values are empty.
    public static func text(of frames: [FrameStamps]) -> String {
        let lines = frames.map { frame in
            let stamps: [Double?] = [
                frame.tick, frame.target, frame.committed, frame.start, frame.prepared,
                frame.evaluated, frame.listed, frame.uploaded, frame.submitted, frame.drawn,
                frame.presented, frame.gpuTime,
            ]
            let numbers = stamps.map { $0.map { String(Int(($0 * 1e9).rounded())) } ?? "" }
            let head = [String(frame.index), frame.followsPause ? "1" : "0"]
            return (head + numbers).joined(separator: ",")
        }
        return ([columns.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
    }

    /// Writes the table to a file.
    /// - Throws: `BenchmarkError` if the file cannot be written.
    public static func write(_ frames: [FrameStamps], to path: String) throws(BenchmarkError) {
        do {
            try Data(text(of: frames).utf8)
                .write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path)
        }
    }
}
