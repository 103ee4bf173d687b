import Glibc
import Testing

@testable import LegatoPlatform

/// The loss of a Wayland connection.
struct LossWatchTests {
    /// The two ends of a connection.
    private static func connection() -> (own: Int32, compositor: Int32) {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    @Test("A connection is lost when the compositor closes it, not when it sends something")
    func seen() {
        let (own, compositor) = Self.connection()
        defer { close(own) }
        let watch = LossWatch(own)
        #expect(!watch.see())
        #expect(write(compositor, "event", 5) == 5)
        #expect(!watch.see())
        close(compositor)
        #expect(watch.see())
        #expect(watch.see())
    }

    @Test("A loss that the loop notices does not end the process")
    func noticed() {
        let (own, compositor) = Self.connection()
        defer { close(own) }
        close(compositor)
        let watch = LossWatch(own, patience: 60)
        #expect(watch.see())
        #expect(!watch.awaitUnnoticedLoss())
    }

    @Test("A loss that the loop does not notice in time ends the process")
    func unnoticed() {
        let (own, compositor) = Self.connection()
        defer { close(own) }
        close(compositor)
        #expect(LossWatch(own, patience: 0.01).awaitUnnoticedLoss())
    }

    @Test("The message names the loss and the remedy")
    func message() {
        #expect(
            LossWatch.error.description
                == "Could not keep the windows open: the connection to the Wayland compositor was lost. "
                + "Start the program again once the compositor runs."
        )
    }
}
