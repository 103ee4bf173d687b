import Foundation

/// Counts the objects that the Swift runtime allocates, on all threads.
///
/// It replaces a function of the runtime for good, so it is meant for the process of an exit
/// test. It counts instances, boxes, closures and the storage of collections.
public enum AllocationCount {
    private typealias Allocate =
        @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    /// Thrown where the runtime has no such function to replace.
    public struct Unsupported: Error {}

    // The replacement may run on any thread, and must not allocate. Both variables are set before
    // it is installed, and the counter is read while nothing else runs.
    nonisolated(unsafe) private static var original: Allocate?
    nonisolated(unsafe) private static var count = 0

    /// Starts counting.
    /// - Throws: `Unsupported` where the runtime's function cannot be replaced.
    public static func install() throws {
        guard let flag = dlsym(nil, switchName), let hook = dlsym(nil, "_swift_allocObject") else {
            throw Unsupported()
        }
        let function = hook.assumingMemoryBound(to: Allocate.self)
        count = 0
        original = function.pointee
        function.pointee = { metadata, size, alignment in
            AllocationCount.count += 1
            return AllocationCount.original?(metadata, size, alignment)
        }
        flag.assumingMemoryBound(to: Bool.self).pointee = true
    }

    /// Returns the number of objects allocated while a closure runs.
    public static func during(_ body: () -> Void) -> Int {
        let before = count
        body()
        return count - before
    }

    private static let switchName =
        "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
}
