package import Foundation

/// The system's reason why a file could not be read or written.
package struct FileProblem: Error {
    /// The text of the system's error code.
    package let reason: String

    fileprivate init(_ reason: String) { self.reason = reason }
    /// Takes the reason from `errno`.
    fileprivate init() { reason = String(cString: strerror(errno)) }
}

/// Reads and writes complete files.
///
/// A write goes to a temporary file in the same folder, which is renamed over the old file when it
/// is complete. Readers see either the old or the new contents, and a full disk loses nothing.
package enum WholeFile {
    /// Reads a file, and throws if it is larger than `limit` bytes.
    package static func read(_ path: String, atMost limit: Int) throws(FileProblem) -> Data {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileProblem() }
        defer { close(file) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while data.count <= limit {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileProblem() }
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
        throw FileProblem("it has more than \(limit) bytes")
    }

    /// Replaces the file at a path.
    ///
    /// Pipes and devices are written to directly.
    package static func replace(_ path: String, with data: Data) throws(FileProblem) {
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

        /// Creates the temporary file.
        package init(_ path: String) throws(FileProblem) {
            // A symbolic link is followed: its target is replaced, not the link.
            let place = realpath(path, nil)
            defer { free(place) }
            self.path = place.map { String(cString: $0) } ?? path
            var status = stat()
            let exists = stat(self.path, &status) == 0
            if exists && status.st_mode & S_IFMT != S_IFREG {
                temporary = nil
                file = open(self.path, O_WRONLY | O_CLOEXEC)
                guard file >= 0 else { throw FileProblem() }
                return
            }
            let folder = (self.path as NSString).deletingLastPathComponent
            let name = (self.path as NSString).lastPathComponent
            let beside =
                ".\(name.utf8.count < 200 ? name : "legato").\(UInt64.random(in: 0 ... .max))"
            let temporary = folder.isEmpty ? beside : folder + "/" + beside
            self.temporary = temporary
            file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard file >= 0 else { throw FileProblem() }
            if exists { fchmod(file, status.st_mode & 0o7777) }
        }

        /// Appends data.
        package func write(_ data: Data) throws(FileProblem) {
            let bytes = [UInt8](data)
            var written = 0
            while written < bytes.count {
                let count = bytes[written...].withUnsafeBytes {
                    Glibc.write(file, $0.baseAddress, $0.count)
                }
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { throw FileProblem() }
                written += count
            }
        }

        /// Overwrites bytes at an offset.
        package func write(_ data: Data, over offset: Int) throws(FileProblem) {
            let bytes = [UInt8](data)
            guard pwrite(file, bytes, bytes.count, offset) == bytes.count else {
                throw FileProblem()
            }
        }

        /// Flushes the file to disk and renames it over the old one.
        package func finish() throws(FileProblem) {
            guard file >= 0 else { return }
            let isWritten = temporary == nil || fsync(file) == 0
            let problem = FileProblem()
            let isClosed = close(file) == 0
            file = -1
            guard isWritten else { throw problem }
            guard isClosed else { throw FileProblem() }
            guard let temporary else { return }
            guard rename(temporary, path) == 0 else { throw FileProblem() }
            isInPlace = true
        }

        deinit {
            // An unfinished file is deleted.
            if file >= 0 { close(file) }
            if let temporary, !isInPlace { unlink(temporary) }
        }
    }
}
