import Synchronization
import Testing

/// Returns the messages of the issues that a closure reports; expects at least one.
///
/// No test is switched off by it: an expectation of the module reports an issue when it fails, and its
/// tests have to see that it does. A run without an issue fails.
func issues(
    sourceLocation: SourceLocation = #_sourceLocation, of body: () -> Void
) -> [String] {
    let found = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
        body()
    } matching: { issue in
        found.withLock { $0 += issue.comments.map(\.rawValue) }
        return true
    }
    return found.withLock(\.self)
}
