#if Macros
import Foundation
import Glibc
import Synchronization
import TestSupport

/// A process of the compiler plug-in, which the tests send the compiler's messages.
///
/// A message is JSON after its length in bytes, a little-endian 64-bit integer.
final class MacroPlugin {
    /// Why there is no answer to a message.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let name = "LegatoMacrosPlugin-tool"
    private static let shared = Mutex<MacroPlugin?>(nil)

    private let process = Process()
    /// The tests' end of a socket: unlike a pipe, it can report a dead reader without a signal.
    private let socket: Int32

    /// Returns the answer of the process that all tests share, which ends with them.
    ///
    /// Throws if the process ends before it answers; the next message starts another one.
    static func answer<Answer: Decodable>(to message: some Encodable) throws -> Answer {
        let data = try JSONEncoder().encode(message)
        let answer = try shared.withLock { plugin in
            let running = try plugin ?? MacroPlugin()
            plugin = nil
            let answer = try running.answer(to: data)
            plugin = running
            return answer
        }
        do {
            return try JSONDecoder().decode(Answer.self, from: answer)
        } catch {
            let text = String(decoding: answer, as: UTF8.self)
            throw Failure(description: "\(name) must answer with \(Answer.self), got \(text)")
        }
    }

    private init() throws {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            throw Failure(description: "socketpair failed: \(String(cString: strerror(errno)))")
        }
        socket = ends[0]
        let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.executableURL = try builtProgram(Self.name)
        (process.standardInput, process.standardOutput) = (other, other)
        try process.run()
        try other.close()
        let version = ["getCapability": ["capability": ["protocolVersion": 7]]]
        _ = try answer(to: JSONEncoder().encode(version))
    }

    deinit { close(socket) }

    private func answer(to message: Data) throws -> Data {
        var length = UInt64(message.count).littleEndian
        try send(Data(bytes: &length, count: 8) + message)
        let count = try receive(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        return try receive(Int(UInt64(littleEndian: count)))
    }

    private func send(_ data: Data) throws {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw ended() }
            rest = rest.dropFirst(count)
        }
    }

    private func receive(_ count: Int) throws -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: count)
        while data.count < count {
            let received = recv(socket, &buffer, count - data.count, 0)
            guard received > 0 else { throw ended() }
            data += buffer.prefix(received)
        }
        return data
    }

    private func ended() -> Failure {
        process.waitUntilExit()
        let cause = process.terminationReason == .exit ? "status" : "signal"
        return Failure(
            description: "\(Self.name) ended with \(cause) \(process.terminationStatus) before it "
                + "answered; see the standard error output"
        )
    }
}
#endif
