import LegatoPlatform
import Testing

/// Drags to other programs by XDND.
struct XDragTests {
    private static let types = ["UTF8_STRING", "text/plain", "TEXT", "STRING"]
    private let first: XDragSource.Target
    private let second: XDragSource.Target

    init() throws {
        first = try #require(XDragSource.Target(window: 7, version: 5))
        second = try #require(XDragSource.Target(window: 9, receiver: 11, version: 4))
    }

    private func source() -> XDragSource { XDragSource(types: Self.types, time: 1000) }

    /// An answer of a window: whether it accepts, and its rectangle without further positions.
    private func status(
        _ window: Int, accepts: Bool = true, wantsAll: Bool = true, area: (Int, Int) = (0, 0)
    ) -> XDragStatus {
        XDragStatus([window, (accepts ? 1 : 0) | (wantsAll ? 2 : 0), area.0, area.1, 0])
    }

    @Test("Messages are the numbers of the protocol")
    func numbers() {
        let atoms = ["UTF8_STRING": UInt(21), "text/plain": 22, "TEXT": 23, "XdndActionCopy": 31]
        func numbers(_ message: XDragMessage) -> [UInt] {
            message.numbers(from: 5) { atoms[$0] ?? 0 }
        }
        #expect(numbers(.enter(version: 5, types: ["TEXT"])) == [5, 5 << 24, 23, 0, 0])
        #expect(numbers(.enter(version: 4, types: Self.types)) == [5, 4 << 24 | 1, 21, 22, 23])
        #expect(numbers(.position(x: 300, y: 40, time: 8)) == [5, 0, 300 << 16 | 40, 8, 31])
        #expect(numbers(.position(x: -1, y: -2, time: 8))[2] == 0xFFFF_FFFE)
        #expect(numbers(.leave) == [5, 0, 0, 0, 0])
        #expect(numbers(.drop(time: 8)) == [5, 0, 8, 0, 0])
        let names = [XDragMessage.leave, .drop(time: 0), .enter(version: 5, types: [])].map(\.name)
        #expect(names == ["XdndLeave", "XdndDrop", "XdndEnter"])
        #expect(XDragMessage.position(x: 0, y: 0, time: 0).name == "XdndPosition")
    }

    @Test("A target speaks the lower version, at least 3, and its proxy receives the messages")
    func versions() {
        #expect(XDragSource.Target(window: 7, version: 9)?.version == 5)
        #expect(XDragSource.Target(window: 7, version: 3)?.version == 3)
        for version: UInt in 0...2 {
            #expect(XDragSource.Target(window: 7, version: version) == nil)
        }
        #expect(first.receiver == 7)
        #expect(second.receiver == 11)
    }

    @Test("Of the moves before an answer, the last one follows it")
    func positions() {
        var source = source()
        #expect(
            source.move(to: first, x: 1, y: 2) == [
                .init(.enter(version: 5, types: Self.types), to: first),
                .init(.position(x: 1, y: 2, time: 1000), to: first),
            ]
        )
        #expect(source.move(to: first, x: 3, y: 4) == [])
        #expect(source.move(to: first, x: 5, y: 6) == [])
        // Answers of others change nothing.
        #expect(source.receive(status(8)) == [])
        #expect(
            source.receive(status(7)) == [.init(.position(x: 5, y: 6, time: 1000), to: first)]
        )
        #expect(source.receive(status(7)) == [])
        #expect(
            source.move(to: first, x: 7, y: 8) == [
                .init(.position(x: 7, y: 8, time: 1000), to: first)
            ]
        )
    }

    @Test("A target receives no positions in the rectangle that it has answered for")
    func silence() {
        var source = source()
        _ = source.move(to: first, x: 10, y: 10)
        let area = (10 << 16 | 10, 20 << 16 | 5)
        #expect(source.receive(status(7, wantsAll: false, area: area)) == [])
        #expect(source.move(to: first, x: 29, y: 14) == [])
        #expect(source.move(to: first, x: 30, y: 14).count == 1)
        #expect(source.receive(status(7, wantsAll: true, area: area)) == [])
        #expect(source.move(to: first, x: 12, y: 12).count == 1)
    }

    @Test("The target is left for another one, and for none")
    func targets() {
        var source = source()
        _ = source.move(to: first, x: 1, y: 2)
        #expect(
            source.move(to: second, x: 3, y: 4) == [
                .init(.leave, to: first), .init(.enter(version: 4, types: Self.types), to: second),
                .init(.position(x: 3, y: 4, time: 1000), to: second),
            ]
        )
        #expect(source.move(to: nil, x: 5, y: 6) == [.init(.leave, to: second)])
        #expect(source.move(to: nil, x: 6, y: 6) == [])
        #expect(source.drop(now: 0) == [])
        #expect(source.isAccepted == false)
    }

    @Test("A drop waits for the answer, and the data until the target has finished")
    func drop() {
        var source = source()
        _ = source.move(to: first, x: 1, y: 2)
        #expect(source.drop(now: 10) == [])
        #expect(source.isAccepted == nil)
        #expect(source.deadline == 10 + XDragSource.answerTimeout)
        #expect(source.move(to: second, x: 3, y: 4) == [])
        #expect(source.receive(status(7)) == [.init(.drop(time: 1000), to: first)])
        #expect(source.isAccepted == nil)
        #expect(source.deadline == 10 + XDragSource.transferTimeout)
        source.finish([8, 1, 31, 0, 0])
        #expect(source.isAccepted == nil)
        source.finish([7, 1, 31, 0, 0])
        #expect(source.isAccepted == true)
        #expect(source.deadline == nil)
    }

    @Test("A drop waits for the answers to the last two positions")
    func lateMove() {
        var source = source()
        _ = source.move(to: first, x: 1, y: 2)
        #expect(source.move(to: first, x: 3, y: 4) == [])
        #expect(source.drop(now: 10) == [])
        #expect(
            source.receive(status(7)) == [.init(.position(x: 3, y: 4, time: 1000), to: first)]
        )
        #expect(source.receive(status(7)) == [.init(.drop(time: 1000), to: first)])
    }

    @Test("A target of version 5 reports whether it has taken the items; earlier ones do not")
    func failure() {
        for (target, isTaken) in [(first, false), (second, true)] {
            var source = source()
            _ = source.move(to: target, x: 1, y: 2)
            _ = source.receive(status(Int(target.window)))
            _ = source.drop(now: 10)
            source.finish([Int(target.window), 0, 0, 0, 0])
            #expect(source.isAccepted == isTaken)
        }
    }

    @Test("A new drag leaves the target that has not answered, and not the one that fetches data")
    func conclusion() {
        var silent = source()
        _ = silent.move(to: first, x: 1, y: 2)
        _ = silent.drop(now: 10)
        #expect(silent.conclude() == [.init(.leave, to: first)])
        #expect(silent.isAccepted == false)

        var fetching = source()
        _ = fetching.move(to: first, x: 1, y: 2)
        _ = fetching.receive(status(7))
        _ = fetching.drop(now: 10)
        #expect(fetching.conclude() == [])
        #expect(fetching.isAccepted == true)
    }

    @Test("A target that refuses, and one that does not answer, are left")
    func refusal() {
        var refused = source()
        _ = refused.move(to: first, x: 1, y: 2)
        _ = refused.receive(status(7, accepts: false))
        #expect(refused.drop(now: 0) == [.init(.leave, to: first)])
        #expect(refused.isAccepted == false)

        var silent = source()
        _ = silent.move(to: first, x: 1, y: 2)
        _ = silent.drop(now: 10)
        #expect(silent.expire(now: 11.9) == [])
        #expect(silent.expire(now: 12) == [.init(.leave, to: first)])
        #expect(silent.isAccepted == false)
        #expect(silent.receive(status(7)) == [])
    }

    @Test("A target that never finishes keeps the data for a minute")
    func endless() {
        var source = source()
        _ = source.move(to: first, x: 1, y: 2)
        _ = source.receive(status(7))
        #expect(source.drop(now: 10) == [.init(.drop(time: 1000), to: first)])
        #expect(source.cancel() == [])
        #expect(source.expire(now: 69.9) == [])
        #expect(source.isAccepted == nil)
        #expect(source.expire(now: 70) == [])
        #expect(source.isAccepted == true)
    }

    @Test("A cancelled drag leaves its target")
    func cancel() {
        var source = source()
        _ = source.move(to: first, x: 1, y: 2)
        _ = source.receive(status(7))
        #expect(source.cancel() == [.init(.leave, to: first)])
        #expect(source.isAccepted == false)
        #expect(source.move(to: first, x: 3, y: 4) == [])
    }
}
