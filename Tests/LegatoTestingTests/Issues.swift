import Synchronization
import Testing

/// Returns the messages of the issues that a closure reports; expects at least one.
///
/// It disables no test: the module's expectations report an issue when they fail, and their tests
/// must check that they do. A closure that reports no issue fails the test.
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
