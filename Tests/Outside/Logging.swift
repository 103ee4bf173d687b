import SwiftUI
import os

private let logger = Logger(subsystem: "org.example.app", category: "Animation")

extension OSLog {
    static let points = OSLog(subsystem: "org.example.app", category: .pointsOfInterest)
}

extension Logger {
    static let views = Logger(subsystem: "org.example.app", category: "views")
}

final class Counter: Sendable {
    private let count = OSAllocatedUnfairLock(initialState: 0)

    func next() -> Int {
        count.withLock { value in
            value += 1
            return value
        }
    }
}

struct LoggedView: View {
    @State private var scale = 1.0
    let name: String
    let counter = Counter()
    private let signposter = OSSignposter(logger: logger)

    var body: some View {
        Circle()
            .scaleEffect(scale)
            .onTapGesture {
                let state = signposter.beginInterval("tap", id: signposter.makeSignpostID())
                withAnimation(.spring()) { scale *= 1.5 }
                signposter.endInterval("tap", state)
                logger.debug("tapped \(name, privacy: .public)")
                logger.debug("scale \(scale, format: .fixed(precision: 2))")
                Logger.views.error("\(counter.next()) taps of \(self.name) in \(#function)")
                os_log("scale is %f for %{public}@", log: .points, type: .debug, scale, name)
                os_log(.info, "%d taps", counter.next())
            }
            .onAppear {
                logger.log(level: .info, "\(name, align: .left(columns: 12), privacy: .private)")
                os_signpost(.event, log: .points, name: "appeared")
            }
    }
}
