import Synchronization

/// The source location at which an animation was started; recorded while a display is inspected.
package struct AnimationOrigin: Sendable, Equatable, CustomStringConvertible {
    private let fileID: StaticString
    private let line: Int

    /// Creates the origin at a line of a file; nil while no display is inspected.
    package init?(_ fileID: StaticString, _ line: Int) {
        guard Self.isRecorded else { return nil }
        (self.fileID, self.line) = (fileID, line)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.line == b.line && a.fileID.utf8Start == b.fileID.utf8Start
    }

    /// The module, the file and the line, such as `Demo/Card.swift:20`.
    package var description: String { "\(fileID):\(line)" }

    /// Whether any display is inspected.
    package static var isRecorded: Bool { recorders.load(ordering: .relaxed) > 0 }

    /// The number of displays that are inspected.
    private static let recorders = Atomic<Int>(0)

    /// Starts or stops recording origins; calls must be balanced.
    package static func record(_ isRecorded: Bool) {
        recorders.wrappingAdd(isRecorded ? 1 : -1, ordering: .relaxed)
    }
}

/// The origin of a transaction's animation; nil while no display is inspected.
package enum AnimationOriginKey: TransactionKey {
    package static var defaultValue: AnimationOrigin? { nil }
}

extension Transaction {
    /// Creates a transaction with an animation, and with its origin while a display is inspected.
    init(animation: Animation?, _ fileID: StaticString, _ line: Int) {
        self.init(animation: animation)
        if animation != nil, let origin = AnimationOrigin(fileID, line) {
            self[AnimationOriginKey.self] = origin
        }
    }
}
