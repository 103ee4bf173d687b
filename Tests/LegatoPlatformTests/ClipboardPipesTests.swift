import Foundation
import Glibc
import LegatoGraphics
import LegatoLayers
import Testing

@testable import LegatoPlatform

/// Pipes of clipboard data.
struct ClipboardPipesTests {
    private func pipe() throws -> (reader: Int32, writer: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(Glibc.pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    private func read(_ pipes: ClipboardPipes, _ descriptor: Int32) -> ClipboardData {
        ClipboardData { pipes.read(from: descriptor, $0) }
    }

    @Test("Data larger than a pipe passes whole, and its end is the end of the reading")
    func passing() throws {
        let pipes = ClipboardPipes()
        let sent = [Data(), Data([7]), Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })]
        for data in sent {
            let (reader, writer) = try pipe()
            pipes.write(data, to: writer)
            #expect(try read(pipes, reader).wait(seconds: 30) == data)
        }
    }

    @Test("A program that does not read, and one that closes the pipe, hold up no other")
    func stuckReaders() throws {
        let pipes = ClipboardPipes()
        let data = Data(repeating: 1, count: 3_000_000)
        let (stuck, closed, other) = (try pipe(), try pipe(), try pipe())
        close(closed.reader)
        for writer in [stuck.writer, closed.writer, other.writer] {
            pipes.write(data, to: writer)
        }
        #expect(try read(pipes, other.reader).wait(seconds: 30) == data)
        close(stuck.reader)
    }

    @Test("A program that does not read loses its pipe after the limit")
    func expiredReader() throws {
        var limits = ClipboardLimits()
        limits.writing = 0
        let pipes = ClipboardPipes(limits: limits)
        let (reader, writer) = try pipe()
        pipes.write(Data(repeating: 1, count: 3_000_000), to: writer)
        // The end of the writer wakes `poll`, which reports only that.
        var request = pollfd(fd: reader, events: 0, revents: 0)
        #expect(poll(&request, 1, 30_000) == 1)
        #expect(request.revents == Int16(POLLHUP))
        close(reader)
    }

    @Test("A reading ends when nothing arrives, and when too much does")
    func limits() throws {
        var limits = ClipboardLimits()
        (limits.answer, limits.mostBytes) = (0, 1 << 20)
        let impatient = ClipboardPipes(limits: limits)
        let (reader, writer) = try pipe()
        let error = #expect(throws: ClipboardError.self) {
            try read(impatient, reader).wait(seconds: 30)
        }
        #expect(error?.description == "its owner has not answered for 0 s")
        close(writer)
        limits.answer = 30
        let pipes = ClipboardPipes(limits: limits)
        let other = try pipe()
        pipes.write(Data(repeating: 1, count: 3_000_000), to: other.writer)
        let excess = #expect(throws: ClipboardError.self) {
            try read(pipes, other.reader).wait(seconds: 30)
        }
        #expect(excess?.description == "it has more than 1 MiB")
    }

    @Test("Data of this program that is not loaded in time closes its pipe, and its type is named")
    func endless() throws {
        let late = Locked<ClipboardData.Completion?>(nil)
        let data = ClipboardData { completion in late.withLock { $0 = completion } }
        let calls = Locked(0)
        let limited = ClipboardData { done in
            data.load(within: 0) { result in
                calls.withLock { $0 += 1 }
                done(result)
            }
        }
        let error = #expect(throws: ClipboardError.self) { try limited.wait(seconds: 30) }
        #expect(
            error?.description
                == "it was not loaded within 0 s: what loads it must call its completion handler"
        )
        late.withLock(\.self)?(.success(Data([7])))
        #expect(calls.withLock(\.self) == 1)
        // Data that is loaded already is never too late.
        let loaded = Locked(Data())
        data.load(within: 0) { result in loaded.withLock { $0 = (try? result.get()) ?? Data() } }
        #expect(loaded.withLock(\.self) == Data([7]))
    }

    @Test("A pipe whose data is never loaded ends")
    func unloaded() throws {
        let form = ClipboardItem.Form("com.example.note", ClipboardData { _ in })
        let (reader, writer) = try pipe()
        PipedData([ClipboardItem([form])]).send("com.example.note", to: writer, within: 0)
        var request = pollfd(fd: reader, events: 0, revents: 0)
        #expect(poll(&request, 1, 30_000) == 1)
        #expect(request.revents == Int16(POLLHUP))
        close(reader)
    }
}
