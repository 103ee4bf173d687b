import Foundation
import FoundationNetworking
import Synchronization

/// Downloads with a limit on the number of bytes of each.
nonisolated final class ImageDownloads: Sendable {
    private let session: URLSession
    private let receiver = Receiver()

    init(_ configuration: URLSessionConfiguration) {
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// Downloads the bytes at a URL; ends early if the task is cancelled.
    ///
    /// - Throws: `URLError`; `badServerResponse` if the server reports an error, and
    ///   `dataLengthExceedsMaximum` if there are more bytes.
    func bytes(at url: URL, atMost limit: Int) async throws -> Data {
        let download = session.dataTask(with: url)
        let id = download.taskIdentifier
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.begin(id, Download(limit: limit, continuation: continuation))
                guard !Task.isCancelled else { return receiver.end(id, .cancelled) }
                download.resume()
            }
        } onCancel: {
            receiver.end(id, .cancelled)
            download.cancel()
        }
    }
}

/// A download that has not ended.
nonisolated private struct Download: Sendable {
    var bytes = Data()
    let limit: Int
    let continuation: CheckedContinuation<Data, any Error>
}

/// The session delegate, which collects the bytes of downloads.
nonisolated private final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
    private let downloads = Mutex<[Int: Download]>([:])

    func begin(_ id: Int, _ download: Download) { downloads.withLock { $0[id] = download } }

    /// Ends a download with an error; has no effect if it has ended.
    func end(_ id: Int, _ code: URLError.Code) {
        take(id)?.continuation.resume(throwing: URLError(code))
    }

    private func take(_ id: Int) -> Download? {
        downloads.withLock { $0.removeValue(forKey: id) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let id = dataTask.taskIdentifier
        let limit = downloads.withLock { $0[id]?.limit } ?? 0
        if let answer = response as? HTTPURLResponse, answer.statusCode >= 400 {
            end(id, .badServerResponse)
            completionHandler(.cancel)
        } else if response.expectedContentLength > Int64(limit) {
            end(id, .dataLengthExceedsMaximum)
            completionHandler(.cancel)
        } else {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let id = dataTask.taskIdentifier
        let isTooLarge = downloads.withLock { downloads in
            guard let download = downloads[id] else { return false }
            if data.count > download.limit - download.bytes.count { return true }
            downloads[id]?.bytes.append(data)
            return false
        }
        guard isTooLarge else { return }
        end(id, .dataLengthExceedsMaximum)
        dataTask.cancel()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        guard let download = take(task.taskIdentifier) else { return }
        if let error {
            download.continuation.resume(throwing: error)
        } else {
            download.continuation.resume(returning: download.bytes)
        }
    }
}
