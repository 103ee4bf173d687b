package import Foundation

extension Problem {
    /// Takes the reason from `errno`.
    fileprivate init() { self.init(String(cString: strerror(errno))) }
}

/// Reads and writes complete files.
///
/// A write goes to a temporary file in the same folder, which is renamed over the old file when it
/// is complete. Readers see either the old or the new contents, and a full disk loses nothing.
package enum WholeFile {
    /// Reads a file, and throws if it is larger than `limit` bytes.
    package static func read(_ path: String, atMost limit: Int) throws(Problem) -> Data {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Problem() }
        defer { close(file) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while data.count <= limit {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw Problem() }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
        throw Problem("it has more than \(limit) bytes")
    }

    /// Replaces the file at a path.
    ///
    /// Pipes and devices are written to directly.
    package static func replace(_ path: String, with data: Data) throws(Problem) {
        let replacement = try Replacement(path)
        try replacement.write(data)
        try replacement.finish()
    }

    /// A file that replaces another one when `finish()` is called.
    package final class Replacement {
        private let path: String
        /// The path of the temporary file; nil for a pipe or a device.
        private let temporary: String?
        private var file: Int32
        private var isInPlace = false
        private let staysUnfinished: Bool

        /// Creates the temporary file.
        /// - Parameters:
        ///   - path: The path of the file to replace.
        ///   - staysUnfinished: Whether the temporary file has a recognisable name and remains if
        ///     the program ends before `finish()`; false by default.
        /// - Throws: `Problem` if it cannot be created.
        package init(_ path: String, staysUnfinished: Bool = false) throws(Problem) {
            self.staysUnfinished = staysUnfinished
            // A symbolic link is followed: its target is replaced, not the link.
            let place = realpath(path, nil)
            defer { free(place) }
            self.path = place.map { String(cString: $0) } ?? path
            var status = stat()
            let exists = stat(self.path, &status) == 0
            if exists && status.st_mode & S_IFMT != S_IFREG {
                temporary = nil
                file = open(self.path, O_WRONLY | O_CLOEXEC)
                guard file >= 0 else { throw Problem() }
                return
            }
            (temporary, file) = try Self.create(
                staysUnfinished ? Self.visible(self.path) : [Self.hidden(self.path)]
            )
            if exists { fchmod(file, status.st_mode & 0o7777) }
        }

        /// The path of the file being written.
        package var currentPath: String { temporary ?? path }

        /// The names that mark an incomplete file beside the target.
        private static func visible(_ path: String) -> [String] {
            [path + ".partial"] + (2...99).map { "\(path).partial\($0)" }
        }

        /// A unique temporary name beside the target.
        private static func hidden(_ path: String) -> String {
            let folder = (path as NSString).deletingLastPathComponent
            let name = (path as NSString).lastPathComponent
            let beside =
                ".\(name.utf8.count < 200 ? name : "legato").\(UInt64.random(in: 0 ... .max))"
            return folder.isEmpty ? beside : folder + "/" + beside
        }

        /// Creates the file under the first name not in use.
        private static func create(_ names: [String]) throws(Problem) -> (String, Int32) {
            for name in names {
                let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
                if file >= 0 { return (name, file) }
                guard errno == EEXIST, names.count > 1 else { throw Problem() }
            }
            throw Problem(
                "it has \(names.count) unfinished copies, \(names[0]) and so on",
                remedy: "Remove them."
            )
        }

        /// Appends data.
        package func write(_ data: Data) throws(Problem) {
            let problem = data.withUnsafeBytes { bytes -> Problem? in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = Glibc.write(
                        file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count
                    )
                    if count < 0 && errno == EINTR { continue }
                    guard count > 0 else { return Problem() }
                    rest = rest.dropFirst(count)
                }
                return nil
            }
            if let problem { throw problem }
        }

        /// Overwrites bytes at an offset.
        package func write(_ data: Data, over offset: Int) throws(Problem) {
            let count = data.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, offset) }
            guard count == data.count else { throw Problem() }
        }

        /// Flushes the file to disk and renames it over the old one.
        package func finish() throws(Problem) {
            guard file >= 0 else { return }
            let isWritten = temporary == nil || fsync(file) == 0
            let problem = Problem()
            let isClosed = close(file) == 0
            file = -1
            guard isWritten else { throw problem }
            guard isClosed else { throw Problem() }
            guard let temporary else { return }
            guard rename(temporary, path) == 0 else { throw Problem() }
            isInPlace = true
        }

        deinit {
            if file >= 0 { close(file) }
            if let temporary, !isInPlace, !staysUnfinished { unlink(temporary) }
        }
    }
}
