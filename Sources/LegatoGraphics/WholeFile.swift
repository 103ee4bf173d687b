package import Foundation

/// Why a file could not be read or written, in the system's words.
package struct FileProblem: Error {
    /// The words.
    package let reason: String

    fileprivate init(_ reason: String) { self.reason = reason }
    /// The reason of the call that failed last.
    fileprivate init() { reason = String(cString: strerror(errno)) }
}

/// Files that are read and written as a whole.
///
/// What is written stands beside the old file until it is complete and then takes its place: whoever
/// reads sees the one or the other, and a full disk loses nothing.
package enum WholeFile {
    /// Reads a file of at most so many bytes.
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

    /// Puts data into the place of whatever a path names.
    ///
    /// What is no file, such as a pipe, is written to.
    package static func replace(_ path: String, with data: Data) throws(FileProblem) {
        let replacement = try Replacement(path)
        try replacement.write(data)
        try replacement.finish()
    }

    /// A file that takes the place of another one when it is complete.
    package final class Replacement {
        private let path: String
        /// Where it stands until then; nil for what is written to itself.
        private let temporary: String?
        private var file: Int32
        private var isInPlace = false

        /// Begins a file; nothing is seen of it yet.
        package init(_ path: String) throws(FileProblem) {
            // The file behind links is replaced, and not a link.
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

        /// Writes more of it.
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

        /// Writes over bytes that were written before.
        package func write(_ data: Data, over offset: Int) throws(FileProblem) {
            let bytes = [UInt8](data)
            guard pwrite(file, bytes, bytes.count, offset) == bytes.count else {
                throw FileProblem()
            }
        }

        /// Puts it into its place.
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
            // What was not finished is thrown away.
            if file >= 0 { close(file) }
            if let temporary, !isInPlace { unlink(temporary) }
        }
    }
}
