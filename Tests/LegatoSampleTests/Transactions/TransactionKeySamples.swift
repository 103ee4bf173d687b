import Foundation
import Legato
import Observation
import Testing

/// The source of a change.
private enum Origin {
    case user
    case network
    case clock

    /// The animation for changes from this source.
    var animation: Animation? {
        switch self {
        case .user: Animation.smooth(duration: 2)
        case .network: nil
        case .clock: Animation.linear
        }
    }
}

private struct OriginKey: TransactionKey {
    static let defaultValue: Origin = .user
}

extension Transaction {
    fileprivate var origin: Origin {
        get { self[OriginKey.self] }
        set { self[OriginKey.self] = newValue }
    }
}

/// 003 Transactions: keys.
///
/// Samples 20 and 21 of document 003: custom transaction values.
@MainActor struct TransactionKeySamples {
    @Test func sample20_aKeyHasItsDefaultUntilItIsSetForOneTransaction() {
        #expect(Transaction().origin == .user)
        var transaction = Transaction()
        transaction.origin = .clock
        #expect(transaction.origin == .clock && transaction[OriginKey.self] == .clock)
        #expect(Transaction().origin == .user)
        #expect(Origin.user.animation == .smooth(duration: 2))
        #expect(Origin.network.animation == nil)
        #expect(Origin.clock.animation == .linear)
    }

    @Observable @MainActor final class Lamp {
        var isOn = false
    }

    private struct Room: View {
        @State private var lamp = Lamp()

        var body: some View {
            VStack(spacing: 20) {
                Rectangle().fill(lamp.isOn ? .white : .black)
                    .frame(width: 100, height: 100)
                    .transaction { $0.animation = $0[OriginKey.self].animation }
                Switches(lamp: lamp)
                Remote(lamp: lamp)
            }
        }
    }

    private struct Switches: View {
        let lamp: Lamp
        var body: some View {
            Button("By hand") { withTransaction(\.origin, .user) { lamp.isOn.toggle() } }
        }
    }

    private struct Remote: View {
        let lamp: Lamp
        var body: some View {
            Button("From afar") { withTransaction(\.origin, .network) { lamp.isOn.toggle() } }
            Button("By the clock") { withTransaction(\.origin, .clock) { lamp.isOn.toggle() } }
            Button("Unsaid") { lamp.isOn.toggle() }
        }
    }

    @Test func sample21_theSourceOfAChangeChoosesItsAnimation() throws {
        let stage = TransactionStage(Room())
        let shape = try stage.shape()
        let times = [0, 0.1, 0.2, 0.36, 1, 1.9, 6]
        func grey() throws -> [Double] {
            try stage.values(at: times) { Double(try stage.fill(shape).red) }
        }
        try stage.tap("By hand")
        let slow = try grey()
        #expect(slow[0] == 0 && slow[6] == 1)
        #expect(zip(slow, slow.dropFirst()).allSatisfy { $0 < $1 }, "\(slow)")
        try stage.tap("From afar")
        #expect(try grey() == times.map { _ in 0 })
        try stage.tap("By the clock")
        let quick = try grey()
        #expect(quick[0] == 0 && quick[1] < quick[2] && quick[2] < 1 && quick[3] == 1)
        try stage.tap("From afar")
        // Without a value in the transaction, the key has its default: by hand.
        try stage.tap("Unsaid")
        expectEqual(try grey(), slow)
    }
}
