#if Combine
import Combine
import Testing

/// Groups of elements by time.
struct CollectByTimeTests {
    /// A scheduler whose time a test advances, in seconds.
    private final class Clock: Scheduler {
        struct Time: Strideable {
            var seconds = 0.0

            func distance(to other: Time) -> Stride { Stride(seconds: other.seconds - seconds) }
            func advanced(by stride: Stride) -> Time { Time(seconds: seconds + stride.seconds) }
        }

        struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
            var seconds = 0.0
            var magnitude: Double { abs(seconds) }

            init(seconds: Double) { self.seconds = seconds }
            init(integerLiteral value: Int) { seconds = Double(value) }
            init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
            static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
            static func + (a: Stride, b: Stride) -> Stride {
                Stride(seconds: a.seconds + b.seconds)
            }
            static func - (a: Stride, b: Stride) -> Stride {
                Stride(seconds: a.seconds - b.seconds)
            }
            static func * (a: Stride, b: Stride) -> Stride {
                Stride(seconds: a.seconds * b.seconds)
            }
            static func *= (a: inout Stride, b: Stride) { a = a * b }
            static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
            static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
            static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }
        }

        private final class Timer: Cancellable {
            var next: Double
            let interval: Double
            let action: () -> Void
            var isActive = true

            init(_ next: Double, _ interval: Double, _ action: @escaping () -> Void) {
                (self.next, self.interval, self.action) = (next, interval, action)
            }

            func cancel() { isActive = false }
        }

        private(set) var now = Time()
        private var timers: [Timer] = []
        var minimumTolerance: Stride { 0 }
        /// Whether a timer runs.
        var isRunning: Bool { timers.contains(where: \.isActive) }

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

        func schedule(
            after date: Time, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
        ) {
            timers.append(Timer(date.seconds, .infinity, action))
        }

        func schedule(
            after date: Time, interval: Stride, tolerance: Stride, options: Never?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            let timer = Timer(date.seconds, interval.seconds, action)
            timers.append(timer)
            return timer
        }

        func advance(to end: Double) {
            now.seconds = end
            for timer in timers {
                while timer.isActive && timer.next <= end {
                    timer.action()
                    timer.next += timer.interval
                }
            }
        }
    }

    @Test("Each interval with elements becomes an array, and the rest is sent at the end")
    func byTime() {
        let (clock, source) = (Clock(), PassthroughSubject<Int, Never>())
        var (log, isDone) = ([[Int]](), false)
        let sink = source.collect(.byTime(clock, .seconds(1))).sink { _ in
            isDone = true
        } receiveValue: {
            log.append($0)
        }
        source.send(1)
        source.send(2)
        #expect(log == [])
        clock.advance(to: 1)
        clock.advance(to: 2)
        #expect(log == [[1, 2]])
        source.send(3)
        clock.advance(to: 2.5)
        #expect(log == [[1, 2]])
        source.send(completion: .finished)
        #expect(log == [[1, 2], [3]] && isDone && !clock.isRunning)
        sink.cancel()
    }

    @Test("A full group is sent before its interval ends")
    func byCount() {
        let (clock, source) = (Clock(), PassthroughSubject<Int, Never>())
        var log: [[Int]] = []
        let sink = source.collect(.byTimeOrCount(clock, .seconds(1), 2)).sink { log.append($0) }
        (1...3).forEach(source.send)
        #expect(log == [[1, 2]])
        clock.advance(to: 1)
        #expect(log == [[1, 2], [3]])
        sink.cancel()
        #expect(!clock.isRunning)
    }
}
#endif
